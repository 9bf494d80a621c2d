import QtQuick
import Hexmoot
import Hexmoot.Ui

/// One seat: badge, name, a line about it and a state word; children (numbers, backs of cards) go below. `acting` frames it in its colour.
/// When `compact`, only badge and state show.
Rectangle {
    id: card

    property int livery: 0
    property string name
    property string note
    property string status: ""
    property bool acting: false
    property bool compact: Theme.compact
    property real pad: compact ? Theme.sp2 : Theme.px(16)
    readonly property color tone: Seats.text(livery, Theme.light)
    /// Its height without anything below.
    readonly property real bare: head.height + 2 * pad
    default property alias extras: below.data

    width: parent ? parent.width : implicitWidth
    implicitHeight: head.height + below.height + (below.height > 0 ? Theme.px(14) : 0) + 2 * pad
    radius: Theme.px(14)
    color: acting ? Qt.tint(Theme.bg1, Qt.alpha(tone, 0.1)) : Theme.bg1
    border.width: acting ? Theme.heavyBorder : Theme.border
    border.color: acting ? tone : Theme.line
    Accessible.role: Accessible.Grouping
    Accessible.name: name + (status.length > 0 ? ", " + status : "") + (note.length > 0 ? ", " + note : "")

    Item {
        id: head
        x: card.pad
        y: card.pad
        width: parent.width - 2 * card.pad
        height: Math.max(badge.height, words.visible ? words.height : 0)

        SeatEmblem {
            id: badge
            x: card.compact ? Math.round((parent.width - width) / 2) : 0
            y: card.compact ? 0 : Math.round((parent.height - height) / 2)
            livery: card.livery
            size: Theme.px(card.status.length > 0 ? 36 : 42)
        }
        Column {
            id: words
            anchors.left: badge.right
            anchors.leftMargin: Theme.px(11)
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: !card.compact
            spacing: -Theme.px(4)

            Label {
                width: parent.width - (state.visible ? state.width + Theme.sp2 : 0)
                text: card.name
                font: card.status.length > 0 || card.name.length > 12 ? Theme.h3 : Theme.face(Theme.displayFamily, 19, Font.Bold, -0.01)
                color: card.tone
                lineHeight: 0.86
                maximumLineCount: 3
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Label {
                width: parent.width
                text: card.note
                font: Theme.small
                color: Theme.mid
                visible: text.length > 0
                Accessible.ignored: true
            }
        }
        Label {
            id: state
            anchors.right: parent.right
            anchors.top: parent.top
            text: card.status
            font: Theme.smallStrong
            color: card.acting ? card.tone : Theme.faint
            visible: !card.compact && text.length > 0
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
    Column {
        id: below
        x: card.pad
        y: head.y + head.height + Theme.px(14)
        width: parent.width - 2 * card.pad
    }
}
