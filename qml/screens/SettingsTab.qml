import QtQuick
import Hexmoot.Ui

/// One page of the settings.
Pressable {
    id: tab

    property string icon

    role: Accessible.PageTab
    ringRadius: Theme.radiusS
    implicitWidth: row.width + 2 * Theme.px(13)
    implicitHeight: Theme.button
    Accessible.selected: checked

    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.sp2

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: tab.icon
            size: Theme.iconS
            colour: tab.checked ? Theme.beacon : Theme.mid
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            text: tab.text
            font: Theme.smallStrong
            color: tab.checked || tab.hovered ? Theme.hi : Theme.mid
            lineHeight: 1
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.focusWidth
        color: Theme.beacon
        visible: tab.checked
    }
}
