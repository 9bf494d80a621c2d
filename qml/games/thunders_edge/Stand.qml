import QtQuick
import Hexmoot
import Hexmoot.Ui

/// One of the two standing orders of a seat in the booth; the one that holds now is marked.
Pressable {
    id: stand

    required property string word
    property bool now: false
    property bool lit: false

    objectName: "stand/" + word
    role: Accessible.RadioButton
    checkable: true
    checked: now
    tip: reason
    takesTaps: lit || off
    activeFocusOnTab: lit || off || activeFocus
    implicitWidth: content.implicitWidth + 2 * Theme.px(11)
    implicitHeight: Theme.chip
    ringRadius: height / 2

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: stand.now ? Theme.beaconSoft : Theme.bg3
        border.width: stand.now ? Theme.heavyBorder : Theme.border
        border.color: stand.now ? Theme.beacon : Theme.line
    }
    Row {
        id: content
        anchors.centerIn: parent
        spacing: Theme.px(6)

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: stand.now
            name: "check"
            size: Theme.iconS
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            text: stand.text
            font: stand.now ? Theme.smallStrong : Theme.small
            lineHeight: 1
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
}
