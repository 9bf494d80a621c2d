pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// A takeback past a seal, a new PIN, another privacy level: every seat says yes, at a locked table with its PIN, or it does not happen.
Layer {
    id: ballot

    required property TableModel table
    readonly property int voter: table.voter
    readonly property bool pinWanted: voter >= 0

    signal done()

    function refuse() {
        table.vote(table.asksForVote, false);
    }
    /// Another seat's yes begins with an empty field.
    function begin() {
        pin.text = "";
        if (pin.visible)
            pin.forceActiveFocus(Qt.OtherFocusReason);
        else
            restFocus();
    }
    objectName: "votes"
    onVoterChanged: begin()
    focusFirst: false  // an Enter too many must not agree for somebody
    open: table.asksForVote >= 0
    title: table.voteTitle
    onClosed: refuse()
    onOpenChanged: if (!open) done()
    Keys.onPressed: (event) => {
        const digit = Keymap.digit(event.key, event.modifiers, event.nativeScanCode);
        const vote = pinWanted ? undefined : table.votes.find(each => each.seat + 1 === digit);
        if (vote !== undefined && !vote.agreed) {
            event.accepted = true;
            table.vote(vote.seat, true);
        }
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
            readonly property bool typing: modelData.seat === ballot.voter

            objectName: "vote-" + modelData.seat
            width: parent.width
            title: modelData.name
            note: modelData.agreed ? qsTr("agrees") : typing ? qsTr("agrees with the PIN below") : qsTr("Press to agree")
            enabled: !modelData.agreed && !typing
            activeFocusOnTab: enabled
            onClicked: ballot.table.vote(modelData.seat, true)
            leading: SeatEmblem { livery: seat.modelData.livery }
            trailing: [
                Keycap { key: seat.enabled && !ballot.pinWanted && Settings.letterKeys ? seat.modelData.seat + 1 : "" },
                Icon { visible: seat.modelData.agreed; name: "check"; colour: Theme.ok }
            ]
        }
    }
    PinField {
        id: pin
        objectName: "vote-pin"
        width: parent.width
        visible: ballot.pinWanted
        onVisibleChanged: ballot.begin()
        who: ballot.table.nameOf(ballot.voter)
        faulty: ballot.table.pinFault.length > 0
        wait: ballot.pinWanted ? ballot.table.pinWait : 0
        asks: true
        onTried: (typed) => ballot.table.vote(ballot.voter, true, typed)
    }
    Label {
        width: parent.width
        visible: text.length > 0
        text: pin.waiting || (ballot.pinWanted ? ballot.table.pinFault : "")
        font: Theme.strong
        Accessible.role: Accessible.AlertMessage
    }
    Button {
        objectName: "vote-agree"
        width: parent.width
        visible: ballot.pinWanted
        kind: Button.Primary
        icon: "check"
        text: qsTr("Agree")
        keycap: Keymap.text["confirm"]
        onClicked: pin.tryPin()
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
