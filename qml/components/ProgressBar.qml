import QtQuick
import Hexmoot.Ui

/// How much of something is done, from 0 to 1. The words beside it must say the same.
Rectangle {
    id: bar

    property real value: 0
    property string text

    implicitHeight: Theme.sp2
    implicitWidth: Theme.px(120)
    radius: height / 2
    color: Theme.bg3
    Accessible.role: Accessible.ProgressBar
    Accessible.name: text

    Rectangle {
        width: Math.max(0, Math.min(1, bar.value)) * parent.width
        height: parent.height
        radius: height / 2
        color: Theme.beacon
    }
}
