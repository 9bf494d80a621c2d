pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The Mission cards of the open hand, side by side; they close up when there are many.
Row {
    id: hand

    required property TeCards cards
    required property real room
    required property real cardHeight
    readonly property int count: Math.max(1, cards.missions.count)
    readonly property real cardWidth: Math.floor(Math.min(cardHeight / 1.4, (room - (count - 1) * spacing) / count))

    spacing: Theme.px(12)

    Repeater {
        model: hand.cards.missions

        MissionCard {
            width: hand.cardWidth
            takesFocus: true
            onClicked: hand.cards.press(row.key)
            onInspected: hand.cards.inspect(row.key)
            onHoveredChanged: hand.cards.point(hovered ? row.key : "")
            onActiveFocusChanged: hand.cards.point(activeFocus ? row.key : "")
        }
    }
}
