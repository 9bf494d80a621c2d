import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The middle of a lane: both totals, the theatre, who leads.
Item {
    id: middle

    required property var row
    required property TableModel table
    readonly property bool small: height < Theme.px(90)
    /// Room for words beside the emblem of who leads; the emblem alone says it too.
    readonly property real statusRoom: width - 2 * left.width - (small ? 2 : 4) * Theme.sp2 - Theme.px(23)
    readonly property bool wordy: metrics.advanceWidth * status.minimumPixelSize <= statusRoom * status.font.pixelSize * (small ? 1 : 2.2)
    readonly property bool tiny: height < Theme.px(60)
    readonly property color tone: Seats.text(table.liveryOf(row.leader), Theme.light)

    TextMetrics {
        id: metrics
        text: middle.row.status
        font: Theme.smallStrong
    }
    Rectangle {
        width: parent.width
        height: Theme.border
        color: Paint.strip
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.border
        color: Paint.strip
    }
    LaneTotal {
        id: left
        x: Theme.sp2
        width: Math.min(Theme.px(middle.small ? 44 : 72), middle.width * 0.25)
        anchors.verticalCenter: parent.verticalCenter
        name: middle.small ? "" : middle.row.nameAbove
        livery: middle.table.liveryOf(1)
        named: fits && right.fits
        value: middle.row.totalAbove
        tone: middle.row.leader === 1 ? middle.tone : Theme.mid
    }
    LaneTotal {
        id: right
        x: parent.width - width - Theme.sp2
        width: left.width
        anchors.verticalCenter: parent.verticalCenter
        name: middle.small ? "" : middle.row.nameBelow
        livery: middle.table.liveryOf(0)
        named: left.named
        value: middle.row.totalBelow
        tone: middle.row.leader === 0 ? middle.tone : Theme.mid
    }
    Column {
        anchors.centerIn: parent
        width: parent.width - 2 * left.width - (middle.small ? 2 : 4) * Theme.sp2
        spacing: Theme.px(middle.small ? 0 : 3)

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(9)

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: middle.row.refused ? "ban" : Paint.icon(middle.row.theatre)
                colour: middle.row.refused ? Theme.danger : Theme.hi
                size: Theme.px(middle.tiny ? 18 : middle.small ? 22 : 30)
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                text: middle.row.name
                font: middle.tiny ? Theme.h3 : Theme.h2
                lineHeight: middle.small ? 0.9 : 1.22
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(7)

            SeatEmblem {
                anchors.verticalCenter: parent.verticalCenter
                bare: true
                livery: middle.table.liveryOf(middle.row.leader)
                size: Theme.px(16)
                tint: middle.tone
            }
            Label {
                id: status
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(0, Math.min(Math.ceil(metrics.advanceWidth), middle.statusRoom))
                text: middle.row.status
                font: Theme.smallStrong
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Math.max(12, Theme.px(9))
                color: middle.tone
                visible: middle.wordy
                lineHeight: 1.1
                maximumLineCount: middle.small ? 1 : 3
                wrapMode: middle.small ? Text.NoWrap : Text.Wrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
}
