pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The seats of a sealed round (or of the table) and who is up; with Pause.
Rectangle {
    id: foot

    property string title
    property var queue: []
    /// The number keys call seats.
    property bool numbered: false

    signal seatChosen(int index)
    signal paused()

    implicitHeight: Math.max(Theme.px(Theme.low ? 0 : 206), column.height + 2 * Theme.px(Theme.low ? 10 : 24))
    color: Theme.night

    Column {
        id: column
        x: Theme.px(Theme.narrow ? 16 : 60)
        y: Theme.px(Theme.low ? 10 : 24)
        width: parent.width - 2 * x
        spacing: Theme.sp4

        Item {
            width: parent.width
            height: pause.height

            Label {
                id: heading
                anchors.verticalCenter: parent.verticalCenter
                text: foot.title
                font: Theme.h3
                color: Theme.nightText
                wrapMode: Text.NoWrap
            }
            Label {
                anchors.left: heading.right
                anchors.leftMargin: Theme.sp3
                anchors.right: pause.left
                anchors.rightMargin: Theme.sp3
                anchors.verticalCenter: parent.verticalCenter
                visible: !Theme.narrow
                text: foot.numbered ? qsTr("Any unsealed player may go next. Press a number to choose.") : ""
                font: Theme.small
                color: Theme.nightMid
            }
            Button {
                id: pause
                anchors.right: parent.right
                kind: Button.Quiet
                icon: "clock"
                text: qsTr("Pause here")
                keycap: Settings.letterKeys ? "P" : ""
                ink: Theme.nightText
                edge: Theme.nightLine
                onClicked: foot.paused()
            }
        }
        Grid {
            id: grid
            width: parent.width
            visible: foot.queue.length > 0 && !(Theme.low && Theme.narrow)
            columns: Math.max(1, Math.min(foot.queue.length, Math.floor((width + columnSpacing) / Theme.px(180))))
            columnSpacing: Theme.px(14)
            rowSpacing: Theme.px(8)

            Repeater {
                model: foot.queue

                CurtainSeat {
                    numbered: foot.numbered
                    width: Math.min(Theme.px(290), (grid.width - (grid.columns - 1) * grid.columnSpacing) / grid.columns)
                    onClicked: foot.seatChosen(index)
                }
            }
        }
    }
}
