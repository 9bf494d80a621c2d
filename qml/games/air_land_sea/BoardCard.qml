import QtQuick
import Hexmoot
import Hexmoot.Ui

/// A card lying in a lane. Lit, it may be picked; a press on any other shows it at the side.
BattleCard {
    id: card

    required property int index
    required property AlsBoard board
    readonly property bool lit: row.lit

    objectName: row.handle
    faceDown: !row.up
    number: row.number
    chosen: row.chosen
    activeFocusOnTab: lit
    onClicked: board.chooseSpot(row.spot)
    onHoveredChanged: board.point(hovered ? row.spot : "")
    onActiveFocusChanged: board.point(activeFocus ? row.spot : "")
    Keys.onReturnPressed: board.takeSpot(row.spot)
    Keys.onEnterPressed: board.takeSpot(row.spot)

    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.px(3)
        radius: 8 * card.k + Theme.px(3)
        visible: card.lit && !card.chosen
        color: Theme.clear
        border.width: Theme.focusWidth
        border.color: Theme.beacon
    }
    Icon {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(6 * card.k)
        visible: card.row.peeked
        name: visible ? "eye" : ""
        size: Math.round(22 * card.k)
        colour: Theme.backInk
    }
}
