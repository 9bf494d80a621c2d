import QtQuick
import Hexmoot
import Hexmoot.Ui

/// One verb of the moment. Its key is an action of the key map.
Button {
    required property var row
    readonly property string action: row.keycap.slice(1, -1)

    objectName: "verb-" + row.key
    text: row.text
    keycap: action ? Keymap.text[action] : ""
    reason: row.reason
    kind: row.primary ? Button.Primary : row.quiet ? Button.Quiet : Button.Secondary
}
