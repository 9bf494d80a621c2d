pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The small map of a battle, and what follows from it.
Panel {
    id: outlook

    required property TableModel table
    readonly property TeBoard board: table.board as TeBoard
    readonly property TeMap map: board.map
    readonly property bool mapped: width > Theme.px(420)
    readonly property real mapWidth: Math.min(Theme.px(300), Math.round(width * 0.42))

    height: Math.max(mapped ? Theme.px(Theme.low ? 140 : Theme.rows > 880 ? 232 : 172) : 0, words.height + 2 * Theme.px(16))

    While {
        on: outlook.mapped

        HexVignette {
            x: Theme.px(21)
            y: Theme.px(Theme.low ? 10 : 18)
            width: outlook.mapWidth
            height: outlook.height - 2 * y
            hexes: outlook.map.hexes
            areas: outlook.map.areas
            pieces: outlook.map.pieces
            lights: outlook.board.combat.lights
            arrows: outlook.board.combat.arrows
            only: outlook.board.combat.places
            text: qsTr("Map of the battle")
        }
    }
    Column {
        id: words
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(21)
        anchors.left: parent.left
        anchors.leftMargin: outlook.mapped ? outlook.mapWidth + Theme.px(45) : Theme.px(18)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(6)

        Label {
            width: parent.width
            text: outlook.board.combat.follows.title ?? ""
            font: Theme.h3
        }
        Label {
            width: parent.width
            text: outlook.board.combat.follows.text ?? ""
            font: Theme.small
            color: Theme.mid
        }
        RuleLink {
            width: parent.width
            visible: ruleId.length > 0
            ruleId: outlook.board.combat.follows.rule ?? ""
            onClicked: outlook.table.openRule(ruleId)
        }
        IconText {
            room: parent.width - Theme.px(30)
            icon: "lock"
            text: qsTr("Dice are final. Undo stops at the roll.")
        }
    }
}
