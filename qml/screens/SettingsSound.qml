pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// Settings: volume, mute, captions.
Column {
    OptionRow {
        title: qsTr("Volume")
        note: qsTr("Each sound has a picture that says the same.")

        Slider {
            text: qsTr("Volume")
            value: Settings.volume
            onMoved: (value) => Settings.volume = value
        }
    }
    SettingsToggle {
        title: qsTr("Mute")
        note: qsTr("Key %1").arg(Keymap.text["mute"])
        name: "mute"
    }
    SettingsToggle {
        title: qsTr("Captions")
        note: qsTr("Write in words what sounds.")
        name: "captions"
        last: true
    }
}
