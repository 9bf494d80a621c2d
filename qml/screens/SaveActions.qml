import QtQuick
import Hexmoot
import Hexmoot.Ui

/// Resume and Delete for the chosen game.
Rectangle {
    id: actions

    property string health
    property bool bare: false

    signal resumed()
    signal removed()

    implicitHeight: resume.height + (bare ? 0 : 2 * Theme.sp3)
    color: bare ? Theme.clear : Theme.bg1

    Button {
        id: resume
        x: actions.bare ? 0 : Theme.sp4
        anchors.verticalCenter: parent.verticalCenter
        kind: Button.Primary
        icon: actions.health === "finished" ? "eye" : "play"
        text: actions.health === "finished" ? qsTr("Look at it") : qsTr("Resume")
        reason: actions.health === "damaged" ? qsTr("This game cannot be read.") : ""
        keycap: Keymap.text["confirm"]
        onClicked: actions.resumed()
    }
    Button {
        objectName: "save-delete"
        anchors.right: parent.right
        anchors.rightMargin: actions.bare ? 0 : Theme.sp4
        anchors.verticalCenter: parent.verticalCenter
        kind: Button.Quiet
        icon: "trash"
        text: qsTr("Delete")
        keycap: qsTr("Del")
        onClicked: actions.removed()
    }
}
