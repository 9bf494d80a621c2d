import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The area that is pointed at, large enough to be read from across the room.
HexLens {
    required property TableModel table
    readonly property TeMap map: (table.board as TeBoard).map

    hexes: map.hexes
    areas: map.areas
    pieces: map.pieces
    lights: map.lights
    area: map.area.key ?? ""
}
