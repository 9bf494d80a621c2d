import QtQuick
import Hexmoot.Ui

/// One or two keys and what they do, as a sentence at the foot of a screen.
Row {
    id: hint

    property string first
    property string second
    property string text

    height: parent ? parent.height : implicitHeight
    spacing: Theme.px(6)

    Keycap {
        anchors.verticalCenter: parent.verticalCenter
        key: hint.first
        solid: true
    }
    Keycap {
        anchors.verticalCenter: parent.verticalCenter
        key: hint.second
        solid: true
    }
    Label {
        anchors.verticalCenter: parent.verticalCenter
        text: hint.text
        font: Theme.small
        color: Theme.mid
        lineHeight: 1
        wrapMode: Text.NoWrap
    }
}
