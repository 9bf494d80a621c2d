import QtQuick
import Hexmoot
import Hexmoot.Ui

/// One thing that may be named for a side: some Credits, or an area without units.
Pressable {
    id: thing

    required property var modelData
    required property string party
    /// Who gives it, for those who hear it.
    required property string giver
    required property string word
    required property TeDeals deals
    property string kind: "word/"
    property bool lit: true

    objectName: kind + word
    takesFocus: true
    implicitWidth: Math.max(Theme.chip, label.implicitWidth + 2 * Theme.px(10))
    implicitHeight: Math.max(Theme.chip, label.implicitHeight)
    ringRadius: height / 2
    onClicked: deals.name(party, word)
    Accessible.name: giver + ": " + text

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: thing.hovered ? Theme.beaconSoft : Theme.bg3
        border.width: Theme.border
        border.color: Theme.beacon
    }
    Label {
        id: label
        anchors.centerIn: parent
        text: thing.text
        font: Theme.smallStrong
        lineHeight: 1
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
}
