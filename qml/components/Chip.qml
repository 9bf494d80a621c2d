import QtQuick
import Hexmoot.Ui

/// A small fact or filter. As a filter set `checkable`; as a fact leave `inert` on and it takes no focus.
Pressable {
    id: chip

    property string icon
    property bool inert: !checkable
    property color ink: checked ? Theme.hi : Theme.mid
    property color iconColour: ink

    /// What the icon takes from the width.
    readonly property real beside: icon ? mark.width + content.spacing : 0

    implicitWidth: Math.ceil(label.implicitWidth) + beside + 2 * Theme.px(11)
    implicitHeight: Math.max(Theme.chip, label.implicitHeight)
    ringRadius: height / 2
    activeFocusOnTab: !inert
    enabled: !inert
    role: inert ? Accessible.StaticText : Accessible.CheckBox
    Accessible.focusable: !inert

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: chip.checked ? Theme.beaconSoft : Theme.bg3
        border.width: Theme.border
        border.color: chip.checked ? Theme.beacon : chip.hovered ? Theme.edge : Theme.line
    }
    Row {
        id: content
        anchors.centerIn: parent
        spacing: Theme.px(7)

        Icon {
            id: mark
            anchors.verticalCenter: parent.verticalCenter
            visible: name.length > 0
            name: chip.icon
            size: Theme.iconS
            colour: chip.iconColour
        }
        Label {
            id: label
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(Math.ceil(implicitWidth), chip.width - chip.beside - 2 * Theme.px(11))
            text: chip.text
            font: Theme.small
            color: chip.ink
            lineHeight: 1
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
}
