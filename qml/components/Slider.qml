import QtQuick
import Hexmoot.Ui

/// A value between `from` and `to` in steps. It asks for a change by moved(value); the owner sets `value`. Arrow keys step.
Item {
    id: slider

    property string text
    property string valueText: Math.round(value * 100) + " %"
    property real value: 0
    property real from: 0
    property real to: 1
    property real step: 0.05
    readonly property real share: (value - from) / (to - from)

    signal moved(real value)

    function ask(wish: real) {
        const stepped = from + Math.round((wish - from) / step) * step;
        const kept = Math.max(from, Math.min(to, stepped));
        if (Math.abs(kept - value) > step / 100)
            moved(kept);
    }

    implicitWidth: Theme.px(260)
    implicitHeight: Math.max(Theme.tool, figure.implicitHeight)
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: text
    Accessible.description: valueText
    Accessible.focusable: true
    Accessible.onIncreaseAction: ask(value + step)
    Accessible.onDecreaseAction: ask(value - step)
    Keys.onRightPressed: ask(value + step)
    Keys.onUpPressed: ask(value + step)
    Keys.onLeftPressed: ask(value - step)
    Keys.onDownPressed: ask(value - step)

    Rectangle {
        id: groove
        anchors.left: parent.left
        anchors.right: figure.left
        anchors.rightMargin: Theme.sp3
        anchors.verticalCenter: parent.verticalCenter
        height: Theme.sp2
        radius: height / 2
        color: Theme.bg3
        border.width: Theme.border
        border.color: Theme.edge

        Rectangle {
            width: knob.x + knob.width / 2
            height: parent.height
            radius: height / 2
            color: Theme.beacon
        }
        Rectangle {
            id: knob
            x: slider.share * (groove.width - width)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(24)
            height: width
            radius: width / 2
            color: Theme.hi
            border.width: Theme.heavyBorder
            border.color: Theme.bg0

            FocusRing {
                shown: slider.activeFocus
                around: knob.radius
            }
        }
    }
    Label {
        id: figure
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(Theme.px(64), Math.ceil(widest.advanceWidth))
        horizontalAlignment: Text.AlignRight
        text: slider.valueText
        font: Theme.strong
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    TextMetrics {
        id: widest
        text: "200 %"
        font: Theme.strong
    }
    PointHandler {
        id: pointer
        acceptedButtons: Qt.LeftButton
        onActiveChanged: if (active) slider.forceActiveFocus(Qt.MouseFocusReason)
        onPointChanged: if (active)
            slider.ask(slider.from + (point.position.x - knob.width / 2) / (groove.width - knob.width) * (slider.to - slider.from))
    }
}
