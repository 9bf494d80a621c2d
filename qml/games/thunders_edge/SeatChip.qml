import QtQuick
import Hexmoot
import Hexmoot.Ui

/// A seat that an offer may be for.
Pressable {
    id: chip

    required property var row
    property bool lit: row.lit

    objectName: "seat/" + row.letter
    text: row.name
    reason: row.reason
    tip: reason
    checkable: true
    checked: row.chosen
    takesEnter: !row.chosen
    role: Accessible.CheckBox
    implicitWidth: content.implicitWidth + 2 * Theme.px(10)
    implicitHeight: Theme.px(36)
    ringRadius: height / 2

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: chip.checked ? Theme.beaconSoft : Theme.bg3
        border.width: chip.checked ? Theme.heavyBorder : Theme.border
        border.color: chip.checked ? Theme.beacon : Theme.line
    }
    Row {
        id: content
        anchors.centerIn: parent
        spacing: Theme.px(8)

        SeatEmblem {
            anchors.verticalCenter: parent.verticalCenter
            livery: chip.row.livery
            size: Theme.px(24)
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            text: chip.row.name
            font: Theme.small
            color: chip.off ? Theme.faint : Theme.hi
            lineHeight: 1
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: chip.checked
            name: "check"
            size: Theme.iconS
            colour: Theme.beacon
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            visible: text.length > 0
            text: chip.row.digit
            font: Theme.label
            color: Theme.mid
            lineHeight: 1
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
}
