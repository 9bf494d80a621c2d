pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The keyboard of the table. What has the focus comes first; what it leaves, press() and release() take.
Item {
    id: keys

    required property TableModel table
    required property GameBoard board
    required property Item felt
    required property TablePrompt prompt
    property bool magnifying: false
    /// Since when the look key is held for a peek, in milliseconds; 0 while it is not.
    property double peekingSince: 0
    readonly property int peek: 300
    /// When the look key came up last, in milliseconds. One that goes down again at once is a held key whose repeats the system does not mark.
    property double lookEnded: 0
    readonly property int bounce: 20

    signal menuWanted()
    signal pageWanted(int page)
    signal ruleWanted()
    signal searchWanted()
    signal railToggled()
    signal sideToggled()

    component TableKey: ActionKey {
        enabled: keys.enabled
    }

    /// Outside decisions a long press is a peek that ends with the key; a short one opens the drawer until it is closed.
    function look(event: var) {
        if (event.isAutoRepeat || Date.now() - lookEnded < bounce)
            return;
        if (table.drawerSeat >= 0)
            return table.close();
        table.look();
        peekingSince = table.drawerSeat >= 0 && !table.latches ? Date.now() : 0;
    }

    function arrow(key: int): bool {
        const way = { [Qt.Key_Left]: [-1, 0], [Qt.Key_Right]: [1, 0], [Qt.Key_Up]: [0, -1], [Qt.Key_Down]: [0, 1] }[key];
        return way !== undefined && (FocusSteps.step(felt, way[0], way[1]) || true);
    }

    /// The focus follows to the board, so that the next arrow or Enter says where the card goes.
    function pick(digit: int): bool {
        const picked = board !== null && board.digit(digit);
        if (picked)
            FocusSteps.first(felt);
        return picked;
    }

    /// Where "+" needs Shift, it counts without.
    function camera(event: var): bool {
        const actions = ["zoomIn", "zoomOut", "fit", "labels", "panLeft", "panRight", "panUp", "panDown"];
        const plus = event.key === Qt.Key_Plus ? event.modifiers & ~Qt.ShiftModifier : event.modifiers;
        const action = actions.find((each) => Keymap.matches(each, event.key, plus));
        return action !== undefined && board !== null && board.boardKey(action);
    }

    function choose() {
        if (board !== null)
            board.boardKey("frame");
        FocusSteps.next(felt);
    }

    function plain(event: var): bool {
        return arrow(event.key) || prompt.pressKey(event);
    }

    function press(event: var) {
        if (!enabled)
            return;
        const digit = Keymap.digit(event.key, event.modifiers, event.nativeScanCode);
        event.accepted = true;
        if (Keymap.matches("look", event.key, event.modifiers))
            look(event);
        else if (Keymap.matches("confirm", event.key, event.modifiers))
            prompt.pressPrimary();
        else if (Keymap.matches("back", event.key, event.modifiers))
            table.back() || menuWanted();
        else if (Keymap.matches("magnify", event.key, event.modifiers))
            magnifying = event.isAutoRepeat ? magnifying : !magnifying;
        else if (event.modifiers === Qt.ControlModifier && event.key >= Qt.Key_1 && event.key <= Qt.Key_8)
            table.look(event.key - Qt.Key_1);
        else if (digit > 0)
            event.accepted = pick(digit);
        else if (camera(event))
            event.accepted = true;
        else
            event.accepted = !(event.modifiers & ~Qt.KeypadModifier) && plain(event);
    }

    function release(event: var) {
        if (event.isAutoRepeat || !Keymap.matches("look", event.key, event.modifiers))
            return;
        lookEnded = Date.now();
        if (peekingSince === 0)
            return;
        if (lookEnded - peekingSince > peek)
            table.close();
        peekingSince = 0;
    }

    TableKey { action: "undo"; onActivated: keys.table.undo() }
    TableKey { action: "redo"; onActivated: keys.table.redo() }
    TableKey { action: "redoToo"; onActivated: keys.table.redo() }
    TableKey { action: "reset"; onActivated: keys.table.reset() }
    TableKey { action: "selected"; onActivated: keys.pageWanted(TableSide.Selected) }
    TableKey { action: "log"; onActivated: keys.pageWanted(TableSide.Log) }
    TableKey { action: "rules"; onActivated: keys.pageWanted(TableSide.Rules) }
    TableKey { action: "help"; onActivated: keys.ruleWanted() }
    TableKey { action: "rail"; onActivated: keys.railToggled() }
    TableKey { action: "side"; onActivated: keys.sideToggled() }
    TableKey { action: "choices"; onActivated: keys.choose() }
    TableKey { action: "search"; onActivated: keys.searchWanted() }
}
