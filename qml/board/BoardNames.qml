pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The names of places on dark pills. They keep a readable size when the board is small, and grow with it.
Repeater {
    id: names

    property Rows rows: null
    required property real raster
    property real ratio: 1
    /// Stretched the quick way, while that matters.
    property bool hasty: false
    /// On a small board they would hide it.
    readonly property bool shown: BoardArt.radius * raster >= 36
    readonly property real letters: Math.max(Theme.px(12.5), 12.4 * raster) * Settings.textSize

    model: shown ? rows : null
    delegate: Image {
        required property var row

        width: Math.ceil(names.letters * BoardArt.pillWidth(row.text, BoardArt.style))
        height: Math.ceil(names.letters * BoardArt.pillHeight())
        x: Math.round(row.x * names.raster - width / 2)
        y: Math.round(row.y * names.raster)
        source: BoardArt.source("pill/" + encodeURIComponent(row.text), width * names.ratio, height * names.ratio, 1, BoardArt.style)
        smooth: !names.hasty
        Accessible.ignored: true
    }
}
