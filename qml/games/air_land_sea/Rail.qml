pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The two seats, across from each other as their cards lie, and the deck between them.
Item {
    id: rail

    required property TableModel table
    readonly property AlsBoard board: table.board as AlsBoard

    ScrollArea {
        anchors.fill: parent
        anchors.topMargin: Theme.sp3
        anchors.bottomMargin: Theme.sp3
        anchors.leftMargin: Theme.px(14)
        contentHeight: Math.max(height, upper.height + deck.height + lower.height + 2 * Theme.sp3)

        RailSeat {
            id: upper
            width: parent.width
            table: rail.table
            seat: 1
        }
        DeckNote {
            id: deck
            width: parent.width
            y: Math.round((upper.height + lower.y - height) / 2)
            deck: rail.board.deck
        }
        RailSeat {
            id: lower
            width: parent.width
            y: parent.height - height
            table: rail.table
            seat: 0
        }
    }
}
