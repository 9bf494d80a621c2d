pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// One kind of counter, or one hex, of the tray.
Pressable {
    id: item

    required property var row
    property bool lit: true
    /// Many share the tray: only the picture and the digit show.
    property bool brief: false
    readonly property bool counter: row.glyph !== undefined

    objectName: "tray/" + row.key
    implicitWidth: words.x + words.width + Theme.sp3
    width: brief ? picture.width + 2 * picture.x : implicitWidth
    text: row.name
    tip: brief ? row.name : ""
    checkable: true
    checked: row.chosen
    role: Accessible.RadioButton
    takesFocus: true

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusM
        color: item.checked ? Qt.tint(Theme.bg2, Theme.beaconSoft) : item.hovered ? Theme.bg3 : Theme.bg2
        border.width: item.checked ? Theme.heavyBorder : Theme.border
        border.color: item.checked ? Theme.beacon : Theme.line
    }
    Item {
        id: picture
        x: Theme.sp1
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(item.counter ? 58 : 60)
        height: Theme.px(66)

        While {
            on: item.counter

            Counter {
                anchors.centerIn: parent
                glyph: item.row.glyph
                livery: item.row.livery
                attack: item.row.attack
                defence: item.row.defence
                move: item.row.move
                quick: item.row.quick
                count: item.row.count
                size: Theme.px(44)
            }
        }
        While {
            on: !item.counter

            HexVignette {
                anchors.fill: parent
                hexes: item.row.hexes
                areas: item.row.areas
                pieces: item.row.pieces
                named: false
            }
        }
    }
    Keycap {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.px(3)
        visible: item.brief && key.length > 0
        key: item.row.number <= 9 ? item.row.number : ""
        solid: true
    }
    Column {
        id: words
        visible: !item.brief
        x: picture.x + picture.width + Theme.sp1
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(2)

        Row {
            spacing: Theme.sp2

            Label {
                anchors.verticalCenter: parent.verticalCenter
                text: item.row.text
                font: Theme.strong
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            Keycap {
                anchors.verticalCenter: parent.verticalCenter
                key: item.row.number <= 9 ? item.row.number : ""
            }
        }
        Label {
            text: item.row.note ?? ""
            visible: text.length > 0
            font: Theme.small
            color: Theme.mid
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
}
