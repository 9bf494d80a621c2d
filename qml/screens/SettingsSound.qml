pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// Settings: volume, mute, captions.
Column {
    id: page

    required property Rooms rooms

    OptionRow {
        title: qsTr("Volume")
        note: page.rooms.sounds.able ? qsTr("Each sound has a picture that says the same.")
            : qsTr("No player was found. Install pipewire-bin, pulseaudio-utils or alsa-utils.")

        Slider {
            text: qsTr("Volume")
            value: Settings.volume
            onMoved: (value) => Settings.volume = value
        }
    }
    SettingsToggle {
        title: qsTr("Mute")
        note: Keymap.text["mute"] ? qsTr("Key %1").arg(Keymap.text["mute"]) : ""
        name: "mute"
    }
    SettingsToggle {
        title: qsTr("Captions")
        note: qsTr("Write in words what sounds.")
        name: "captions"
    }
    Flow {
        width: parent.width
        topPadding: Theme.sp4
        spacing: Theme.sp2

        Repeater {
            model: [{ cue: "turn", text: qsTr("Your turn") }, { cue: "pick", text: qsTr("Pick") }, { cue: "refused", text: qsTr("Refused") },
                { cue: "open", text: qsTr("Cards open") }, { cue: "won", text: qsTr("Game won") }]

            Button {
                required property var modelData

                icon: "play"
                text: modelData.text
                Accessible.name: qsTr("Hear: %1").arg(modelData.text)
                reason: page.rooms.sounds.able ? "" : qsTr("No player was found.")
                onClicked: page.rooms.sounds.play(modelData.cue)
            }
        }
    }
}
