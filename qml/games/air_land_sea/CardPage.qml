import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The page "Selected": the card that is chosen or pointed at, where it may go, and the rules about it.
ScrollArea {
    id: page

    required property TableModel table
    required property AlsBoard board
    readonly property var detail: board.detail
    readonly property bool shows: detail.label !== undefined

    Loader {
        width: parent.width
        active: page.shows
        sourceComponent: CardDetail {
            detail: page.detail
            onRuleWanted: (id) => page.table.openRule(id)
        }
    }
    Label {
        width: parent.width
        visible: !page.shows
        text: page.board.nothing
        color: Theme.mid
    }
}
