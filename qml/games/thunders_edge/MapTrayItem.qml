pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// One kind of counter, or one hex, of the tray.
Pressable {
    id: item

    required property var row
    required property int index
    property bool lit: true
    readonly property bool counter: row.glyph !== undefined

    objectName: "tray/" + row.key
    width: words.x + words.width + Theme.sp3
    text: row.name
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
    Column {
        id: words
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
