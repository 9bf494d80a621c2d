pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The page "Selected": what is pointed at, and the words that may be said and have no place of their own.
ScrollArea {
    id: page

    required property TableModel table
    readonly property TeBoard board: table.board as TeBoard

    Column {
        width: parent.width
        spacing: Theme.sp3

        MoreWords {
            width: parent.width
            board: page.board
        }
    }
}
