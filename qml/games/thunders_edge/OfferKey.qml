import QtQuick
import Hexmoot
import Hexmoot.Ui

/// What may be done with an offer: a word and the key of the seat that does it.
Pressable {
    id: act

    property bool lit: true
    property bool chosen: false
    property string label
    property string key
    readonly property bool strong: lit && !off

    tip: reason
    implicitWidth: content.implicitWidth + 2 * Theme.px(12)
    implicitHeight: Theme.chip
    ringRadius: height / 2

    Rectangle {
        anchors.fill: parent
        visible: !act.off
        radius: height / 2
        color: act.chosen ? Qt.tint(Theme.bg3, Theme.beaconSoft) : act.strong ? Theme.beaconSoft : Theme.bg3
        border.width: act.chosen ? Theme.heavyBorder : Theme.border
        border.color: act.strong ? Theme.beacon : Theme.line
    }
    DashedEdge {
        anchors.fill: parent
        visible: act.off
        radius: height / 2
    }
    Row {
        id: content
        anchors.centerIn: parent
        spacing: Theme.px(8)

        Label {
            anchors.verticalCenter: parent.verticalCenter
            text: act.label
            font: Theme.smallStrong
            color: act.off ? Theme.faint : Theme.hi
            lineHeight: 1
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            visible: act.key.length > 0
            text: act.key
            font: Theme.label
            color: act.off ? Theme.faint : Theme.beacon
            lineHeight: 1
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
}
