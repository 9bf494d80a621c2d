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
    readonly property color tone: Seats.text(sum.livery ?? 0, Theme.light)

    Rectangle {
        anchors.fill: parent
        color: Theme.bg0
    }
    Rectangle {
        id: head
        width: parent.width
        height: Theme.px(Theme.low ? 52 : 68)
        color: Qt.tint(Theme.bg1, Qt.alpha(part.tone, 0.12))

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.heavyBorder
            color: part.tone
        }
        SeatEmblem {
            id: badge
            x: Theme.px(20)
            anchors.verticalCenter: parent.verticalCenter
            livery: part.sum.livery ?? 0
            size: Theme.px(Theme.low ? 36 : 44)
        }
        Label {
            id: title
            anchors.left: badge.right
            anchors.leftMargin: Theme.sp3
            anchors.verticalCenter: parent.verticalCenter
            text: part.sum.title ?? ""
            font: Theme.h2
            color: part.tone
            wrapMode: Text.NoWrap
            Accessible.role: Accessible.Heading
        }
        Label {
            anchors.left: title.right
            anchors.leftMargin: Theme.sp4
            anchors.baseline: title.baseline
            text: part.sum.about ?? ""
            font: Theme.small
            color: Theme.mid
            wrapMode: Text.NoWrap
        }
        IconText {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(20)
            anchors.verticalCenter: parent.verticalCenter
            icon: "eye-off"
            colour: Theme.warn
            text: qsTr("Everyone else looks away")
        }
    }
    ScrollArea {
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: sums.left
        anchors.leftMargin: Theme.px(16)
        anchors.rightMargin: Theme.px(18)
        anchors.topMargin: Theme.px(6)

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
        width: Math.round(Math.min(Theme.px(380), parent.width * 0.33))
        table: part.table
    }
}
