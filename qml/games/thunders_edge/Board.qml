pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The table of Thunder's Edge: what the moment needs stands in the middle.
GameBoard {
    id: view

    readonly property TeBoard board: table.board as TeBoard
    readonly property var stages: ({
        "map": "MapStage.qml", "senate": "SenateStage.qml", "booth": "BoothStage.qml", "combat": "CombatStage.qml",
        "order": "OrderStage.qml", "income": "IncomeStage.qml", "scores": "ScoreStage.qml"
    })
    /// What may be said at the side keeps it open.
    readonly property bool needsSide: board.more.count > 0 || board.cards.freeMoves.count > 0 || board.cards.detail.count > 0

    /// The focus follows to the map only: elsewhere Enter says what the digits have put together.
    function digit(number: int): bool {
        return board.digit(number) && board.stage === "map";
    }

    function boardKey(action: string): bool {
        return (stage.item as MapStage)?.boardKey(action) ?? false;
    }

    felt: Paint.felt
    rail: railWidth > 0 ? Qt.resolvedUrl("Rail.qml") : ""
    // The other stages show their seats themselves.
    railWidth: board.stage === "map" || board.stage === "income" || board.stage === "scores" ? Theme.rail : 0
    wide: !needsSide && (board.stage === "combat" || secluded)
    secluded: board.stage === "booth" || board.stage === "order"
    sideWidth: Theme.px(Theme.compact ? 270 : board.stage === "senate" ? 336 : 292)
    scores: Qt.resolvedUrl("Moment.qml")
    gauge: Qt.resolvedUrl("Tension.qml")
    clock: board.turn > 0 ? Phrase.fill(qsTr("Turn %1"), [board.turn]) : table.clock
    hand: Qt.resolvedUrl("Hand.qml")
    closedHand: Qt.resolvedUrl("ClosedHand.qml")
    handTitle: board.cards.title
    handHint: board.cards.note
    handIcon: table.drawerSeat < 0 && board.cards.mode === "choose" ? "cards" : ""
    handHeight: board.cards.mode !== "" && (board.deals.open || (board.stage !== "booth" && board.stage !== "order")) ? Theme.handStrip : 0
    page: Qt.resolvedUrl("Page.qml")
    telling: board.stage === "scores" && board.scores.revealing
    lens: Qt.resolvedUrl("Lens.qml")
    mayMagnify: board.stage === "map" && board.map.area.key !== undefined

    Part {
        id: stage
        anchors.fill: parent
        focus: true
        part: Qt.resolvedUrl(view.stages[view.board.stage])
        given: ({ table: view.table })
    }
    While {
        on: view.board.deals.open

        DealSheet {
            x: Math.round((view.width - width) / 2)
            y: view.height - height - Theme.sp3
            width: Math.min(Theme.px(780), view.width - 2 * Theme.sp3)
            most: view.height - 2 * Theme.sp3
            deals: view.board.deals
        }
    }
}
