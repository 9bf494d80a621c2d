import QtQuick
import Hexmoot
import Hexmoot.Ui

/// One thing that can be asked for or given.
Pressable {
    id: chip

    required property var row
    property string name: "request"
    /// It stands alone, without the heading of its group.
    property bool settled: false
    property bool lit: row.lit

    objectName: name + "/" + row.key
    text: row.spoken
    reason: row.reason
    tip: reason
    checkable: true
    checked: row.chosen
    takesEnter: !row.chosen
    role: Accessible.RadioButton
    activeFocusOnTab: row.lit || off || activeFocus
    takesTaps: row.lit || off
    implicitWidth: content.implicitWidth + 2 * Theme.px(12)
    implicitHeight: Theme.chip
    ringRadius: height / 2

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: chip.checked ? Theme.beaconSoft : Theme.bg3
        border.width: chip.checked ? Theme.heavyBorder : Theme.border
        border.color: chip.checked ? Theme.beacon : chip.hovered && chip.lit ? Theme.edge : Theme.line
    }
    Row {
        id: content
        anchors.centerIn: parent
        spacing: Theme.px(8)

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: chip.row.icon
            size: Theme.iconS
            colour: label.color
        }
        Label {
            id: label
            anchors.verticalCenter: parent.verticalCenter
            text: chip.settled ? chip.row.settled : chip.row.text
            font: Theme.small
            color: chip.lit || chip.checked ? Theme.hi : Theme.faint
            lineHeight: 1
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            visible: text.length > 0
            text: chip.row.digit
            font: Theme.label
            color: chip.checked ? Theme.beacon : Theme.mid
            lineHeight: 1
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
}
