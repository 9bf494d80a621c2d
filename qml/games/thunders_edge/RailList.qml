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
    topPadding: Theme.sp2
    spacing: Theme.px(6)

    SectionLabel {
        text: list.title
    }
    Repeater {
        model: list.rows

        Item {
            id: line
            required property var row

            width: list.width
            height: Theme.px(30)
            Accessible.role: Accessible.StaticText
            Accessible.name: row.text ?? row.name + " " + row.count

            Icon {
                id: glyph
                anchors.verticalCenter: parent.verticalCenter
                name: line.row.glyph
                size: Theme.iconM
                colour: Theme.mid
            }
            Label {
                anchors.left: glyph.right
                anchors.leftMargin: Theme.sp3
                anchors.right: emblem.left
                anchors.verticalCenter: parent.verticalCenter
                text: line.row.name
                font: Theme.small
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            SeatEmblem {
                id: emblem
                anchors.right: number.left
                anchors.rightMargin: Theme.sp2
                anchors.verticalCenter: parent.verticalCenter
                visible: (line.row.livery ?? -1) >= 0
                livery: visible ? line.row.livery : 0
                size: Theme.px(24)
            }
            Label {
                id: number
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: line.row.count ?? (emblem.visible ? line.row.points : "–")
                font: Theme.strong
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
}
