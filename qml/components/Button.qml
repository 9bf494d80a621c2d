import QtQuick
import Hexmoot.Ui

/// A push button. `kind`: Primary (beacon), Secondary (default), Quiet (outline). `keycap` prints its key. With `reason` it looks and acts
/// as "not now", and shows the reason when it is focused, hovered or pressed.
Pressable {
    id: button

    enum Kind { Primary, Secondary, Quiet }

    property int kind: Button.Secondary
    property string icon
    property string keycap
    property bool large: false
    /// In a column of buttons: what is too long goes on in a second line.
    property bool wraps: false
    /// Among many: less air, and a quiet one with icon and key needs no word.
    property bool tight: false
    readonly property bool wordless: tight && kind === Button.Quiet && icon.length > 0 && keycap.length > 0
    property color ink: off ? Theme.faint : kind === Button.Primary ? Theme.beaconInk : Theme.hi
    property color fill: kind === Button.Primary ? Theme.beacon : kind === Button.Secondary ? Theme.bg3 : Theme.clear
    property color edge: kind === Button.Primary ? Theme.clear : hovered ? Theme.edge : Theme.line
    property color iconColour: ink
    readonly property real air: large && kind === Button.Primary ? Theme.px(22) : Theme.px(Theme.narrow ? 10 : 16)
    property real pad: tight ? Math.min(air, Theme.px(11)) : air

    readonly property real gap: Theme.px(10)
    /// What icon and keycap take from the width, with their gaps.
    readonly property real beside: (icon ? mark.width + gap : 0) + (keycap ? cap.width + gap : 0)

    tip: reason || (wordless ? text : "")
    /// How wide it is when it is not tight.
    readonly property real fullWidth: Math.ceil(label.implicitWidth) + beside + 2 * air
    implicitWidth: (wordless ? -gap : Math.ceil(label.implicitWidth)) + beside + 2 * pad
    implicitHeight: Math.max(large ? Theme.largeButton : Theme.button, label.implicitHeight + Theme.sp3)
    Accessible.description: off ? reason : description ? description : keycap ? qsTr("Key %1").arg(keycap) : ""

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusM
        visible: !button.off
        color: button.down ? Qt.darker(button.fill, 1.12) : button.fill
        border.width: Theme.border
        border.color: button.edge
    }
    DashedEdge {
        anchors.fill: parent
        visible: button.off
    }
    Row {
        id: content
        anchors.centerIn: parent
        spacing: button.gap

        Icon {
            id: mark
            anchors.verticalCenter: parent.verticalCenter
            visible: name.length > 0
            name: button.icon
            size: button.large && button.kind === Button.Primary ? Theme.iconL : Theme.iconM
            colour: button.iconColour
        }
        Label {
            id: label
            anchors.verticalCenter: parent.verticalCenter
            visible: !button.wordless
            width: Math.max(0, Math.min(Math.ceil(implicitWidth), button.width - 2 * button.pad - button.beside))
            text: button.text
            font: button.large && button.kind === Button.Primary ? Theme.largeButtonText : Theme.strong
            color: button.ink
            lineHeight: 1
            wrapMode: button.wraps ? Text.Wrap : Text.NoWrap
            elide: button.wraps ? Text.ElideNone : Text.ElideRight
            Accessible.ignored: true
        }
        Keycap {
            id: cap
            anchors.verticalCenter: parent.verticalCenter
            key: button.keycap
            ink: button.ink
        }
    }
}
