import QtQuick
import QtQuick.Window
import Hexmoot
import Hexmoot.Ui

/// A scene as it looks at `raster` pixels for each design length: map, marks, lights, names, counters, arrows. Nothing of it can be pressed.
Item {
    id: picture

    required property HexScene scene
    property real raster: 1
    property int detail: 1
    property bool labels: false
    property bool named: true
    property bool still: true
    property bool hasty: false
    /// Its many small pictures are stretched as one: quicker, where that one is not much larger than what is seen of it.
    property bool flat: false
    /// Off while `raster` has not been found yet: the ground is not painted in vain.
    property bool ready: true
    readonly property rect bounds: scene.bounds
    readonly property real ratio: Screen.devicePixelRatio > 0 ? Screen.devicePixelRatio : 1

    implicitWidth: Math.round(bounds.width * raster)
    implicitHeight: Math.round(bounds.height * raster)
    width: implicitWidth
    height: implicitHeight

    HexMap {
        anchors.fill: parent
        scene: picture.scene
        raster: picture.ready ? picture.raster : 0
        style: BoardArt.style
        labels: picture.labels
        hasty: picture.hasty
    }
    Item {
        x: -Math.round(picture.bounds.x * picture.raster)
        y: -Math.round(picture.bounds.y * picture.raster)
        layer.enabled: picture.flat
        layer.sourceRect: Qt.rect(-x, -y, picture.width, picture.height)
        layer.smooth: false

        BoardLayer {
            rows: picture.scene.ground
            raster: picture.raster
            detail: picture.detail
            ratio: picture.ratio
            hasty: picture.hasty
        }
        BoardLayer {
            rows: picture.scene.glows
            raster: picture.raster
            detail: picture.detail
            ratio: picture.ratio
            hasty: picture.hasty
        }
        BoardNames {
            rows: picture.named ? picture.scene.names : null
            raster: picture.raster
            ratio: picture.ratio
            hasty: picture.hasty
        }
        CounterLayer {
            rows: picture.scene.counters
            raster: picture.raster
            detail: picture.detail
            ratio: picture.ratio
            hasty: picture.hasty
            flight: picture.still ? 0 : Theme.move
        }
        BoardLayer {
            rows: picture.scene.badges
            raster: picture.raster
            detail: picture.detail
            ratio: picture.ratio
            hasty: picture.hasty
        }
        BoardLayer {
            rows: picture.scene.ways
            raster: picture.raster
            detail: picture.detail
            ratio: picture.ratio
            hasty: picture.hasty
        }
        BoardLayer {
            rows: picture.scene.chips
            raster: picture.raster
            detail: picture.detail
            ratio: picture.ratio
            hasty: picture.hasty
        }
    }
}
