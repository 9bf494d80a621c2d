pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// What a card or an ability may be used on: cards, players, units, numbers.
Flow {
    id: choices

    required property TeCards cards
    property real cardHeight: Theme.px(160)

    spacing: Theme.sp3

    Repeater {
        model: choices.cards.choices

        FocusScope {
            id: slot
            required property var row
            readonly property bool isCard: row.kind === "card"

            width: isCard ? Math.floor(choices.cardHeight / 1.4) : chip.count > 0 ? (chip.itemAt(0) as Item).implicitWidth : 0
            height: isCard ? choices.cardHeight : Theme.button

            While {
                on: slot.isCard

                AnyCard {
                    row: slot.row.face
                    width: slot.width
                    onPressed: choices.cards.press(slot.row.key)
                    onInspected: choices.cards.inspect(slot.row.key)
                    // A card that goes lets go of the pointer when the list has gone before it.
                    onPointed: (on) => choices?.cards.point(on ? slot.row.key : "")
                }
            }
            While {
                id: chip
                on: !slot.isCard

                ChoiceButton {
                    row: slot.row
                    onClicked: choices.cards.press(slot.row.key)
                }
            }
        }
    }
}
