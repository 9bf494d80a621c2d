import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The middle of a lane: both totals, the theatre, who leads.
Item {
    id: middle

    required property var row
    required property TableModel table
    readonly property bool small: height < Theme.px(90)
    readonly property bool tiny: height < Theme.px(60)
    /// The names are too long for their places: the sentence of who leads takes a line of its own below the totals.
    readonly property bool broad: !small && !left.named
    /// Room for that sentence beside the emblem of who leads; it may reach below the names up to the totals.
    /// It shrinks a little, then breaks, then goes without the name; the emblem says whose it is.
    readonly property real room: width - 2 * (broad ? Theme.sp2 : Theme.sp2 + left.width / 2 + Theme.px(small ? 22 : 26)) - Theme.px(23)
    readonly property real least: Math.max(12, Theme.px(10)) / Theme.smallStrong.pixelSize
    readonly property real shrink: Math.min(1, Math.max(least, room / Math.max(1, metrics.advanceWidth)))
    readonly property bool breaks: metrics.advanceWidth * shrink > room + 1
    readonly property bool wordy: metrics.advanceWidth * shrink <= room * (small ? 1 : 1.8)
    /// Room for theatre and icon between the totals; a theatre that is refused shows that in any case.
    readonly property real between: width - 2 * (2 * Theme.sp2 + left.width / 2) - Math.max(left.needs, right.needs)
    readonly property color tone: Seats.text(table.liveryOf(row.leader), Theme.light)

    TextMetrics {
        id: metrics
        text: middle.row.status
        font: Theme.smallStrong
    }
    TextMetrics {
        id: nameless
        text: middle.row.shortStatus
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
        objectName: "total-left-" + middle.row.theatre
        x: Theme.sp2
        y: Math.round((middle.broad ? words.y + heading.height / 2 : parent.height / 2) - height / 2)
        width: Math.min(Theme.px(middle.small ? 44 : 72), middle.width * 0.25)
        name: middle.small ? "" : middle.row.nameAbove
        livery: middle.table.liveryOf(1)
        named: fits && right.fits
        value: middle.row.totalAbove
        tone: middle.row.leader === 1 ? middle.tone : Theme.mid
    }
    LaneTotal {
        id: right
        objectName: "total-right-" + middle.row.theatre
        x: parent.width - width - Theme.sp2
        y: left.y
        width: left.width
        layoutDirection: Qt.RightToLeft
        name: middle.small ? "" : middle.row.nameBelow
        livery: middle.table.liveryOf(0)
        named: left.named
        value: middle.row.totalBelow
        tone: middle.row.leader === 0 ? middle.tone : Theme.mid
    }
    Column {
        id: words
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.sp2
        spacing: Theme.px(middle.small ? 0 : 3)

        Row {
            id: heading
            objectName: "heading-" + middle.row.theatre
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(9)

            Icon {
                id: mark
                anchors.verticalCenter: parent.verticalCenter
                visible: middle.row.refused || size + heading.spacing + theatre.implicitWidth <= middle.between
                name: middle.row.refused ? "ban" : Paint.icon(middle.row.theatre)
                colour: middle.row.refused ? Theme.danger : Theme.hi
                size: Theme.px(middle.tiny ? 18 : middle.small ? 22 : 30)
            }
            Label {
                id: theatre
                anchors.verticalCenter: parent.verticalCenter
                text: middle.row.name
                font: middle.tiny ? Theme.h3 : Theme.h2
                lineHeight: middle.small ? 0.9 : 1.22
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
        Item {
            anchors.horizontalCenter: parent.horizontalCenter
            width: emblem.width + (sentence.visible ? Theme.px(7) + sentence.width : 0)
            height: Math.max(emblem.height, sentence.visible ? sentence.height : 0)

            // Beside the words, not beside the room they might take.
            SeatEmblem {
                id: emblem
                x: sentence.visible && sentence.wrapMode === Text.Wrap ? Math.max(0, Math.round((sentence.width - sentence.contentWidth) / 2)) : 0
                anchors.verticalCenter: parent.verticalCenter
                bare: true
                livery: middle.table.liveryOf(middle.row.leader)
                size: Theme.px(16)
                tint: middle.tone
            }
            Label {
                id: sentence
                objectName: "leads-" + middle.row.theatre
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                width: !middle.wordy ? Math.ceil(nameless.advanceWidth) + 1 : middle.breaks ? middle.room : Math.ceil(metrics.advanceWidth * middle.shrink) + 1
                text: middle.wordy ? middle.row.status : middle.row.shortStatus
                font: middle.wordy ? Theme.face(Theme.uiFamily, 15 * middle.shrink, Font.DemiBold, 0) : Theme.smallStrong
                color: middle.tone
                visible: middle.wordy || nameless.advanceWidth <= middle.room
                lineHeight: 1.1
                wrapMode: middle.wordy && middle.breaks ? Text.Wrap : Text.NoWrap
                horizontalAlignment: Text.AlignHCenter
                Accessible.ignored: true
            }
        }
    }
}
