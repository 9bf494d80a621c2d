pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The right side of an order: Credits left, where the counters go, the unit off world, what is placed on the map.
Item {
    id: sums

    required property TableModel table
    readonly property TeBoard board: table.board as TeBoard
    readonly property TeOrders orders: board.orders
    readonly property var sum: orders.sum

    Rectangle {
        anchors.fill: parent
        color: Theme.bg1
    }
    Rectangle {
        width: Theme.border
        height: parent.height
        color: Theme.line
    }
    ScrollArea {
        anchors.fill: parent
        anchors.margins: Theme.px(Theme.low ? 12 : 20)

        Column {
            id: column
            width: parent.width
            spacing: Theme.px(Theme.low ? 8 : 12)

            Row {
                spacing: Theme.sp3
                Accessible.role: Accessible.StaticText
                Accessible.name: sums.sum.text ?? ""

                Label {
                    objectName: "credits-left"
                    text: sums.sum.left ?? ""
                    font: Theme.hero
                    lineHeight: 0.9
                    Accessible.ignored: true
                }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("Credits left\nof %1").arg(sums.sum.budget ?? "")
                    font: Theme.small
                    color: Theme.mid
                    Accessible.ignored: true
                }
            }
            Item {
                width: parent.width
                height: Theme.px(12)

                Rectangle {
                    anchors.fill: parent
                    radius: Theme.px(3)
                    color: Theme.bg3
                    border.width: Theme.border
                    border.color: Theme.line
                }
                Rectangle {
                    width: sums.sum.budget > 0 ? parent.width * sums.sum.spent / sums.sum.budget : 0
                    height: parent.height
                    radius: Theme.px(3)
                    color: Theme.warn
                }
            }
            Label {
                width: parent.width
                text: sums.sum.note ?? ""
                font: Theme.small
                color: Theme.mid
            }
            OrderChoices {
                width: parent.width
                board: sums.board
            }
            OrderBox {
                width: parent.width
                title: qsTr("To Transit, face down")
                note: qsTr("Lands next turn at the earliest.")
                rows: sums.orders.transit
                onPressed: (piece) => sums.orders.changeBox("transit", piece)
            }
            OrderBox {
                width: parent.width
                title: qsTr("To Orbit, face down")
                note: qsTr("Lands already in this turn.")
                rows: sums.orders.orbit
                onPressed: (piece) => sums.orders.changeBox("orbit", piece)
            }
            Column {
                width: parent.width
                visible: sums.orders.placed.count > 0
                spacing: Theme.px(4)

                Label {
                    text: qsTr("On the map")
                    font: Theme.h3
                }
                Repeater {
                    model: sums.orders.placed

                    Label {
                        required property var row

                        width: column.width
                        text: row.text
                        font: Theme.small
                        color: Theme.mid
                    }
                }
            }
            OrderOffWorld {
                width: parent.width
                visible: sums.orders.offWorld.count > 0
                orders: sums.orders
            }
            RuleLink {
                width: parent.width
                ruleId: sums.sum.rule ?? ""
                onClicked: sums.table.openRule(ruleId)
            }
        }
    }
}
