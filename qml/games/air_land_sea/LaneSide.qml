pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// One seat's stack in a lane, oldest card highest, and the place of the card that may come.
/// Cards shrink until the strength of every covered one can be read.
Item {
    id: side

    required property Rows cards
    required property var ghost
    required property var lost
    required property bool armed
    required property TableModel table
    required property AlsBoard board
    property bool above: false
    readonly property int count: cards.count
    readonly property bool ghosted: ghost.totals !== undefined
    readonly property real near: Theme.px(height < Theme.px(120) ? 6 : 12)
    /// Between the stack and the edge of the lane.
    readonly property real far: Theme.px(height < Theme.px(120) ? 4 : 7)
    readonly property real room: height - near - far - Theme.px(2)
    /// A covered card shows at least this part of its width: its strength.
    readonly property real least: 0.3
    /// What the outline of a lit card takes of the card it covers.
    readonly property real outline: Theme.focusWidth + Theme.heavyBorder
    readonly property int covered: Math.max(0, count - 1)
    readonly property real cardWidth: Math.floor(Math.min(Theme.px(104), (room - outline * covered) / (1.4 + least * covered),
                                                          width * 0.42))
    readonly property real cardHeight: Math.round(cardWidth * 1.4)
    readonly property real step: count > 1 ? Math.min(Theme.px(46), (room - cardHeight) / (count - 1)) : 0
    readonly property real tall: cardHeight + step * covered
    readonly property real cardsY: above ? Math.max(far, height - near - Theme.px(2) - tall) : near
    /// From 0, cards in the middle, to 1, cards aside to make room for the place.
    property real aside: ghosted && count > 0 ? 1 : 0
    readonly property real middleX: (width - cardWidth) / 2
    readonly property real cardsX: middleX + aside * (Math.max(Theme.sp2, width * 0.5 - Theme.px(20) - cardWidth) - middleX)
    /// Cards that lie there when the table opens do not arrive.
    property bool settled: false

    Behavior on aside {
        NumberAnimation { duration: Theme.move; easing.type: Easing.OutCubic }
    }
    Timer {
        interval: 200
        running: true
        onTriggered: side.settled = true
    }
    Repeater {
        model: side.cards

        BoardCard {
            x: side.cardsX
            y: side.cardsY + index * side.step
            width: side.cardWidth
            shown: side.step
            board: side.board
            arrives: side.settled
        }
    }
    While {
        on: side.ghosted

        Ghost {
            x: side.count > 0 ? side.width * 0.5 + Theme.px(10) : (side.width - width) / 2
            y: side.above ? side.height - side.near - Theme.px(2) - height : side.near
            width: Math.min(Theme.px(126), side.width * 0.44)
            height: Math.min(Theme.px(146), side.room)
            ghost: side.ghost
            armed: side.armed
        }
    }
    While {
        on: side.lost.at !== undefined && !Theme.still

        LostCard {
            x: side.count > 0 ? Math.min(side.middleX + side.cardWidth + Theme.sp1, side.width - width - Theme.sp1) : side.middleX
            y: side.above ? side.height - side.near - Theme.px(2) - height : side.near
            z: 1
            row: side.lost
            width: side.cardWidth
            height: implicitHeight
        }
    }
}
