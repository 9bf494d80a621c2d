import QtQuick
import Hexmoot.Ui

/// Opens when Space or the pointer has been held long enough; Enter, a short press or an assistive action open at once, so no hold is ever
/// required. Space let go too early opens nothing, and says so.
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
    description: qsTr("Hold Space, or press Enter")
    tip: early.running ? description : ""
    Keys.onSpacePressed: (event) => {
        if (!event.isAutoRepeat)
            filling.restart();
    }
    Keys.onReleased: (event) => {
        if (event.key !== Qt.Key_Space || event.isAutoRepeat)
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
