pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The page "Selected": the card that is chosen or pointed at, where it may go, and the rules about it.
ScrollArea {
    id: page

    required property TableModel table
    readonly property AlsBoard board: table.board as AlsBoard
    readonly property var detail: board.detail
    readonly property bool shows: detail.label !== undefined

    Column {
        width: parent.width

        While {
            on: page.shows

            CardDetail {
                width: parent ? parent.width : 0
                detail: page.detail
                onRuleWanted: (id) => page.table.openRule(id)
            }
        }
        While {
            on: !page.shows

            ShortGuide {
                width: parent ? parent.width : 0
                nothing: page.board.nothing
                guide: page.board.guide
            }
        }
    }
}
