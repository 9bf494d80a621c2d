pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The page "Selected": what is pointed at, the words that may be said and have no place of their own, and the moves that are free at any time.
ScrollArea {
    id: page

    required property TableModel table
    readonly property TeBoard board: table.board as TeBoard

    Column {
        width: parent.width
        spacing: Theme.sp3

        Repeater {
            model: page.board.cards.detail

            CardPage {
                width: parent ? parent.width : 0
                table: page.table
            }
        }
        MapPage {
            id: mapPage
            width: parent.width
            table: page.table
            visible: page.board.cards.detail.count === 0 && shows
            onRuleWanted: (id) => page.table.openRule(id)
        }
        Repeater {
            model: page.board.cards.front

            SeatPage {
                visible: page.board.cards.detail.count === 0 && !mapPage.shows
                width: parent ? parent.width : 0
                cards: page.board.cards
            }
        }
        Label {
            width: parent.width
            visible: page.board.stage === "map" && page.board.cards.detail.count + page.board.cards.front.count === 0 && !mapPage.shows && page.table.recapSeat < 0
            text: qsTr("Point at an area or press a seat: what lies there is told here.")
            font: Theme.small
            color: Theme.mid
        }
        MoreWords {
            width: parent.width
            board: page.board
        }
        FreeMoves {
            width: parent.width
            cards: page.board.cards
        }
        While {
            on: page.board.cards.detail.count === 0 && (page.board.stage === "senate" || page.board.stage === "booth")

            SenateHints {
                width: parent ? parent.width : 0
                board: page.board
                onRuleWanted: (id) => page.table.openRule(id)
            }
        }
    }
}
