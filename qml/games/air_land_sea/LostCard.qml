import QtQuick
import Hexmoot
import Hexmoot.Ui

/// A card that a rule destroyed on its way here, `row` of the lane: it comes, is struck and goes off towards the deck.
/// The log says it too; without motion there is nothing to see.
BattleCard {
    id: card

    readonly property int at: row.at
    property real away: 0

    objectName: "lost"
    faceDown: !row.up
    enabled: false
    activeFocusOnTab: false
    Accessible.ignored: true
    transform: Translate { x: -card.away * Theme.px(70) }
    Component.onCompleted: going.start()
    onAtChanged: going.restart()

    SequentialAnimation {
        id: going

        PropertyAction { target: card; property: "struck"; value: false }
        PropertyAction { target: card; property: "away"; value: 0 }
        PropertyAction { target: card; property: "opacity"; value: 1 }
        NumberAnimation { target: card; property: "scale"; from: 1.18; to: 1; duration: Theme.move; easing.type: Easing.OutCubic }
        PropertyAction { target: card; property: "struck"; value: true }
        PauseAnimation { duration: Theme.linger }
        ParallelAnimation {
            NumberAnimation { target: card; property: "away"; to: 1; duration: 2 * Theme.move; easing.type: Easing.InCubic }
            NumberAnimation { target: card; property: "opacity"; to: 0; duration: 2 * Theme.move; easing.type: Easing.InCubic }
        }
    }
}
