pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The seats: name, livery, PIN; add, remove, shuffle.
FocusScope {
    id: seats

    required property SetupModel setup
    readonly property bool locked: setup.privacy === SetupModel.Locked

    function limits(): string {
        if (setup.minSeats === setup.maxSeats)
            return qsTr("This game seats exactly %1.").arg(setup.maxSeats);
        return setup.count === setup.maxSeats ? qsTr("%1 seats is the most this game allows.").arg(setup.maxSeats)
                                              : Phrase.fill(qsTr("%1 to %2 seats."), [setup.minSeats, setup.maxSeats]);
    }

    height: column.height

    Shortcut {
        enabled: Settings.letterKeys
        sequence: "S"
        onActivated: seats.setup.shuffle()
    }
    Column {
        id: column
        width: parent.width
        spacing: Theme.px(10)

        Repeater {
            model: seats.setup

            SeatRow {
                width: column.width
                focus: index === 0
                setup: seats.setup
                locked: seats.locked
            }
        }
        Item {
            width: parent.width
            height: Math.max(limit.height, buttons.height)

            Label {
                id: limit
                anchors.left: parent.left
                anchors.right: buttons.left
                anchors.rightMargin: Theme.sp3
                anchors.verticalCenter: parent.verticalCenter
                text: seats.limits()
                font: Theme.small
                color: Theme.faint
            }
            Row {
                id: buttons
                anchors.right: parent.right
                spacing: Theme.sp3

                Button {
                    kind: Button.Quiet
                    visible: seats.setup.count < seats.setup.maxSeats
                    icon: "plus"
                    text: qsTr("Add a seat")
                    onClicked: seats.setup.addSeat()
                }
                Button {
                    kind: Button.Quiet
                    icon: "shuffle"
                    text: qsTr("Shuffle seats")
                    keycap: Settings.letterKeys ? "S" : ""
                    onClicked: seats.setup.shuffle()
                }
            }
        }
    }
}
