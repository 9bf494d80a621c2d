import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The pause menu.
Layer {
    id: pause

    required property TableModel table

    signal rulesWanted()
    signal savesWanted()
    signal settingsWanted()
    signal privacyWanted()
    signal leaveWanted()
    signal done()

    function show() {
        table.close();
        open = true;
    }

    function choose(chosen: var) {
        open = false;
        done();
        chosen();
    }

    objectName: "pause"
    title: qsTr("Paused")
    panelWidth: Theme.px(420)
    onClosed: choose(() => {})

    Label {
        width: parent.width
        text: qsTr("%1. Every answer is saved already.").arg(pause.table.clock)
        font: Theme.small
        color: Theme.mid
    }
    Button {
        objectName: "pause-resume"
        width: parent.width
        kind: Button.Primary
        icon: "play"
        text: qsTr("Go on")
        onClicked: pause.choose(() => {})
    }
    Button {
        objectName: "pause-rules"
        width: parent.width
        icon: "book"
        text: qsTr("Rules")
        onClicked: pause.choose(() => pause.rulesWanted())
    }
    Button {
        objectName: "pause-takeback"
        width: parent.width
        icon: "undo"
        text: qsTr("Take back the last move")
        reason: pause.table.canUndo || pause.table.canTakeBack ? "" : qsTr("There is nothing to take back yet.")
        onClicked: pause.choose(() => pause.table.undo())
    }
    Button {
        objectName: "pause-privacy"
        width: parent.width
        visible: !pause.table.over
        icon: "eye"
        text: qsTr("Privacy: %1").arg(pause.table.privacyName)
        onClicked: pause.choose(() => pause.privacyWanted())
    }
    Button {
        objectName: "pause-saves"
        width: parent.width
        icon: "save"
        text: qsTr("Saved games")
        onClicked: pause.choose(() => pause.savesWanted())
    }
    Button {
        objectName: "pause-settings"
        width: parent.width
        icon: "gear"
        text: qsTr("Settings")
        onClicked: pause.choose(() => pause.settingsWanted())
    }
    Button {
        objectName: "pause-leave"
        width: parent.width
        icon: "chevron-left"
        text: qsTr("Leave the table")
        onClicked: pause.choose(() => pause.leaveWanted())
    }
}
