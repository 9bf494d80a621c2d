import QtQuick
import Hexmoot
import Hexmoot.Ui

/// One verb of the moment. Its key is an action of the key map. When one that `givesUp` something has just come to where it stands,
/// a press was meant for what stood there before, and does nothing.
Button {
    required property var row
    readonly property string action: row.keycap.slice(1, -1)

    /// Where it stands in the prompt bar.
    readonly property point place: Qt.point(x + (parent ? parent.x : 0), y + (parent ? parent.y : 0))

    objectName: "verb-" + row.key
    icon: row.icon
    text: row.text
    description: row.description
    keycap: action ? Keymap.text[action] : ""
    reason: row.reason
    kind: row.primary ? Button.Primary : row.quiet ? Button.Quiet : Button.Secondary
    takesTaps: !settling.running
    onPlaceChanged: if (row.givesUp) settling.restart()

    Timer {
        id: settling
        interval: Theme.settling
    }
}
