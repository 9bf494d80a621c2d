import QtQuick
import Hexmoot
import Hexmoot.Ui

/// Whose booth it is, what for, and that nobody else looks.
Rectangle {
    id: head

    required property int livery
    required property string name
    property string about
    readonly property color tone: Seats.text(livery, Theme.light)
    readonly property real pad: Theme.px(Theme.narrow ? 12 : 32)

    implicitHeight: Theme.px(Theme.low ? 56 : 84)
    color: Qt.tint(Theme.bg0, Qt.alpha(tone, 0.14))

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.heavyBorder
        color: head.tone
    }
    SeatEmblem {
        id: badge
        x: head.pad
        anchors.verticalCenter: parent.verticalCenter
        livery: head.livery
        size: Theme.px(Theme.low ? 38 : 52)
    }
    Label {
        id: title
        anchors.left: badge.right
        anchors.leftMargin: Theme.px(18)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, away.x - x - Theme.sp3)
        text: head.name
        font: Theme.h1
        color: head.tone
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Accessible.role: Accessible.Heading
    }
    Label {
        anchors.left: title.right
        anchors.leftMargin: Theme.px(18)
        anchors.right: away.left
        anchors.rightMargin: Theme.sp3
        anchors.baseline: title.baseline
        visible: width >= implicitWidth
        text: head.about
        color: Theme.mid
        wrapMode: Text.NoWrap
    }
    Row {
        id: away
        anchors.right: parent.right
        anchors.rightMargin: head.pad
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(10)

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: "eye-off"
            size: Theme.px(24)
            colour: Theme.warn
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Everyone else: look away")
            font: Theme.face(Theme.uiFamily, 17, Font.DemiBold, 0)
            wrapMode: Text.NoWrap
        }
    }
}
