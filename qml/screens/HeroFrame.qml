import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The framed picture behind the words on Start: artwork at the right, fading into the ground at the left.
/// All artwork is dark: on a light ground it is cut off instead, for a fade from dark to light is mud.
Item {
    id: frame

    property string picture
    readonly property bool roomy: width >= Theme.px(1100)
    /// The part of the artwork that shows things, from its right edge.
    property real shown: Theme.px(660)
    readonly property real cut: Theme.light ? width - shown : Theme.border
    /// Where words have to end.
    readonly property real free: Theme.light && roomy ? cut - Theme.sp4 : width

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(20)
        color: Theme.light ? Theme.bg1 : Theme.bg0
    }
    Item {
        x: frame.cut
        y: Theme.border
        width: parent.width - x - Theme.border
        height: parent.height - 2 * Theme.border
        clip: true
        visible: frame.roomy || !Theme.light

        Picture {
            anchors.right: parent.right
            width: Math.min(frame.width - 2 * Theme.border, Theme.px(960))
            height: parent.height
            opacity: frame.roomy ? 1 : 0.3
            art: frame.picture ? frame.picture + "?all," + (Theme.px(20) - Theme.border) : ""
            Accessible.ignored: true
        }
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.border
        radius: Theme.px(20)
        visible: !Theme.light
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop { position: 0; color: Theme.bg0 }
            GradientStop { position: 0.4; color: Theme.bg0 }
            GradientStop { position: 0.78; color: Qt.alpha(Theme.bg0, 0) }
        }
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.px(20)
        color: Theme.clear
        border.width: Theme.border
        border.color: Theme.line
    }
}
