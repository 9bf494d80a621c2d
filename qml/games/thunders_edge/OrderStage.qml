pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The booth in which an order is written: what can be bought at the left, what it comes to at the right.
FocusScope {
    id: part

    required property TableModel table
    readonly property TeBoard board: table.board as TeBoard
    readonly property TeOrders orders: board.orders
    readonly property var sum: orders.sum

    Rectangle {
        anchors.fill: parent
        color: Theme.bg0
    }
    BoothHead {
        id: head
        width: parent.width
        livery: part.sum.livery ?? 0
        name: part.sum.title ?? ""
        about: part.sum.about ?? ""
    }
    ScrollArea {
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: sums.left
        anchors.leftMargin: Theme.px(Theme.narrow ? 12 : 24)
        anchors.rightMargin: Theme.px(14)
        anchors.topMargin: Theme.px(Theme.low ? 4 : 14)

        Column {
            id: list
            width: parent.width

            Repeater {
                model: part.orders.items

                OrderRow {
                    width: list.width
                    onMore: part.orders.more(row.key)
                    onLess: part.orders.less(row.key)
                }
            }
        }
    }
    OrderSum {
        id: sums
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        width: Math.round(Math.min(Theme.px(430), parent.width * 0.33))
        table: part.table
    }
}
