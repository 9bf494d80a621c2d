import QtQuick
import Hexmoot.Ui

/// The key that does the same, printed on a control. `solid` stands alone in a sentence.
Rectangle {
    id: keycap

    property string key
    property bool solid: false
    property color ink: solid ? Theme.mid : Theme.hi
    property real size: Theme.keycap

    implicitWidth: Math.max(size, label.implicitWidth + size * 0.54)
    implicitHeight: Math.max(size, label.implicitHeight)
    radius: Theme.radiusS
    color: solid ? Theme.bg0 : Theme.shade
    border.width: Theme.border
    border.color: solid ? Theme.edge : Qt.alpha(ink, 0.45)
    visible: key.length > 0

    Label {
        id: label
        anchors.centerIn: parent
        text: keycap.key
        font: keycap.size > Theme.keycap ? Theme.lead : Theme.label
        color: keycap.ink
        lineHeight: 1
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
}
