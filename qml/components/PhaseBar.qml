pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot.Ui

/// The bar on top of the table: menu, title and subtitle, phases or any centre, and tools at the right.
/// `phases` is a list of { text, note, state } with state "done", "now" or "next"; children go to the centre instead.
Rectangle {
    id: bar

    property string title
    property string subtitle
    property string menuKey
    property var phases: []
    default property alias centre: middle.data
    property alias tools: right.data
    /// What the centre wants of the width; the titles give way to it.
    property real centreNeed: 0
    property real titleRoom: Theme.px(210)

    signal menuOpened()

    implicitHeight: Math.max(Theme.phaseBar, titles.height + Theme.px(4))
    color: Theme.bg1
    Accessible.role: Accessible.ToolBar
    Accessible.name: title

    Divider {
        anchors.bottom: parent.bottom
        width: parent.width
    }
    ToolButton {
        id: menu
        objectName: "menu-open"
        x: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        icon: "menu"
        text: qsTr("Menu")
        keycap: bar.menuKey
        onClicked: bar.menuOpened()
    }
    Column {
        id: titles
        anchors.left: menu.right
        anchors.leftMargin: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(Theme.px(96), Math.min(bar.titleRoom, bar.width - x - right.width - bar.centreNeed - Theme.px(14) - 2 * Theme.sp3))

        Label {
            width: parent.width
            text: bar.title
            font: Theme.h3
            lineHeight: 1.15
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
        }
        Label {
            width: parent.width
            text: bar.subtitle
            font: Theme.small
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(11)
            color: Theme.mid
            lineHeight: 1.15
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
        }
    }
    Item {
        id: middle
        anchors.left: titles.right
        anchors.right: right.left
        anchors.margins: Theme.sp3
        height: parent.height

        Row {
            anchors.centerIn: parent
            spacing: Theme.sp1

            Repeater {
                model: bar.phases

                PhaseStep {}
            }
        }
    }
    Row {
        id: right
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
    }
}
