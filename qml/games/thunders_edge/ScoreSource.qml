pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The head of a column of the final table: a source of points, and the units that lie there.
Item {
    id: head

    required property var row

    height: Theme.px(Theme.low ? 96 : 124)
    Accessible.role: Accessible.StaticText
    Accessible.name: row.text

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.px(2)
        radius: Theme.radiusM
        visible: head.row.now
        color: Theme.beaconSoft
        border.width: Theme.border
        border.color: Theme.beacon
    }
    Column {
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(8)
        width: parent.width
        spacing: Theme.px(3)

        Flow {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width, head.row.units.length * Theme.px(28))
            spacing: -Theme.px(4)

            Repeater {
                model: head.row.units

                Counter {
                    required property var modelData

                    size: Theme.px(22)
                    glyph: modelData.glyph
                    livery: modelData.livery
                    state: modelData.state
                    attack: modelData.attack
                    defence: modelData.defence
                    move: modelData.move
                }
            }
        }
        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            name: head.row.glyph
            size: Theme.iconL
            colour: head.row.shown ? Theme.hi : Theme.faint
        }
        Label {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: head.row.name
            font: Theme.smallStrong
            color: head.row.shown ? Theme.hi : Theme.faint
            lineHeight: 1
            Accessible.ignored: true
        }
    }
}
