import QtQuick
import Hexmoot
import Hexmoot.Ui

/// Opens when the key that looks, or the pointer, has been held long enough; Enter, a short press or an assistive action open at once, so no
/// hold is ever required. A key let go too early opens nothing, and says so.
CurtainButton {
    id: hold

    signal opened()

    function letGo() {
        early.stop();
        filling.stop();
        progress = 0;
    }

    solid: true
    icon: "eye"
    onClicked: opened()
    keycap: Keymap.text["look"]
    description: keycap ? qsTr("Hold %1, or press Enter").arg(keycap) : qsTr("Press Enter")
    tip: early.running ? description : ""
    tipBelow: true
    Keys.onPressed: (event) => {
        event.accepted = Keymap.matches("look", event.key, event.modifiers);
        if (event.accepted && !event.isAutoRepeat)
            filling.restart();
    }
    Keys.onReleased: (event) => {
        if (event.isAutoRepeat || !Keymap.matches("look", event.key, event.modifiers))
            return;
        const unfilled = filling.running;
        letGo();
        if (unfilled)
            early.start();
        event.accepted = true;
    }
    onActiveFocusChanged: letGo()
    onDownChanged: down ? filling.restart() : letGo()

    /// How long the word about it stands.
    Timer {
        id: early
        interval: 3000
    }
    NumberAnimation {
        id: filling
        target: hold
        property: "progress"
        from: 0
        to: 1
        duration: Theme.hold
        onFinished: hold.opened()
    }
}
