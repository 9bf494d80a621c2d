import QtQuick
import Hexmoot.Ui

/// A button on the seat's own colour: filled with the seat's ink (`solid`), or outlined in it on a ground on which small words can
/// be read.
Pressable {
    id: button

    property string icon
    property string keycap
    property color ink
    property color ground: Theme.clear
    property bool solid: false
    property real progress: 0
    readonly property color against: ink.hslLightness < 0.5 ? Theme.white : Theme.night
    readonly property color inkOfWords: solid ? against : ink

    implicitWidth: Math.ceil(words.implicitWidth) + content.beside + 2 * Theme.px(solid ? 28 : 16)
    implicitHeight: Math.max(Theme.px(Theme.low ? 60 : 72), words.height + 2 * Theme.sp3)
    ringRadius: Theme.radiusL
    ringColour: ink

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusL
        color: button.solid ? button.ink : Qt.tint(button.ground, Qt.alpha(button.against, 0.14))
        border.width: Theme.heavyBorder
        border.color: button.ink

        Rectangle {
            width: parent.width * button.progress
            height: parent.height
            radius: parent.radius
            color: Qt.alpha(button.inkOfWords, 0.28)
        }
    }
    Row {
        id: content
        anchors.centerIn: parent
        spacing: Theme.px(10)

        /// What icon and keycap take from the width.
        readonly property real beside: (button.icon ? mark.width + spacing : 0) + (button.keycap ? cap.width + spacing : 0)

        Icon {
            id: mark
            anchors.verticalCenter: parent.verticalCenter
            name: button.icon
            visible: button.icon.length > 0
            size: Theme.px(28)
            colour: button.inkOfWords
        }
        Label {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(Math.ceil(implicitWidth), button.width - content.beside - 2 * Theme.px(button.solid ? 28 : 16))
            text: button.text
            font: button.solid ? Theme.face(Theme.uiFamily, 22, Font.DemiBold, 0) : Theme.strong
            color: button.inkOfWords
            lineHeight: 1
            maximumLineCount: 2
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Keycap {
            id: cap
            anchors.verticalCenter: parent.verticalCenter
            key: button.keycap
            size: button.solid ? Theme.px(36) : Theme.keycap
            ink: button.inkOfWords
        }
    }
}
