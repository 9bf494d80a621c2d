import QtQuick
import Hexmoot.Ui

/// The column of seats at the left of the table. Children are SeatCards and whatever the game adds below them.
FocusScope {
    id: rail

    property string title
    property bool collapsed: false
    property real gap: Theme.px(9)
    default property alias seats: column.data

    implicitWidth: collapsed ? 0 : Theme.rail
    visible: !collapsed
    Accessible.role: Accessible.Pane
    Accessible.name: title.length > 0 ? title : qsTr("Seats")

    Rectangle {
        anchors.fill: parent
        color: Theme.bg1
    }
    Rectangle {
        anchors.right: parent.right
        width: Theme.border
        height: parent.height
        color: Theme.line
    }
    ScrollArea {
        anchors.fill: parent
        anchors.margins: Theme.sp3

        Column {
            id: column
            width: parent.width
            spacing: rail.gap

            SectionLabel {
                text: rail.title
                visible: rail.title.length > 0 && !Theme.compact
            }
        }
    }
}
