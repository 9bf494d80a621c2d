pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The counters of a board. One that goes elsewhere is seen going.
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
    /// Milliseconds on the way; 0 jumps.
    property int flight: 0

    model: rows
    delegate: Image {
        id: piece

        required property var row
        readonly property point goal: Qt.point(Math.round(row.x * sheet.raster), Math.round(row.y * sheet.raster))

        x: goal.x
        y: goal.y
        width: Math.max(1, Math.round(row.w * sheet.raster))
        height: width
        source: BoardArt.source(row.art, width * sheet.ratio, height * sheet.ratio, sheet.detail, BoardArt.style)
        smooth: !sheet.hasty
        Accessible.ignored: true

        Behavior on x {
            enabled: sheet.flight > 0
            NumberAnimation { duration: sheet.flight; easing.type: Easing.OutCubic }
        }
        Behavior on y {
            enabled: sheet.flight > 0
            NumberAnimation { duration: sheet.flight; easing.type: Easing.OutCubic }
        }
    }
}
