import QtQuick
import Hexmoot.Ui

/// How a sitting works in this house, for the room beside the tiles while the shelf is short.
Panel {
    Column {
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.sp6
        width: parent.width - 2 * x
        spacing: Theme.sp4

        Label {
            width: parent.width
            text: qsTr("At this table")
            font: Theme.h2
            Accessible.role: Accessible.Heading
        }
        IconText {
            room: parent.width - Theme.px(24)
            icon: "users"
            text: qsTr("Everybody plays at this one screen.")
        }
        IconText {
            room: parent.width - Theme.px(24)
            icon: "eye-off"
            text: qsTr("Your cards open only for you; the others look away.")
        }
        IconText {
            room: parent.width - Theme.px(24)
            icon: "undo"
            text: qsTr("Undo is free until something was revealed.")
        }
        IconText {
            room: parent.width - Theme.px(24)
            icon: "save"
            text: qsTr("Every move is saved the moment it is made.")
        }
    }
}
