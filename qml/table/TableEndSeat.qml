import QtQuick
import Hexmoot
import Hexmoot.Ui

/// One seat's line at the end of the game.
Panel {
    id: line

    required property var row

    height: Theme.px(Theme.low ? 48 : 56)
    border.width: row.winner ? Theme.heavyBorder : Theme.border
    border.color: row.winner ? Seats.text(row.livery, Theme.light) : Theme.line
    Accessible.role: Accessible.ListItem
    Accessible.name: row.winner ? Phrase.fill(qsTr("%1, %2 points, winner"), [row.name, row.points])
                                : Phrase.fill(qsTr("%1, %2 points"), [row.name, row.points])

    SeatEmblem {
        id: badge
        x: Theme.sp3
        anchors.verticalCenter: parent.verticalCenter
        livery: line.row.livery
    }
    Label {
        anchors.left: badge.right
        anchors.leftMargin: Theme.sp3
        anchors.right: points.left
        anchors.rightMargin: Theme.sp3
        anchors.verticalCenter: parent.verticalCenter
        text: line.row.name
        font: Theme.h3
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    Label {
        id: points
        anchors.right: parent.right
        anchors.rightMargin: Theme.sp4
        anchors.verticalCenter: parent.verticalCenter
        text: line.row.points
        font: Theme.bigNumber
        lineHeight: 1
        Accessible.ignored: true
    }
}
