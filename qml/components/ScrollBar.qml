import QtQuick
import Hexmoot.Ui

/// The scroll position of `flick`; drag it or click beside it. Keys and wheel work on the area itself.
Item {
    id: bar

    required property Flickable flick
    readonly property bool needed: flick.contentHeight > flick.height + 1

    width: Theme.px(8)
    visible: needed
    Accessible.role: Accessible.ScrollBar
    Accessible.name: qsTr("Scroll position")
    Accessible.ignored: !needed

    Rectangle {
        id: thumb
        y: bar.flick.visibleArea.yPosition * bar.height
        width: parent.width
        height: Math.max(Theme.sp5, bar.flick.visibleArea.heightRatio * bar.height)
        radius: width / 2
        color: grip.active || hover.hovered ? Theme.mid : Theme.edge
    }
    HoverHandler {
        id: hover
    }
    DragHandler {
        id: grip
        target: null
        onCentroidChanged: {
            if (active)
                bar.flick.contentY = Math.max(0, Math.min(bar.flick.contentHeight - bar.flick.height,
                    (centroid.position.y / bar.height) * bar.flick.contentHeight - bar.flick.height / 2));
        }
    }
    TapHandler {
        onTapped: (point) => {
            bar.flick.contentY = Math.max(0, Math.min(bar.flick.contentHeight - bar.flick.height,
                (point.position.y / bar.height) * bar.flick.contentHeight - bar.flick.height / 2));
        }
    }
}
