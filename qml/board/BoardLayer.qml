pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// One layer of the board's pictures: each row of `rows` is one flat image.
Repeater {
    id: sheet

    required property Rows rows
    /// Pixels of a design length.
    required property real raster
    property int detail: 1
    /// Pixels of the screen for one of the layout.
    property real ratio: 1
    /// Stretched the quick way, while that matters.
    property bool hasty: false

    model: rows
    delegate: Image {
        required property var row

        x: Math.round(row.x * sheet.raster)
        y: Math.round(row.y * sheet.raster)
        width: Math.max(1, Math.round(row.w * sheet.raster))
        height: Math.max(1, Math.round(row.h * sheet.raster))
        source: BoardArt.source(row.art, width * sheet.ratio, height * sheet.ratio, sheet.detail, BoardArt.style)
        smooth: !sheet.hasty
        Accessible.ignored: row.text === undefined
        Accessible.role: Accessible.Graphic
        Accessible.name: row.text ?? ""
    }
}
