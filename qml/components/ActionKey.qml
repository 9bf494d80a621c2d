import QtQuick
import Hexmoot

/// The key of an action; none while it does not act.
Shortcut {
    property string action

    sequences: Keymap.text[action] ? [Keymap.keys[action]] : []
}
