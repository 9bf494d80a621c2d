pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// A battle: its steps above, the attacker left, the defender right, the dice and the small map between them.
FocusScope {
    id: part

    required property TableModel table
    readonly property TeBoard board: table.board as TeBoard
    readonly property TeCombat combat: board.combat
    readonly property bool firstRolls: boxes.count > 0 && rolls(0)
    readonly property bool rolling: firstRolls || (boxes.count > 1 && rolls(1))

    function rolls(index: int): bool {
        const box = boxes.itemAt(index) as RollBox;
        return box !== null && box.rolling;
    }
    readonly property int sideWidth: Math.round(Math.min(Theme.px(372), width * 0.27))

    Rectangle {
        anchors.fill: parent
        color: Theme.bg0
    }
    CombatSteps {
        id: steps
        width: parent.width
        steps: part.combat.steps
    }
    CombatSide {
        id: left
        anchors.top: steps.bottom
        anchors.bottom: parent.bottom
        width: part.sideWidth
        side: part.combat.attacker
        units: part.combat.attackers
        help: part.combat.attackHelp
        lost: part.combat.attackersLost
        rolling: part.rolling
        onPicked: (key) => part.combat.pick(key)
        onFired: (area) => part.combat.support(area)
    }
    Rectangle {
        anchors.left: left.right
        anchors.top: steps.bottom
        anchors.bottom: parent.bottom
        width: Theme.border
        color: Theme.line
    }
    ScrollArea {
        anchors.top: steps.bottom
        anchors.bottom: parent.bottom
        anchors.left: left.right
        anchors.right: right.left
        anchors.margins: Theme.px(Theme.low ? 10 : 20)
        anchors.topMargin: Theme.px(Theme.low ? 6 : 14)
        anchors.leftMargin: Theme.px(Theme.low ? 10 : 26)
        anchors.rightMargin: Theme.px(Theme.low ? 10 : 26)

        Column {
            id: middle
            width: parent.width
            spacing: Theme.px(Theme.low ? 8 : 14)

            Repeater {
                id: boxes
                model: part.combat.rolls

                RollBox {
                    required property int index

                    width: middle.width
                    visible: index === 0 || !part.firstRolls
                    time: part.combat.rollTime
                }
            }
            CombatOutlook {
                width: middle.width
                table: part.table
            }
        }
    }
    Rectangle {
        anchors.right: right.left
        anchors.top: steps.bottom
        anchors.bottom: parent.bottom
        width: Theme.border
        color: Theme.line
    }
    CombatSide {
        id: right
        anchors.top: steps.bottom
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        width: part.sideWidth
        side: part.combat.defender
        units: part.combat.defenders
        help: part.combat.defenceHelp
        lost: part.combat.defendersLost
        rolling: part.rolling
        onPicked: (key) => part.combat.pick(key)
        onFired: (area) => part.combat.support(area)
    }
}
