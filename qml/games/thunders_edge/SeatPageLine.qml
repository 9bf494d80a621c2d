import QtQuick
import Hexmoot
import Hexmoot.Ui

/// One open card of a seat: icon, name, points.
Pressable {
    id: line

    required property var modelData
    readonly property bool used: modelData.used

    objectName: "front/" + modelData.key
    text: modelData.text + (modelData.value ? ", " + modelData.value : "") + (used ? ", " + qsTr("used") : "")
    implicitHeight: Math.max(Theme.chip, label.height + Theme.sp1)
    ringRadius: Theme.radiusS

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusS
        color: line.hovered ? Theme.bg3 : Theme.clear
    }
    Icon {
        id: glyph
        x: Theme.sp1
        anchors.verticalCenter: parent.verticalCenter
        name: line.modelData.icon
        size: Theme.iconS
        colour: line.used ? Theme.faint : Theme.mid
    }
    Label {
        id: label
        anchors.left: glyph.right
        anchors.leftMargin: Theme.sp3
        anchors.right: value.left
        anchors.rightMargin: Theme.sp2
        anchors.verticalCenter: parent.verticalCenter
        text: line.modelData.text
        font.family: Theme.small.family
        font.pixelSize: Theme.small.pixelSize
        font.strikeout: line.used
        color: line.used ? Theme.faint : Theme.hi
        elide: Text.ElideRight
        maximumLineCount: 2
        Accessible.ignored: true
    }
    Label {
        id: value
        anchors.right: parent.right
        anchors.rightMargin: Theme.sp1
        anchors.verticalCenter: parent.verticalCenter
        text: line.used ? qsTr("used") : line.modelData.value
        font: Theme.smallStrong
        color: line.used ? Theme.faint : Theme.hi
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
}
