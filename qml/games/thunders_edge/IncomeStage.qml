pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The income of a turn: what each seat got, from what.
FocusScope {
    id: part

    required property TableModel table
    readonly property TeBoard board: table.board as TeBoard

    Rectangle {
        anchors.fill: parent
        color: Theme.bg0
    }
    ScrollArea {
        anchors.fill: parent
        anchors.margins: Theme.px(Theme.low ? 16 : 28)

        Column {
            id: list
            width: parent.width
            spacing: Theme.sp3

            Label {
                width: parent.width
                text: qsTr("Income")
                font: Theme.h1
                Accessible.role: Accessible.Heading
            }
            Label {
                width: parent.width
                text: qsTr("Locations pay what they are worth, besieged ones nothing. The lowest sum of Resource Values gets the Bishops’ Grant.")
                color: Theme.mid
            }
            Repeater {
                model: part.board.orders.income

                IncomeRow {
                    width: list.width
                }
            }
            RuleLink {
                width: parent.width
                ruleId: "TE-RES-3"
                onClicked: part.table.openRule(ruleId)
            }
        }
    }
}
