pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot.Ui

/// How a sitting works in this house, for the room beside the tiles while the shelf is short.
Panel {
    id: house

    Column {
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.sp6
        width: parent.width - 2 * x
        spacing: Theme.sp5

        Label {
            width: parent.width
            text: qsTr("At this table")
            font: Theme.h2
            Accessible.role: Accessible.Heading
        }
        Grid {
            id: grid
            width: parent.width
            columns: width < Theme.px(560) ? 1 : 2
            columnSpacing: Theme.sp6
            rowSpacing: Theme.sp5

            Repeater {
                model: [{ icon: "users", text: qsTr("Everybody plays at this one screen.") },
                    { icon: "eye-off", text: qsTr("Your cards open only for you; the others look away.") },
                    { icon: "undo", text: qsTr("Undo is free until something was revealed.") },
                    { icon: "save", text: qsTr("Every move is saved the moment it is made.") }]

                Row {
                    id: line

                    required property var modelData

                    width: (grid.width - (grid.columns - 1) * grid.columnSpacing) / grid.columns
                    spacing: Theme.sp4

                    Rectangle {
                        id: disc
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.button
                        height: width
                        radius: Theme.sp3
                        color: Theme.bg3

                        Icon {
                            anchors.centerIn: parent
                            name: line.modelData.icon
                            size: Theme.iconL
                        }
                    }
                    Label {
                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width - disc.width - parent.spacing
                        text: line.modelData.text
                        color: Theme.mid
                    }
                }
            }
        }
    }
}
