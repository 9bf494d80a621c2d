pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The income of one seat: from what, how much, and what it has now.
Panel {
    id: line

    required property var row
    readonly property color tone: Seats.text(row.livery, Theme.light)

    height: Math.max(names.height, lines.height) + 2 * Theme.px(14)
    border.width: row.acting ? Theme.heavyBorder : Theme.border
    border.color: row.acting ? tone : Theme.line
    Accessible.role: Accessible.ListItem
    Accessible.name: row.text

    SeatEmblem {
        id: badge
        x: Theme.px(16)
        anchors.verticalCenter: parent.verticalCenter
        livery: line.row.livery
        size: Theme.px(42)
    }
    Column {
        id: names
        anchors.left: badge.right
        anchors.leftMargin: Theme.sp3
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(170)

        Label {
            width: parent.width
            text: line.row.name
            font: Theme.h3
            color: line.tone
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            text: line.row.worth
            font: Theme.small
            color: Theme.mid
            Accessible.ignored: true
        }
    }
    Flow {
        id: lines
        anchors.left: names.right
        anchors.leftMargin: Theme.sp3
        anchors.right: total.left
        anchors.rightMargin: Theme.sp3
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.sp2

        Repeater {
            model: line.row.lines

            Chip {
                required property var modelData

                icon: "coin"
                text: modelData.text + "  +" + modelData.amount
                ink: Theme.hi
                iconColour: Theme.warn
            }
        }
        Label {
            visible: line.row.lines.length === 0
            text: qsTr("Nothing this turn")
            font: Theme.small
            color: Theme.mid
            Accessible.ignored: true
        }
    }
    Column {
        id: total
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(18)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(120)

        Label {
            width: parent.width
            horizontalAlignment: Text.AlignRight
            text: "+" + line.row.total
            font: Theme.bigNumber
            lineHeight: 1
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            horizontalAlignment: Text.AlignRight
            text: qsTr("now %1").arg(line.row.credits)
            font: Theme.small
            color: Theme.mid
            Accessible.ignored: true
        }
    }
}
