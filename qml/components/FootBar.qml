import QtQuick
import Hexmoot.Ui

/// The bar at the foot of a screen: one sentence at the left, what to do at the right (the children).
Rectangle {
    id: bar

    property string text
    property color tone: Theme.mid
    default property alias actions: row.data

    implicitHeight: Math.max(Theme.promptBar, row.height + 2 * Theme.sp2)
    color: Theme.bg1
    Accessible.role: Accessible.Pane
    Accessible.name: text.length > 0 ? text : qsTr("Actions")

    Divider {
        width: parent.width
    }
    Label {
        anchors.left: parent.left
        anchors.leftMargin: Theme.margin
        anchors.right: row.left
        anchors.rightMargin: Theme.sp3
        anchors.verticalCenter: parent.verticalCenter
        text: bar.text
        color: bar.tone
        maximumLineCount: 2
        elide: Text.ElideRight
        Accessible.role: Accessible.AlertMessage
    }
    Row {
        id: row
        anchors.right: parent.right
        anchors.rightMargin: Theme.margin
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(14)
    }
}
