import QtQuick
import Hexmoot.Ui

/// A passing message with at most one way on. It stays `seconds`, or until pressed when that is 0; gone() tells its owner.
Panel {
    id: toast

    property string text
    property string icon: "check"
    property color tone: Theme.ok
    property string action
    property string actionKey
    property int seconds: 5

    signal acted()
    signal gone()

    implicitWidth: row.width + 2 * Theme.sp4
    implicitHeight: row.height + 2 * Theme.sp2
    color: Theme.bg2
    border.color: Theme.edge
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    Timer {
        running: toast.seconds > 0
        interval: toast.seconds * 1000
        onTriggered: toast.gone()
    }
    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.sp3

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: toast.icon
            colour: toast.tone
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, Theme.px(420))
            text: toast.text
            Accessible.ignored: true
        }
        Button {
            anchors.verticalCenter: parent.verticalCenter
            visible: toast.action.length > 0
            kind: Button.Quiet
            text: toast.action
            keycap: toast.actionKey
            onClicked: toast.acted()
        }
        ToolButton {
            anchors.verticalCenter: parent.verticalCenter
            icon: "close"
            text: qsTr("Dismiss")
            onClicked: toast.gone()
        }
    }
}
