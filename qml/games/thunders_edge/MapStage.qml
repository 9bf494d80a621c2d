pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The world, and what is laid on it from beside it.
FocusScope {
    id: part

    required property TableModel table
    readonly property TeBoard board: table.board as TeBoard
    readonly property TeMap map: board.map

    /// A key of the table that means something to the board.
    function boardKey(action: string): bool {
        return world.boardKey(action);
    }

    Connections {
        target: part.map as QtObject
        function onUnitTaken() {
            world.enter(part.map.chosen);
        }
        function onSettled() {
            FocusSteps.leave(part);
        }
    }
    // Beyond the last unit and before the first one Tab leads on to everything else.
    ActionKey {
        action: "nextUnit"
        enabled: part.enabled && part.visible && part.map.takesTurns && !part.map.atLast
        onActivated: {
            part.map.takeNext(1);
            tray.enter();
        }
    }
    ActionKey {
        action: "unitBefore"
        enabled: part.enabled && part.visible && part.map.takesTurns && !part.map.atFirst
        onActivated: {
            part.map.takeNext(-1);
            tray.enter();
        }
    }
    HexBoard {
        id: world
        anchors.fill: parent
        anchors.bottomMargin: tray.visible ? tray.height : 0
        focus: true
        hexes: part.map.hexes
        areas: part.map.areas
        pieces: part.map.pieces
        lights: part.map.lights
        arrows: part.map.arrows
        onAreaPressed: (key) => part.map.pressArea(key)
        onPiecePressed: (key) => part.map.pressPiece(key)
        onPointed: (key) => part.map.point(key)
        onInspected: (key) => part.map.inspect(key)
    }
    MapTray {
        id: tray
        anchors.bottom: parent.bottom
        width: parent.width
        map: part.map
    }
}
