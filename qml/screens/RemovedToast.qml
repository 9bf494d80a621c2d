import QtQuick
import Hexmoot
import Hexmoot.Ui

/// For ten seconds a deleted game can be brought back.
Toast {
    id: toast

    property SavesModel saves: null

    icon: "trash"
    tone: Theme.warn
    text: saves ? qsTr("“%1” is deleted.").arg(saves.removed) : ""
    action: qsTr("Undo")
    actionKey: Keymap.text["undo"]
    seconds: 10
    onActed: saves.bringBack()
    onGone: saves.forget()
}
