pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// One seat of the final table: its points by source as far as they lie open, and the sum.
Panel {
    id: line

    required property var row
    property real nameWidth
    property real cellWidth
    readonly property color tone: Seats.text(row.livery, Theme.light)

    height: Theme.px(Theme.low ? 50 : 64)
    border.width: row.winner ? Theme.heavyBorder : Theme.border
    border.color: row.winner ? tone : Theme.line
    Accessible.role: Accessible.ListItem
    Accessible.name: row.text

    SeatEmblem {
        id: badge
        x: Theme.sp3
        anchors.verticalCenter: parent.verticalCenter
        livery: line.row.livery
        size: Theme.px(38)
    }
    Label {
        anchors.left: badge.right
        anchors.leftMargin: Theme.sp3
        anchors.verticalCenter: parent.verticalCenter
        width: line.nameWidth - x
        text: line.row.name
        font: Theme.h3
        color: line.tone
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Row {
        x: line.nameWidth
        height: parent.height

        Repeater {
            model: line.row.points

            Label {
                required property var modelData

                width: line.cellWidth
                height: parent.height
                horizontalAlignment: Text.AlignHCenter
                text: modelData.shown ? modelData.value : "–"
                font: Theme.number
                color: modelData.shown && modelData.value > 0 ? Theme.hi : Theme.faint
                Accessible.ignored: true
            }
        }
    }
    Label {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(18)
        anchors.verticalCenter: parent.verticalCenter
        text: line.row.sum
        font: Theme.bigNumber
        lineHeight: 1
        Accessible.ignored: true
    }
    Icon {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(86)
        anchors.verticalCenter: parent.verticalCenter
        visible: line.row.winner
        name: "trophy"
        size: Theme.iconL
        colour: line.tone
    }
}
