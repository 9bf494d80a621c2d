pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// Senate cards from behind, fanned out, and how many they are; `held` of them lie held out, a step higher; `fresh` of them their seat has not seen yet.
Item {
    id: fan

    required property int count
    property int held: 0
    property int fresh: 0
    readonly property real card: height * 0.54
    readonly property real middle: (count - 1) / 2
    readonly property real step: Math.min(Theme.px(20), (width - number.width - card) / Math.max(1, count - 1))

    Repeater {
        model: fan.count

        Image {
            required property int index
            readonly property real off: index - fan.middle
            readonly property bool out: index >= fan.count - fan.held

            x: (fan.width - number.width - Theme.px(6) - fan.card) / 2 + off * fan.step
            y: Theme.px(6) + Math.min(Theme.px(9), off * off * Theme.px(1.6)) - (out ? Theme.px(6) : 0)
            width: fan.card
            height: Math.round(width * 1.4)
            rotation: off * Math.min(6, 24 / Math.max(1, fan.count))
            transformOrigin: Item.Bottom
            smooth: true
            antialiasing: true
            sourceSize.width: width
            sourceSize.height: height
            source: "image://art/hexback/" + Theme.hex(out ? Theme.beacon : Theme.highContrast ? Theme.line : Theme.cardEdge) + "/column"
            Accessible.ignored: true
        }
    }
    Chip {
        anchors.right: parent.right
        anchors.bottom: number.top
        anchors.bottomMargin: Theme.px(4)
        visible: fan.fresh > 0
        text: Phrase.fill(qsTr("%1 new"), [fan.fresh])
        ink: Theme.beacon
        Accessible.ignored: true

        // Cards have come: seen once, by all.
        NumberAnimation on opacity {
            id: pulse
            running: false
            from: 0.2
            to: 1
            duration: Theme.linger
        }
        onVisibleChanged: if (visible && !Theme.still) pulse.restart()
    }
    Rectangle {
        id: number
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        width: Math.max(height, label.implicitWidth + Theme.sp3)
        height: Theme.px(34)
        radius: height / 2
        color: Theme.bg0
        border.width: Theme.border
        border.color: Theme.edge

        Label {
            id: label
            anchors.centerIn: parent
            text: fan.count
            font: Theme.number
            lineHeight: 1
            Accessible.ignored: true
        }
    }
}
