import QtQuick
import Hexmoot
import Hexmoot.Ui

/// What a game's Board.qml derives from: the board itself, and the parts of the table that only the game can draw.
/// A part is a file; its component gets the property `table`.
FocusScope {
    required property TableModel table

    /// The left rail, from top to bottom of the board.
    property url rail
    property real railWidth: Theme.rail
    property real sideWidth: Theme.px(Theme.compact ? 270 : 300)
    /// The board wants the whole width: the side panel opens only when it is asked for.
    property bool wide: false
    /// A booth, with nothing but the prompt bar around it.
    property bool secluded: false
    /// The centre of the phase bar, and at its right what the whole game is measured by.
    property url scores
    property url gauge
    /// The line under the game's name.
    property string clock: table.clock
    /// The strip above the prompt bar: the open hand, and what stands there while it is closed.
    property url hand
    property url closedHand
    property string handTitle
    property string handHint
    property string handShort  // in place of a hint there is no room for
    property string handIcon
    property real handHeight: Theme.handStrip
    /// The page "Selected" of the side panel.
    property url page
    /// What the magnifier shows of the thing that is pointed at, chosen or focused.
    property url lens
    property bool mayMagnify: false
    /// The end of the game is being told here; what comes after it waits.
    property bool telling: false
    property color felt: Theme.table0

    /// An action of the key map that moves a board was asked for: zoomIn, zoomOut, fit, frame, labels, panLeft, panRight,
    /// panUp, panDown; true when it meant something.
    function boardKey(action: string): bool {
        return false;
    }

    /// A digit of the keyboard was pressed; true when it meant something.
    function digit(number: int): bool {
        return false;
    }
}
