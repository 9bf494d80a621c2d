import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The framed picture behind the words on Start: artwork at the right, fading into the ground at the left.
Item {
    id: frame

    property string picture

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(20)
        color: Theme.bg0
    }
    Picture {
        anchors.right: parent.right
        anchors.rightMargin: Theme.border
        y: Theme.border
        width: Math.min(parent.width - 2 * Theme.border, Theme.px(960))
        height: parent.height - 2 * Theme.border
        opacity: frame.width < Theme.px(1100) ? 0.3 : 1
        art: frame.picture ? frame.picture + "?all," + (Theme.px(20) - Theme.border) : ""
        Accessible.ignored: true
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.border
        radius: Theme.px(20)
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
