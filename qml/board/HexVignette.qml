import QtQuick
import Hexmoot
import Hexmoot.Ui

/// A few hexes with their pieces and arrows, to look at only. Rows as in HexBoard; `only` names the areas whose hexes show, all when it is empty.
Item {
    id: vignette

    required property Rows hexes
    required property Rows areas
    required property Rows pieces
    property Rows lights: null
    property Rows arrows: null
    property var only: []
    property bool labels: false
    property bool named: true
    property string text
    /// The largest scale: 1 is the design size.
    property real most: 1.4
    readonly property real raster: plan.bounds.width > 0 ? Math.min(width / plan.bounds.width, height / plan.bounds.height, most * Theme.unit) : 1

    implicitWidth: Math.round(plan.bounds.width * Theme.unit)
    implicitHeight: Math.round(plan.bounds.height * Theme.unit)
    Accessible.role: Accessible.Graphic
    Accessible.name: text
    Accessible.ignored: text.length === 0

    HexScene {
        id: plan
        hexes: vignette.hexes
        areas: vignette.areas
        pieces: vignette.pieces
        lights: vignette.lights
        arrows: vignette.arrows
        only: vignette.only
    }
    HexPicture {
        x: Math.round((parent.width - width) / 2)
        y: Math.round((parent.height - height) / 2)
        scene: plan
        raster: vignette.raster
        detail: BoardArt.detail(BoardArt.counterWidth * raster, 1)
        labels: vignette.labels
        named: vignette.named
    }
}
