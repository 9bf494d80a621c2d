pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// Settings: theme, scale, patterns, curtain.
Column {
    id: page

    SettingsChoices {
        width: parent.width
        title: qsTr("Theme")
        note: qsTr("High contrast also thickens every edge.")
        choices: [{ value: Settings.System, text: qsTr("Same as the system") }, { value: Settings.Dark, text: qsTr("Dark") },
            { value: Settings.Light, text: qsTr("Light") }, { value: Settings.HighContrast, text: qsTr("High contrast") }]
        value: Settings.look
        onChosen: (value) => Settings.look = value
    }
    OptionRow {
        title: qsTr("Scale of the interface")
        note: qsTr("On top of the size of the window.")

        Slider {
            text: qsTr("Scale of the interface")
            value: Settings.scale
            from: 0.8
            to: 2
            step: 0.1
            onMoved: (value) => Settings.scale = value
        }
    }
    SettingsChoices {
        width: parent.width
        title: qsTr("Seat patterns")
        note: qsTr("How strongly the pattern of each seat shows on its colour.")
        choices: [{ value: 0, text: qsTr("Off") }, { value: 26, text: qsTr("Normal") }, { value: 40, text: qsTr("Strong") }]
        value: Settings.patternStrength
        onChosen: (value) => Settings.patternStrength = value
    }
    SettingsToggle {
        title: qsTr("Calm curtain")
        note: qsTr("The hand-over screen without its pattern.")
        name: "calmCurtain"
    }
    SettingsToggle {
        title: qsTr("Letters for the terrain")
        note: Keymap.text["labels"] ? Phrase.fill(qsTr("On boards of hexes. Key %1"), [Keymap.text["labels"]]) : qsTr("On boards of hexes.")
        name: "boardLetters"
    }
    SettingsToggle {
        title: qsTr("Full screen")
        note: Keymap.text["fullScreen"] ? qsTr("Key %1").arg(Keymap.text["fullScreen"]) : ""
        name: "fullScreen"
        last: true
    }
}
