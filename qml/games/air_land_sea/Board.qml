pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The board of Air, Land & Sea: three lanes side by side.
GameBoard {
    id: view

    readonly property AlsBoard board: table.board as AlsBoard
    readonly property var strip: board.strip
    readonly property bool ended: board.ending.title !== undefined

    function digit(number: int): bool {
        const key = board.handKey(number);
        if (key)
            board.chooseCard(key);
        return key.length > 0;
    }

    felt: Paint.felt
    railWidth: Theme.px(Theme.compact ? 190 : 236)
    handTitle: ended ? board.ending.title : strip.title ?? ""
    handHint: ended ? board.ending.how : (Theme.low ? strip.shortHint : strip.hint) ?? ""
    handShort: ended ? "" : strip.shortHint ?? ""
    handIcon: ended ? "flag" : ""
    handHeight: Theme.low ? Theme.px(Theme.rows < 520 ? 90 : 112) : Theme.handStrip
    rail: Qt.resolvedUrl("Rail.qml")
    scores: Qt.resolvedUrl("Scores.qml")
    hand: Qt.resolvedUrl("Hand.qml")
    closedHand: Qt.resolvedUrl("ClosedHand.qml")
    lens: Qt.resolvedUrl("Lens.qml")
    mayMagnify: board.detail.label !== undefined
    page: Qt.resolvedUrl("CardPage.qml")

    ScrollArea {
        id: area
        anchors.fill: parent
        anchors.margins: Theme.px(Theme.low ? 6 : 12)
        anchors.leftMargin: Theme.px(14)
        anchors.rightMargin: Theme.px(14)
        focus: true
        contentHeight: Math.max(height, Theme.px(190))

        Row {
            id: lanes
            anchors.fill: parent
            spacing: Theme.px(12)

            Repeater {
                model: view.board.lanes

                Lane {
                    width: (lanes.width - 2 * lanes.spacing) / 3
                    height: lanes.height
                    table: view.table
                    board: view.board
                }
            }
        }
    }
}
