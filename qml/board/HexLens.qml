import QtQuick
import Hexmoot
import Hexmoot.Ui

/// An area at twice its size, with its pieces and all their numbers. Rows as in HexBoard.
Rectangle {
    id: lens

    required property Rows hexes
    required property Rows areas
    required property Rows pieces
    property Rows lights: null
    /// Which area.
    property string area

    objectName: "lens"
    implicitWidth: sheet.width + 2 * Theme.sp5
    implicitHeight: sheet.height + 2 * Theme.sp5
    radius: Theme.radiusL
    color: Theme.bg1
    border.width: Theme.heavyBorder
    border.color: Theme.edge
    Accessible.role: Accessible.Graphic
    Accessible.name: area && areas.byKey[area] ? areas.byKey[area].text ?? "" : ""

    HexScene {
        id: plan
        hexes: lens.hexes
        areas: lens.areas
        pieces: lens.pieces
        lights: lens.lights
        only: lens.area ? [lens.area] : []
    }
    HexPicture {
        id: sheet
        anchors.centerIn: parent
        visible: lens.area.length > 0
        scene: plan
        raster: 2 * Theme.unit
        detail: 2
        labels: true
    }
}
