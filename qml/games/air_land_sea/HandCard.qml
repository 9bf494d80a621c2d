import QtQuick
import Hexmoot
import Hexmoot.Ui

/// A card of the open hand.
Item {
    id: slot

    required property var row
    required property real cardWidth
    required property bool keyBeside
    required property AlsBoard board
    required property int index
    readonly property string digit: Settings.letterKeys ? row.digit : ""

    // Dealt one after the other as the drawer opens.
    Component.onCompleted: dealing.start()

    SequentialAnimation {
        id: dealing

        PropertyAction { target: slot; property: "opacity"; value: Theme.still ? 1 : 0 }
        PauseAnimation { duration: Theme.still ? 0 : 40 * Math.max(0, slot.index) }
        NumberAnimation { target: slot; property: "opacity"; to: 1; duration: Theme.move; easing.type: Easing.OutCubic }
    }

    implicitWidth: cardWidth + (keyBeside && digit ? Theme.px(10) + key.width : 0)
    implicitHeight: card.height

    BattleCard {
        id: card

        readonly property bool lit: slot.row.lit

        row: slot.row
        width: slot.cardWidth
        objectName: "hand-" + slot.row.key
        chosen: slot.row.chosen
        checked: slot.row.chosen
        description: slot.digit ? qsTr("Key %1").arg(slot.digit) : ""
        ownEnter: slot.row.chosen
        takesFocus: true
        onEntered: slot.board.confirm()
        onClicked: slot.board.chooseCard(slot.row.card)
        onHoveredChanged: slot.board.point(hovered ? slot.row.card : "")
        onActiveFocusChanged: slot.board.point(activeFocus ? slot.row.card : "")
    }
    Keycap {
        id: key
        y: slot.keyBeside ? Math.round((parent.height - height) / 2) : parent.height - height - Theme.px(4)
        x: slot.keyBeside ? slot.cardWidth + Theme.px(10) : slot.cardWidth - width - Theme.px(4)
        key: slot.digit
        solid: true
    }
}
