pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// Settings: every key, changed by pressing the new one; keys that meet are shown.
Column {
    id: page

    spacing: Theme.px(6)

    SettingsToggle {
        width: parent.width
        title: qsTr("Single letters and digits act")
        note: qsTr("Off: only keys with Ctrl, function keys and arrows act.")
        name: "letterKeys"
        last: true
    }
    Label {
        width: parent.width
        visible: Keymap.conflicts > 0
        text: qsTr("Some keys are used twice; they are marked.")
        color: Theme.warn
    }
    Repeater {
        model: Keymap

        KeyRow {
            width: page.width
        }
    }
}
