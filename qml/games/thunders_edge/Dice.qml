pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// Dice in a row, highest first. Fresh ones tumble for a while, then they sort themselves.
Flow {
    id: tray

    required property var dice
    property bool fresh: false
    /// How long they tumble, in milliseconds.
    property int time: 0
    property bool rolling: false
    property int tumbles: 0
    readonly property int dieSize: Math.max(Theme.px(22), Math.min(Theme.px(54), Math.floor((width + spacing) / Math.max(1, Math.min(dice.length, 14))) - spacing))

    function roll() {
        if (!fresh || time === 0 || Theme.still || !visible)
            return;
        rolling = true;
        rest.restart();
    }

    spacing: Theme.px(9)
    Component.onCompleted: roll()
    onFreshChanged: roll()
    onVisibleChanged: roll()
    onTimeChanged: if (time === 0) rolling = false

    Timer {
        id: rest
        interval: tray.time
        onTriggered: tray.rolling = false
    }
    Timer {
        interval: 90
        repeat: true
        running: tray.rolling
        onTriggered: ++tray.tumbles
    }
    Repeater {
        model: tray.dice

        Die {
            required property var modelData
            required property int index

            size: tray.dieSize
            face: tray.rolling ? 1 + (tray.tumbles * (5 + 2 * index) + 3 * index) % 6 : modelData.face
            kind: tray.rolling ? "miss" : modelData.kind
            rotation: tray.rolling ? (tray.tumbles * 37 + index * 23) % 24 - 12 : 0
        }
    }
}
