pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// A short list in the rail: icon, name, whose, how many.
Column {
    id: list

    required property string title
    required property Rows rows

    visible: rows.count > 0
    topPadding: Theme.px(6)
    spacing: Theme.px(2)

    SectionLabel {
        text: list.title
        bottomPadding: Theme.px(7)
    }
    Repeater {
        model: list.rows

        Item {
            id: line
            required property var row

            width: list.width
            height: Theme.px(34)
            Accessible.role: Accessible.StaticText
            Accessible.name: row.text ?? row.name + " " + row.count

            Icon {
                id: glyph
                x: Theme.sp2
                anchors.verticalCenter: parent.verticalCenter
                name: line.row.glyph
                size: Theme.iconL
                colour: Theme.mid
            }
            Label {
                anchors.left: glyph.right
                anchors.leftMargin: Theme.px(10)
                anchors.right: emblem.left
                anchors.verticalCenter: parent.verticalCenter
                text: line.row.name
                font: Theme.small
                color: Theme.mid
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            SeatEmblem {
                id: emblem
                anchors.right: number.left
                anchors.rightMargin: Theme.px(14)
                anchors.verticalCenter: parent.verticalCenter
                visible: (line.row.livery ?? -1) >= 0
                livery: visible ? line.row.livery : 0
                size: Theme.px(22)
            }
            Label {
                id: number
                anchors.right: parent.right
                anchors.rightMargin: Theme.sp2
                anchors.verticalCenter: parent.verticalCenter
                text: line.row.count ?? (emblem.visible ? line.row.points : "–")
                font: Theme.strong
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
}
