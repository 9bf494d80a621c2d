pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// What stands where the hand opens: what an open card or a public move may be used on.
FocusScope {
    id: part

    required property TableModel table
    readonly property TeBoard board: table.board as TeBoard
    readonly property TeCards cards: board.cards

    While {
        on: part.cards.mode === "choose"

        ScrollArea {
            anchors.fill: parent
            anchors.topMargin: Theme.px(10)
            anchors.bottomMargin: Theme.px(14)

            Choices {
                width: parent ? parent.width : 0
                cards: part.cards
                cardHeight: part.height - Theme.px(34)
            }
        }
    }
}
