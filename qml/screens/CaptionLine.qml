import QtQuick
import Hexmoot
import Hexmoot.Ui

/// What just sounded, in words, for two seconds; only when captions are on.
Chip {
    id: caption

    required property Sounds sounds

    anchors.horizontalCenter: parent.horizontalCenter
    anchors.bottom: parent.bottom
    anchors.bottomMargin: Theme.sp4
    icon: "sound"
    visible: fading.running

    Timer {
        id: fading
        interval: 2000
    }
    Connections {
        target: caption.sounds
        function onCaptioned(text: string) {
            caption.text = text;
            fading.restart();
        }
    }
}
