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
        anchors.margins: Theme.px(Theme.low ? 12 : 16)
        anchors.leftMargin: Theme.px(Theme.low ? 12 : 27)
        anchors.rightMargin: Theme.px(Theme.low ? 12 : 26)

        Column {
            id: column
            width: parent.width
            spacing: Theme.px(Theme.low ? 8 : 16)

            Row {
                spacing: Theme.px(14)
                Accessible.role: Accessible.StaticText
                Accessible.name: sums.sum.text ?? ""

                Item {
                    width: left.width
                    height: Theme.px(Theme.low ? 44 : 65)

                    Label {
                        id: left
                        objectName: "credits-left"
                        anchors.centerIn: parent
                        text: sums.sum.left ?? ""
                        font: Theme.low ? Theme.hero : Theme.face(Theme.displayFamily, 72, Font.ExtraBold, -0.03)
                        lineHeight: 1
                        Accessible.ignored: true
                    }
                }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    anchors.verticalCenterOffset: Theme.px(6)
                    text: qsTr("Credits left\nof %1").arg(sums.sum.budget ?? "")
                    color: Theme.mid
                    Accessible.ignored: true
                }
            }
            Row {
                id: bar
                readonly property int parts: sums.sum.budget ?? 0

                width: parent.width
                spacing: Theme.px(parts > 24 ? 1 : 4)

                Repeater {
                    model: bar.parts

                    Rectangle {
                        required property int index
                        readonly property bool spent: index < sums.sum.spent

                        width: (bar.width - (bar.parts - 1) * bar.spacing) / bar.parts
                        height: Theme.px(12)
                        radius: Theme.px(3)
                        color: spent ? Theme.warn : Theme.bg3
                        border.width: spent ? 0 : Theme.border
                        border.color: Theme.line
                    }
                }
            }
            Label {
                width: parent.width
                text: sums.sum.note ?? ""
                font: Theme.small
                color: Theme.mid
            }
            Divider {
                width: parent.width
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
            Divider {
                width: parent.width
                visible: sums.orders.offWorld.count > 0 && sums.orders.transit.count + sums.orders.orbit.count > 0
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
