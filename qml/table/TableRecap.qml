import QtQuick
import Hexmoot
import Hexmoot.Ui

/// At an open table, where no curtain tells it: what is new to the seat that begins to play.
Panel {
    id: box

    required property TableModel table

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
            width: parent.width
            text: qsTr("Since %1 last played").arg(box.table.nameOf(box.table.recapSeat))
            font: Theme.strong
            Accessible.role: Accessible.Heading
        }
        RecapLines {
            width: parent.width
            recap: box.table.recap
        }
    }
}
