import QtQuick
import Hexmoot
import Hexmoot.Ui

/// Whose booth it is, and that nobody else looks.
Rectangle {
    id: head

    required property var facts
    readonly property color tone: Seats.text(facts.livery ?? 0, Theme.light)

    implicitHeight: Theme.px(Theme.low ? 56 : 76)
    color: Qt.tint(Theme.bg0, Qt.alpha(tone, 0.14))

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.heavyBorder
        color: head.tone
    }
    SeatEmblem {
        id: badge
        x: Theme.px(Theme.narrow ? 12 : 24)
        anchors.verticalCenter: parent.verticalCenter
        livery: head.facts.livery ?? 0
        size: Theme.px(Theme.low ? 38 : 48)
    }
    Label {
        anchors.left: badge.right
        anchors.leftMargin: Theme.sp4
        anchors.right: away.left
        anchors.rightMargin: Theme.sp3
        anchors.verticalCenter: parent.verticalCenter
        text: head.facts.name ?? ""
        font: Theme.h1
        color: head.tone
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Accessible.role: Accessible.Heading
    }
    Row {
        id: away
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(24)
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
            font: Theme.strong
            wrapMode: Text.NoWrap
        }
    }
}
