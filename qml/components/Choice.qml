import QtQuick
import Hexmoot.Ui

/// One of several exclusive answers, as a card with a title and one sentence. `checked` marks the present one.
Pressable {
    id: choice

    property string title
    property string note
    property string icon
    /// Wide enough for the title on one line.
    readonly property real titleWidth: label.implicitWidth + 2 * Theme.px(13) + (icon ? mark.width + Theme.sp2 : 0)

    text: title
    description: note
    role: Accessible.RadioButton
    checkable: true
    ringRadius: Theme.px(12)
    implicitWidth: Theme.px(134)
    implicitHeight: words.height + 2 * Theme.sp3

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(12)
        color: choice.checked ? Qt.tint(Theme.bg1, Theme.beaconSoft) : choice.hovered ? Theme.bg3 : Theme.bg1
        border.width: choice.checked ? Theme.heavyBorder : Theme.border
        border.color: choice.checked ? Theme.beacon : Theme.line
    }
    Column {
        id: words
        x: Theme.px(13)
        y: Theme.sp3
        width: parent.width - 2 * x
        spacing: Theme.sp1

        Row {
            spacing: Theme.sp2
            width: parent.width

            Icon {
                id: mark
                anchors.verticalCenter: parent.verticalCenter
                name: choice.icon
                size: Theme.iconS
                visible: choice.icon.length > 0
            }
            Label {
                id: label
                text: choice.title
                width: parent.width - (mark.visible ? mark.width + parent.spacing : 0)
                font: Theme.h3
                Accessible.ignored: true
            }
        }
        Label {
            width: parent.width
            text: choice.note
            font: Theme.small
            color: Theme.mid
            visible: text.length > 0
            Accessible.ignored: true
        }
    }
}
