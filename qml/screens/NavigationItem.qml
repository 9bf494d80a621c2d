import QtQuick
import Hexmoot.Ui

/// One entry of the navigation. With a `room` it goes there; without one its owner acts.
Pressable {
    id: item

    required property Rooms rooms
    property string room
    property string icon
    property string keycap
    property bool shown: room.length > 0 && rooms.current === room

    width: parent ? parent.width : implicitWidth
    height: Theme.px(Theme.low ? 44 : 48)
    ringRadius: Theme.sp3
    description: keycap ? qsTr("Key %1").arg(keycap) : ""
    tip: Theme.compact ? text : ""
    Accessible.selected: shown
    onClicked: {
        if (room)
            rooms.go(room);
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.sp3
        color: item.shown ? Theme.bg3 : item.hovered ? Qt.alpha(Theme.bg3, 0.5) : Theme.clear
        border.width: item.shown && Theme.highContrast ? Theme.border : 0
        border.color: Theme.line
    }
    Icon {
        id: mark
        x: Theme.compact ? (parent.width - width) / 2 : Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        name: item.icon
        size: Theme.iconL
        colour: item.shown ? Theme.beacon : Theme.mid
    }
    Label {
        anchors.left: mark.right
        anchors.leftMargin: Theme.px(13)
        anchors.right: parent.right
        anchors.rightMargin: Theme.sp2
        anchors.verticalCenter: parent.verticalCenter
        visible: !Theme.compact
        text: item.text
        font: Theme.strong
        color: item.shown ? Theme.hi : Theme.mid
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Accessible.ignored: true
    }
}
