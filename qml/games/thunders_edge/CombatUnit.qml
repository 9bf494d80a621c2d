pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// Counters of one kind in a battle. Lit ones are picked by a press or their digit.
Pressable {
    id: unit

    required property var row
    property bool lit: row.lit ?? false
    readonly property int chosen: row.picked ?? 0

    width: Math.max(picture.width + Theme.px(4), Theme.px(74))
    height: Math.max(Theme.px(Theme.low ? 60 : 94), stack.height + Theme.px(Theme.low ? 6 : 12))
    enabled: lit
    takesEnter: row.enter ?? lit  // when all are named Enter confirms, wherever the focus is
    activeFocusOnTab: lit
    text: row.text
    description: row.digit > 0 ? qsTr("Key %1").arg(row.digit) : ""
    role: lit ? Accessible.Button : Accessible.StaticText
    ringRadius: Theme.px(14)

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(14)
        visible: unit.lit || unit.chosen > 0
        color: unit.chosen > 0 ? Theme.beaconSoft : unit.hovered ? Theme.bg3 : Qt.tint(Theme.bg1, Theme.beaconSoft)
        border.width: Theme.heavyBorder
        border.color: Theme.beacon
    }
    Column {
        id: stack
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(Theme.low ? 2 : 5)

        Counter {
            id: picture
            anchors.horizontalCenter: parent.horizontalCenter
            size: Theme.px(Theme.low ? 44 : 53)
            glyph: unit.row.glyph
            livery: unit.row.livery
            attack: unit.row.attack ?? -1
            defence: unit.row.defence ?? -1
            move: unit.row.move ?? -1
            quick: unit.row.quick ?? false
            state: unit.row.state ?? ""
            count: unit.row.count
            chosen: unit.chosen > 0
        }
        Label {
            width: unit.width - Theme.px(2)
            anchors.horizontalCenter: parent.horizontalCenter
            visible: text.length > 0
            text: unit.chosen > 0 ? qsTr("%1 chosen").arg(unit.chosen) : unit.row.note ?? unit.row.where ?? ""
            font: unit.chosen > 0 ? Theme.smallStrong : Theme.small
            color: unit.chosen > 0 ? Theme.beacon : Theme.mid
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(12)
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
        Item {
            width: 1
            height: Theme.px(Theme.low ? 2 : 13)
            visible: cap.visible
        }
        Keycap {
            id: cap
            anchors.horizontalCenter: parent.horizontalCenter
            solid: true
            key: unit.row.digit > 0 ? unit.row.digit : ""
        }
        Item {
            width: 1
            height: Theme.px(4)
            visible: cap.visible
        }
    }
}
