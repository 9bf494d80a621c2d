pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// Settings: typeface, size, spacing.
Column {
    SettingsChoices {
        width: parent.width
        title: qsTr("Typeface")
        note: Typefaces.ui(Settings.face) === Typefaces.wished(Settings.face) ? qsTr("For all running text.")
            : Phrase.fill(qsTr("%1 is not installed; %2 stands in for it."), [Typefaces.wished(Settings.face), Typefaces.ui(Settings.face)])
        choices: [{ value: Settings.Inter, text: "Inter" }, { value: Settings.Andika, text: "Andika" }, { value: Settings.OpenDyslexic, text: "OpenDyslexic" }]
        value: Settings.face
        onChosen: (value) => Settings.face = value
    }
    OptionRow {
        title: qsTr("Size of the text")
        note: qsTr("Pictures and buttons keep theirs.")

        Slider {
            text: qsTr("Size of the text")
            value: Settings.textSize
            from: 1
            to: 1.4
            step: 0.05
            onMoved: (value) => Settings.textSize = value
        }
    }
    SettingsToggle {
        title: qsTr("Wide spacing")
        note: qsTr("More room between letters, words and lines.")
        name: "wideText"
        last: true
    }
}
