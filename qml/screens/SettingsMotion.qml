pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// Settings: how fast things move, or not at all.
Column {
    SettingsChoices {
        width: parent.width
        title: qsTr("Speed of movement")
        note: qsTr("Input never waits for a movement.")
        choices: [{ value: 0.5, text: qsTr("Slow") }, { value: 1, text: qsTr("Normal") }, { value: 2, text: qsTr("Fast") }, { value: 0, text: qsTr("Off") }]
        value: Settings.motionSpeed
        onChosen: (value) => Settings.motionSpeed = value
    }
    SettingsToggle {
        title: qsTr("Reduced motion")
        note: qsTr("Things appear where they go; nothing slides.")
        name: "reducedMotion"
        last: true
    }
}
