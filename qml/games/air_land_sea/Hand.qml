pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The open hand: each card with its number key. A drawn card stands first, apart.
Item {
    id: hand

    required property TableModel table
    readonly property AlsBoard board: table.board as AlsBoard
    readonly property int count: Math.max(1, board.hand.count)
    readonly property real slot: (width + Theme.px(20)) / count
    readonly property bool keyBeside: slot >= Theme.handCard + Theme.px(26 + 30)
    readonly property real cardWidth: Math.floor(Math.min(Theme.handCard, (height - Theme.px(24)) / 1.4,
                                                          slot - Theme.px(keyBeside ? 56 : 14)))

    Row {
        anchors.verticalCenter: parent.verticalCenter
        spacing: Math.min(Theme.px(20), hand.slot - hand.cardWidth - (hand.keyBeside ? Theme.px(36) : 0))

        Repeater {
            model: hand.board.hand

            HandCard {
                cardWidth: hand.cardWidth
                keyBeside: hand.keyBeside
                board: hand.board
            }
        }
    }
    Label {
        anchors.verticalCenter: parent.verticalCenter
        visible: hand.board.hand.count === 0
        text: hand.board.strip.empty ?? ""
        color: Theme.mid
    }
}
