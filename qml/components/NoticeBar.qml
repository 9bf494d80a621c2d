import QtQuick
import Hexmoot.Ui

/// A strip with one sentence that concerns everyone, for example whose cards are open. `tone` colours its edge and icon.
Rectangle {
    id: notice

    property string text
    property string icon: "info"
    property color tone: Theme.warn
    default property alias actions: row.data

    implicitHeight: Math.max(Theme.row, label.implicitHeight + Theme.sp4, row.height + Theme.sp2)
    color: Theme.bg1
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.heavyBorder
        color: notice.tone
    }
    Icon {
        id: mark
        x: Theme.sp4
        anchors.verticalCenter: parent.verticalCenter
        name: notice.icon
        colour: notice.tone
    }
    Label {
        id: label
        anchors.left: mark.right
        anchors.leftMargin: Theme.sp3
        anchors.right: row.left
        anchors.rightMargin: Theme.sp3
        anchors.verticalCenter: parent.verticalCenter
        text: notice.text
        Accessible.ignored: true
    }
    Row {
        id: row
        anchors.right: parent.right
        anchors.rightMargin: Theme.sp4
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.sp3
    }
}
