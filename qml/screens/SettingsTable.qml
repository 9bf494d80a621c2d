pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// Settings: the drawer with one's own cards.
Column {
    SettingsChoices {
        width: parent.width
        title: qsTr("Close my cards by themselves")
        note: qsTr("After this long without a key or a click.")
        choices: [{ value: 10, text: qsTr("10 s") }, { value: 20, text: qsTr("20 s") }, { value: 60, text: qsTr("60 s") }, { value: 0, text: qsTr("Never") }]
        value: Settings.drawerIdleSeconds
        onChosen: (value) => Settings.drawerIdleSeconds = value
    }
    SettingsChoices {
        width: parent.width
        title: qsTr("Size of my cards")
        note: qsTr("Smaller cards are harder to read from the next chair.")
        choices: [{ value: Settings.Small, text: qsTr("Small") }, { value: Settings.Medium, text: qsTr("Medium") }, { value: Settings.Large, text: qsTr("Large") }]
        value: Settings.handSize
        onChosen: (value) => Settings.handSize = value
    }
    SettingsChoices {
        width: parent.width
        title: qsTr("A bar while all talk")
        note: qsTr("It fills from one act to the next, and nothing happens when it is full.")
        choices: [{ value: 0, text: qsTr("Off") }, { value: 60, text: qsTr("60 s") }, { value: 90, text: qsTr("90 s") }, { value: 120, text: qsTr("120 s") }]
        value: Settings.talkSeconds
        onChosen: (value) => Settings.talkSeconds = value
    }
    Label {
        width: parent.width
        topPadding: Theme.sp4
        text: qsTr("Who may look is chosen for each game when it is dealt: Open, Courtesy or Locked. The pause menu of the table changes it when everyone agrees.")
        font: Theme.small
        color: Theme.mid
    }
}
