pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The two seats, across from each other as their cards lie, and the deck between them. Where there is too little height for
/// all of it the seats are brief, and the one that acts stays in view.
Item {
    id: rail

    required property TableModel table
    readonly property AlsBoard board: table.board as AlsBoard
    readonly property RailSeat acting: lower.acting ? lower : upper.acting ? upper : null
    readonly property bool cramped: upper.whole + deck.height + lower.whole + 2 * Theme.sp3 > area.height

    onActingChanged: showing.restart()
    onHeightChanged: showing.restart()

    // After the layout, and after the area has settled.
    Timer {
        id: showing
        interval: 20
        onTriggered: if (rail.acting) area.show(rail.acting)
    }

    ScrollArea {
        id: area
        anchors.fill: parent
        anchors.topMargin: Theme.sp3
        anchors.bottomMargin: Theme.sp3
        anchors.leftMargin: Theme.px(14)
        contentHeight: Math.max(height, upper.height + deck.height + lower.height + 2 * Theme.sp3)
        onContentHeightChanged: showing.restart()

        RailSeat {
            id: upper
            width: parent.width
            table: rail.table
            seat: 1
            brief: rail.cramped
        }
        DeckNote {
            id: deck
            width: parent.width
            y: Math.round((upper.height + lower.y - height) / 2)
            deck: rail.board.deck
        }
        RailSeat {
            id: lower
            width: parent.width
            y: parent.height - height
            table: rail.table
            seat: 0
            brief: rail.cramped
        }
    }
}
