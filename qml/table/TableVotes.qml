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
    /// A PIN is tried once: the field is empty for the next attempt.
    function tryPin() {
        const typed = pin.text;
        pin.text = "";
        pin.forceActiveFocus(Qt.OtherFocusReason);
        table.vote(voter, true, typed);
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
    TextField {
        id: pin
        objectName: "vote-pin"
        width: parent.width
        visible: ballot.pinWanted
        onVisibleChanged: ballot.begin()
        name: qsTr("PIN of %1").arg(ballot.table.nameOf(ballot.voter))
        hint: name
        icon: "lock"
        maximumLength: 4
        validator: RegularExpressionValidator { regularExpression: /[0-9]{0,4}/ }
        echoMode: TextInput.Password
        faulty: ballot.table.pinFault.length > 0
        Keys.onReturnPressed: ballot.tryPin()
        Keys.onEnterPressed: ballot.tryPin()
    }
    Label {
        width: parent.width
        visible: text.length > 0
        text: !ballot.pinWanted ? "" : ballot.table.pinWait > 0 ? qsTr("Next try in %1 s").arg(ballot.table.pinWait) : ballot.table.pinFault
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
        onClicked: ballot.tryPin()
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
