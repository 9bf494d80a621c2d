import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The card that is pointed at, large enough to be read from across the room.
Rectangle {
    id: lens

    required property TableModel table
    readonly property AlsBoard board: table.board as AlsBoard
    readonly property var detail: board.detail

    objectName: "lens"
    implicitWidth: card.width + 2 * Theme.sp4
    implicitHeight: card.height + 2 * Theme.sp4
    radius: Theme.radiusL
    color: Theme.bg1
    border.width: Theme.heavyBorder
    border.color: Theme.edge

    BattleCard {
        id: card
        anchors.centerIn: parent
        row: lens.detail
        width: Math.min(Theme.px(360), (Theme.extent.height - 4 * Theme.sp4) / 1.4)
        faceDown: lens.detail.faceDown === true && lens.detail.card === undefined
        number: lens.detail.number ?? ""
        enabled: false
        activeFocusOnTab: false
        role: Accessible.Graphic
    }
}
