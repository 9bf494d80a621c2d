pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// Settings: language of the interface and of the games.
Column {
    SettingsChoices {
        width: parent.width
        title: qsTr("Language")
        note: qsTr("Of the interface and of the games.")
        choices: [{ value: "", text: qsTr("Same as the system") }, { value: "en", text: "English" }, { value: "de", text: "Deutsch" }]
        value: Settings.language
        last: true
        onChosen: (value) => Settings.language = value
    }
}
