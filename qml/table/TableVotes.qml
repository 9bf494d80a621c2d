pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// A takeback past a seal, a new PIN, another privacy level: every seat says yes, or it does not happen.
Layer {
    id: ballot

    required property TableModel table

    signal done()

    function refuse() {
        table.vote(table.asksForVote, false);
    }

    objectName: "votes"
    focusFirst: false  // an Enter too many must not agree for somebody
    open: table.asksForVote >= 0
    title: table.voteTitle
    onClosed: refuse()
    onOpenChanged: if (!open) done()
    Keys.onPressed: (event) => {
        const plain = !(event.modifiers & ~Qt.KeypadModifier);  // Ctrl and a digit looks at a hand
        const vote = plain ? table.votes[event.key - Qt.Key_1] : undefined;
        event.accepted = vote !== undefined && !vote.agreed;
        if (event.accepted)
            table.vote(vote.seat, true);
    }

    Label {
        width: parent.width
        text: ballot.table.voteText
        color: Theme.mid
    }
    Repeater {
        model: ballot.table.votes

        ListRow {
            id: seat

            required property var modelData

            objectName: "vote-" + modelData.seat
            width: parent.width
            title: modelData.name
            note: modelData.agreed ? qsTr("agrees") : qsTr("Press to agree")
            enabled: !modelData.agreed
            activeFocusOnTab: enabled
            onClicked: ballot.table.vote(modelData.seat, true)
            leading: SeatEmblem { livery: seat.modelData.livery }
            trailing: [
                Keycap { key: seat.modelData.agreed ? "" : seat.modelData.seat + 1 },
                Icon { visible: seat.modelData.agreed; name: "check"; colour: Theme.ok }
            ]
        }
    }
    Button {
        objectName: "vote-no"
        width: parent.width
        icon: "ban"
        text: qsTr("No, it stays")
        keycap: Keymap.text["back"]
        onClicked: ballot.refuse()
    }
}
