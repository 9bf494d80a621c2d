import QtQuick
import Hexmoot
import Hexmoot.Ui

/// One action and its key. Press Enter, then the new key; Esc leaves it as it was.
Pressable {
    id: row

    required property int index
    required property string action
    required property string title
    required property string keyText
    required property string conflict
    required property bool remapped
    property bool listening: false

    text: title
    description: listening ? qsTr("Press the new key") : conflict ? Phrase.fill(qsTr("Key %1, also used for: %2"), [keyText, conflict]) : qsTr("Key %1").arg(keyText)
    implicitHeight: Theme.row
    onClicked: listening = true
    onActiveFocusChanged: if (!activeFocus) listening = false
    Keys.onShortcutOverride: (event) => event.accepted = listening
    Keys.onPressed: (event) => {
        if (!listening)
            return;
        event.accepted = true;
        if (event.key === Qt.Key_Escape && action !== "back")
            listening = false;
        else if (Keymap.remap(action, event.key, event.modifiers))
            listening = false;
    }
    Keys.priority: Keys.BeforeItem

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusM
        color: row.listening ? Theme.beaconSoft : row.hovered ? Theme.bg3 : Theme.bg1
        border.width: Theme.border
        border.color: row.listening ? Theme.beacon : row.conflict ? Theme.warn : Theme.line
    }
    Label {
        anchors.left: parent.left
        anchors.leftMargin: Theme.sp4
        anchors.right: tail.left
        anchors.verticalCenter: parent.verticalCenter
        text: row.conflict ? Phrase.fill(qsTr("%1 (also: %2)"), [row.title, row.conflict]) : row.title
        color: row.conflict ? Theme.warn : Theme.hi
        elide: Text.ElideRight
        maximumLineCount: 2
        Accessible.ignored: true
    }
    Row {
        id: tail
        anchors.right: parent.right
        anchors.rightMargin: Theme.sp4
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.sp2

        Label {
            anchors.verticalCenter: parent.verticalCenter
            visible: row.listening
            text: qsTr("Press the new key")
            color: Theme.beacon
            Accessible.ignored: true
        }
        Keycap {
            anchors.verticalCenter: parent.verticalCenter
            visible: !row.listening
            key: row.keyText
            solid: true
        }
        ToolButton {
            visible: row.remapped
            icon: "undo"
            text: qsTr("Put back: %1").arg(row.title)
            onClicked: Keymap.reset(row.action)
        }
    }
}
