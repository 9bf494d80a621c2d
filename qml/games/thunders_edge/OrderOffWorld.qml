pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The one unit that may go off world: three places, and for the open one the units.
Column {
    id: list

    required property TeOrders orders

    spacing: Theme.px(Theme.low ? 6 : 8)

    Label {
        width: parent.width
        text: qsTr("One unit off world, face down")
        font: Theme.h3
    }
    Label {
        width: parent.width
        text: qsTr("It counts its cost at the end of the game.")
        font: Theme.small
        color: Theme.mid
    }
    Repeater {
        model: list.orders.offWorld

        Pressable {
            id: place
            required property var row
            property bool lit: !off

            objectName: "place/" + row.key
            width: list.width
            height: Theme.px(Theme.low ? 42 : 46)
            text: row.text
            reason: row.reason
            tip: reason
            onClicked: list.orders.openPlace(row.key)

            Rectangle {
                anchors.fill: parent
                radius: Theme.radiusM
                color: place.row.open || place.row.there ? Qt.tint(Theme.bg1, Theme.beaconSoft) : place.hovered ? Theme.bg3 : Theme.bg2
                border.width: place.row.open ? Theme.heavyBorder : Theme.border
                border.color: place.row.open || place.row.there ? Theme.beacon : Theme.line
            }
            Icon {
                id: glyph
                x: Theme.px(14)
                anchors.verticalCenter: parent.verticalCenter
                name: place.row.glyph
                size: Theme.iconL
                colour: place.off ? Theme.faint : Theme.mid
            }
            Label {
                anchors.left: glyph.right
                anchors.leftMargin: Theme.sp3
                anchors.right: note.left
                anchors.verticalCenter: parent.verticalCenter
                text: place.row.name
                color: place.off ? Theme.faint : Theme.hi
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Label {
                id: note
                anchors.right: parent.right
                anchors.rightMargin: Theme.sp3
                anchors.verticalCenter: parent.verticalCenter
                text: place.row.note
                font: Theme.small
                color: place.row.there ? Theme.beacon : Theme.mid
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
    Flow {
        width: parent.width
        visible: list.orders.offWorldUnits.count > 0
        spacing: Theme.px(2)

        Repeater {
            model: list.orders.offWorldUnits

            Pressable {
                id: unit
                required property var row
                property bool lit: !off

                objectName: "offworld/" + row.key
                width: picture.width
                height: picture.height + cap.height
                text: row.text
                reason: row.reason
                tip: reason
                opacity: off ? 0.5 : 1
                onClicked: list.orders.sendOffWorld(row.key)

                Counter {
                    id: picture
                    size: Theme.px(40)
                    glyph: unit.row.glyph
                    livery: unit.row.livery
                    attack: unit.row.attack
                    defence: unit.row.defence
                    move: unit.row.move
                    quick: unit.row.quick
                    lit: !unit.off
                }
                Keycap {
                    id: cap
                    anchors.horizontalCenter: parent.horizontalCenter
                    anchors.bottom: parent.bottom
                    solid: true
                    size: Theme.px(22)
                    key: unit.row.digit
                }
            }
        }
    }
}
