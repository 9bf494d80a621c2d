pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The table of a game under way: phase bar, seats, board, side panel, hand, prompt bar, and the layers above them.
FocusScope {
    id: screen

    required property TableModel table
    readonly property GameBoard board: boardPart.item as GameBoard
    property bool railShown: !Theme.compact
    property bool sideShown: !Theme.compact
    /// Where the board wants the whole width, the side panel shows once it was asked for.
    property bool sideAsked: false
    readonly property bool wide: board !== null && board.wide
    readonly property bool sideOpen: wide ? sideAsked : sideShown
    /// The page that was asked for; what somebody picked out stands before it until the decision is over.
    property int wished: TableSide.Selected
    property bool singled: false
    /// The recap that lies loose on the board was put away.
    property bool recapRead: false
    readonly property int page: singled ? TableSide.Selected : wished
    readonly property string moment: table ? table.askedSeat + " " + table.drawerSeat : ""
    readonly property int asked: table ? table.askedSeat : -1
    readonly property int answers: table ? table.answers : 0
    readonly property bool curtained: table.curtainSeat >= 0

    /// Back to the start: the game is saved.
    signal leaveWanted()
    signal rematchWanted()
    signal savesWanted()
    signal settingsWanted()

    function openSide(open: bool) {
        if (wide)
            sideAsked = open;
        else
            sideShown = open;
    }

    function showPage(which: int) {
        wished = which;
        singled = false;
        openSide(true);
    }

    /// A layer is gone: the focus goes back below it.
    function refocus() {
        if (curtained)
            (curtain.itemAt(0) as Item).forceActiveFocus(Qt.OtherFocusReason);
        else
            felt.forceActiveFocus();
    }

    function showRule(id: string) {
        table.openRule(id);
        showPage(TableSide.Rules);
    }

    function search() {
        if (page !== TableSide.Log)
            showPage(TableSide.Rules);
        openSide(true);
        side.search();
    }

    focus: true
    onMomentChanged: singled = false
    onWideChanged: sideAsked = false
    onAskedChanged: recapRead = false
    onAnswersChanged: FocusSteps.leave(felt)  // an Enter too many answers nothing
    Accessible.role: Accessible.Pane
    Accessible.name: table.title

    Binding {
        target: Keymap
        property: "spaceLooks"
        value: screen.activeFocus
    }
    Binding {
        target: screen.table
        property: "idleSeconds"
        value: Settings.drawerIdleSeconds
    }
    Connections {
        target: screen.Window.window
        function onActiveChanged() {
            if (!screen.Window.window.active)
                screen.table.abandon();
        }
    }
    Connections {
        target: screen.table
        function onRuleOpened() {
            screen.showPage(TableSide.Rules);
        }
    }

    Connections {
        target: screen.table ? screen.table.board : null
        function onSingledOut() {
            screen.singled = true;
            if (side.activeFocus)
                boardPart.forceActiveFocus(Qt.OtherFocusReason);
        }
    }

    Component.onDestruction: if (table) table.leave()
    Keys.onPressed: (event) => keys.press(event)
    Keys.onReleased: (event) => keys.release(event)

    Announcer {
        text: screen.table.spoken
    }
    TableKeys {
        id: keys
        table: screen.table
        board: screen.board
        felt: felt
        prompt: prompt
        enabled: felt.enabled
        onMenuWanted: pause.show()
        onPageWanted: (page) => screen.showPage(page)
        onRuleWanted: screen.showRule("")
        onSearchWanted: screen.search()
        onRailToggled: screen.railShown = !screen.railShown
        onSideToggled: screen.openSide(!screen.sideOpen)
    }

    FocusScope {
        id: felt
        anchors.fill: parent
        focus: !screen.curtained
        visible: !screen.curtained
        enabled: visible && !pause.open && !privacy.open && !votes.open && !end.open

        Rectangle {
            anchors.fill: parent
            color: screen.board ? screen.board.felt : Theme.bg0
        }
        TableHead {
            id: head
            width: parent.width
            table: screen.table
            board: screen.board
            railShown: screen.railShown
            sideShown: screen.sideOpen
            visible: !screen.board || !screen.board.secluded
            onRailToggled: screen.railShown = !screen.railShown
            onSideToggled: screen.openSide(!screen.sideOpen)
            onMenuOpened: pause.show()
            onRulesWanted: screen.showRule("")
            onSavesWanted: screen.savesWanted()
            onSettingsWanted: screen.settingsWanted()
        }
        Part {
            id: rail
            anchors.top: head.visible ? head.bottom : parent.top
            anchors.bottom: strip.top
            visible: screen.railShown
            width: visible && screen.board ? screen.board.railWidth : 0
            part: screen.board ? screen.board.rail : ""
            given: ({ table: screen.table })
        }
        Part {
            id: boardPart
            anchors.top: head.visible ? head.bottom : parent.top
            anchors.bottom: strip.top
            anchors.left: rail.right
            anchors.right: side.left
            focus: true
            part: screen.table.boardUrl
            given: ({ table: screen.table })
        }
        TableStrip {
            id: strip
            anchors.bottom: prompt.top
            anchors.left: parent.left
            anchors.right: side.left
            table: screen.table
            board: screen.board
        }
        TableSide {
            id: side
            anchors.top: head.visible ? head.bottom : parent.top
            anchors.bottom: prompt.top
            anchors.right: parent.right
            table: screen.table
            board: screen.board
            current: screen.page
            collapsed: !screen.sideOpen
            onChosen: (index) => screen.showPage(index)
            onRuleWanted: (id) => screen.showRule(id)
        }
        TablePrompt {
            id: prompt
            anchors.bottom: parent.bottom
            width: parent.width
            table: screen.table
            onEndWanted: end.show()
        }
    }
    While {
        on: keys.magnifying && felt.visible && screen.board !== null && screen.board.mayMagnify

        Part {
            x: Math.round(boardPart.x + (boardPart.width - width) / 2)
            y: Math.round(boardPart.y + (boardPart.height - height) / 2)
            part: screen.board.lens
            given: ({ table: screen.table })
        }
    }
    While {
        on: screen.table.refused && !screen.sideOpen && felt.visible

        TableRefusal {
            x: parent.width - width - Theme.sp4
            y: prompt.y - height - Theme.sp3
            width: Math.min(Theme.px(420), parent.width - 2 * Theme.sp4)
            table: screen.table
            onRuleOpened: (id) => screen.showRule(id)
        }
    }
    While {
        on: screen.table.recapSeat >= 0 && screen.table.drawerSeat < 0 && !screen.table.refused && !screen.sideOpen && !screen.wide && !screen.recapRead && felt.visible

        TableRecap {
            x: parent.width - width - Theme.sp4
            y: prompt.y - height - Theme.sp3
            width: Math.min(Theme.px(420), parent.width - 2 * Theme.sp4)
            table: screen.table
            loose: true
            onRead: {
                screen.recapRead = true;
                felt.forceActiveFocus();
            }
        }
    }
    While {
        id: curtain
        on: screen.curtained

        TableCurtain {
            anchors.fill: parent
            table: screen.table
            onPaused: screen.leaveWanted()
            Component.onCompleted: forceActiveFocus(Qt.OtherFocusReason)
        }
    }
    TablePause {
        id: pause
        table: screen.table
        onDone: felt.forceActiveFocus()
        onRulesWanted: screen.showRule("")
        onSavesWanted: screen.savesWanted()
        onSettingsWanted: screen.settingsWanted()
        onPrivacyWanted: privacy.open = true
        onLeaveWanted: screen.leaveWanted()
    }
    TablePrivacy {
        id: privacy
        table: screen.table
        onDone: felt.forceActiveFocus()
    }
    TableVotes {
        id: votes
        table: screen.table
        onDone: screen.refocus()
    }
    TableEnd {
        id: end
        table: screen.table
        waiting: screen.board !== null && screen.board.telling
        onDone: felt.forceActiveFocus()
        onRematchWanted: screen.rematchWanted()
        onLeaveWanted: screen.leaveWanted()
    }
}
