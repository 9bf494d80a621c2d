import QtQuick
import Hexmoot.Ui

/// Something could not be stored or opened: what happened, what is safe, what to do. It stays until it is dismissed.
Toast {
    id: note

    function say(what: string, safe: string, todo: string) {
        text = what + "\n" + safe + " " + todo;
        visible = true;
    }

    anchors.horizontalCenter: parent.horizontalCenter
    anchors.bottom: parent.bottom
    anchors.bottomMargin: Theme.px(110)
    visible: false
    icon: "warning"
    tone: Theme.danger
    seconds: 0
    onGone: visible = false
}
