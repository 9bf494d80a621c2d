import QtQuick
import Hexmoot
import Hexmoot.Ui

/// One step of what follows the trading, and how it went.
Item {
    id: step

    required property var row
    readonly property bool now: row.state === "now"

    implicitHeight: Math.max(mark.height, words.height) + (now ? Theme.sp3 : 0)
    Accessible.role: Accessible.ListItem
    Accessible.name: row.text

    Rectangle {
        anchors.fill: parent
        visible: step.now
        radius: Theme.radiusM
        color: Theme.beaconSoft
        border.width: Theme.border
        border.color: Theme.beacon
    }
    Icon {
        id: mark
        x: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        name: step.row.icon
        size: Theme.iconL
        colour: step.row.state === "next" ? Theme.faint : Theme.hi
    }
    Column {
        id: words
        anchors.left: mark.right
        anchors.leftMargin: Theme.sp3
        anchors.right: seal.left
        anchors.rightMargin: Theme.sp2
        anchors.verticalCenter: parent.verticalCenter

        Label {
            width: parent.width
            text: step.row.title
            font: Theme.strong
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            text: step.row.note
            font: Theme.small
            color: Theme.mid
            Accessible.ignored: true
        }
    }
    Icon {
        id: seal
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        name: step.row.state === "done" ? "check" : step.now ? "play" : "clock"
        size: Theme.iconS
        colour: step.row.state === "done" ? Theme.ok : step.now ? Theme.beacon : Theme.faint
    }
}
