import QtQuick
import Hexmoot
import Hexmoot.Ui

/// A few words for two seconds: what just sounded when captions are on, or that the sound is off.
Chip {
    id: caption

    required property Sounds sounds

    function say(words: string) {
        text = words;
        fading.restart();
    }

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
            caption.say(text);
        }
    }
}
