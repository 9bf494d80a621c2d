import QtQuick
import Hexmoot
import Hexmoot.Ui

/// At an open table, where no curtain tells it: what is new to the seat that begins to play. With `loose` it lies over the board, and can be
/// put away.
Panel {
    id: box

    required property TableModel table
    property bool loose: false

    signal read()

    objectName: "recap"
    height: lines.height + 2 * Theme.sp4
    Accessible.role: Accessible.Grouping
    Accessible.name: title.text

    Column {
        id: lines
        x: Theme.sp4
        y: Theme.sp4
        width: parent.width - 2 * Theme.sp4
        spacing: Theme.sp3

        Label {
            id: title
            width: parent.width - (box.loose ? away.width : 0)
            text: box.table.recapTitle
            font: Theme.strong
            Accessible.role: Accessible.Heading
        }
        RecapLines {
            width: parent.width
            recap: box.table.recap
        }
    }
    ToolButton {
        id: away
        objectName: "recap-away"
        x: parent.width - width - Theme.sp2
        y: Theme.sp2
        visible: box.loose
        icon: "close"
        text: qsTr("Dismiss")
        onClicked: box.read()
    }
}
