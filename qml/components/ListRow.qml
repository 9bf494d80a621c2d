import QtQuick
import Hexmoot.Ui

/// A row of a list: `leading` and `trailing` hold any item, title and note stand between. `checked` marks the chosen row.
Pressable {
    id: row

    property string title
    property string note
    property string icon
    property color iconColour: Theme.mid
    property alias leading: lead.data
    property alias trailing: tail.data

    text: title
    description: note
    role: Accessible.ListItem
    ringRadius: Theme.px(14)
    implicitHeight: Math.max(Theme.row, words.height + Theme.sp5, lead.height + Theme.sp5)
    implicitWidth: Theme.px(320)

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(14)
        color: row.checked ? Qt.tint(Theme.bg1, Theme.beaconSoft) : row.hovered ? Theme.bg3 : Theme.bg1
        border.width: row.checked ? Theme.heavyBorder : Theme.border
        border.color: row.checked ? Theme.beacon : Theme.line
    }
    Row {
        id: lead
        x: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.sp3

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: row.icon
            size: Theme.iconL
            colour: row.iconColour
            visible: row.icon.length > 0
        }
    }
    Column {
        id: words
        anchors.left: lead.right
        anchors.leftMargin: lead.width > 0 ? Theme.sp3 : 0
        anchors.right: tail.left
        anchors.rightMargin: Theme.sp3
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(2)

        Label {
            width: parent.width
            text: row.title
            font: Theme.strong
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            text: row.note
            font: Theme.small
            color: Theme.mid
            visible: text.length > 0
            Accessible.ignored: true
        }
    }
    Row {
        id: tail
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.sp2
    }
}
