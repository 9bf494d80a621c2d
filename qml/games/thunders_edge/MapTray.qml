pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// Counters that wait to be dropped, or the hexes of the open hand: the one that is picked goes to the lit place that is pressed.
Rectangle {
    id: tray

    required property TeMap map

    visible: map.tray.count > 0
    height: visible ? Theme.px(Theme.low ? 76 : 92) : 0
    color: Theme.bg1
    Accessible.role: Accessible.List
    Accessible.name: map.trayTitle

    Divider {
        width: parent.width
    }
    SectionLabel {
        id: title
        x: Theme.sp4
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(Theme.compact ? 84 : 108)
        wrapMode: Text.Wrap
        text: tray.map.trayTitle
    }
    ListView {
        id: list
        anchors.left: title.right
        anchors.leftMargin: Theme.sp3
        anchors.right: parent.right
        anchors.rightMargin: Theme.sp4
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        orientation: ListView.Horizontal
        spacing: Theme.sp2
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: tray.map.tray

        delegate: MapTrayItem {
            height: list.height - 2 * Theme.sp2
            y: Theme.sp2
            onClicked: tray.map.pressTray(row.key)
            onActiveFocusChanged: if (activeFocus) list.positionViewAtIndex(index, ListView.Contain)
        }
    }
}
