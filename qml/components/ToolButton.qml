import QtQuick
import Hexmoot.Ui

/// A square icon button of the bars. `text` is its accessible name and its tip.
Pressable {
    id: tool

    property string icon
    property string keycap
    property bool framed: false
    property color colour: hovered || activeFocus ? Theme.hi : Theme.mid

    tip: off ? reason : keycap ? text + "  " + keycap : text
    implicitWidth: Theme.tool
    implicitHeight: Theme.tool
    Accessible.description: off ? reason : keycap ? qsTr("Key %1").arg(keycap) : description

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusM
        color: tool.hovered || tool.checked ? Theme.bg3 : Theme.clear
        border.width: tool.framed ? Theme.border : 0
        border.color: Theme.line
    }
    Icon {
        anchors.centerIn: parent
        name: tool.icon
        size: Theme.iconL
        colour: tool.off ? Theme.faint : tool.colour
    }
}
