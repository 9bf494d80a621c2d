import QtQuick
import Hexmoot
import Hexmoot.Ui

/// How long all have talked since the last act: a bar that fills, and nothing else.
Rectangle {
    id: bar

    /// Whatever changes with an act.
    required property int acts

    function restart() {
        filling.stop();
        filled.width = 0;
        if (visible)
            filling.start();
    }

    visible: Settings.talkSeconds > 0
    height: Theme.px(6)
    radius: height / 2
    color: Theme.bg2
    onActsChanged: restart()
    onVisibleChanged: restart()
    Component.onCompleted: restart()
    Accessible.ignored: true

    Rectangle {
        id: filled
        height: parent.height
        radius: parent.radius
        color: width >= bar.width ? Theme.warn : Theme.mid
    }
    NumberAnimation {
        id: filling
        target: filled
        property: "width"
        from: 0
        to: bar.width
        duration: 1000 * Settings.talkSeconds
    }
}
