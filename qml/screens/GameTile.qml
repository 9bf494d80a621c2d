import QtQuick
import Hexmoot
import Hexmoot.Ui

/// One game of the shelf: picture, title, seats, length. A game whose content has an error says so and cannot be dealt.
Pressable {
    id: tile

    required property int index
    required property string game
    required property string title
    required property string tagline
    required property string seats
    required property int minutes
    required property string picture
    required property string problem

    text: title
    description: off ? reason : Phrase.fill(qsTr("%1 players, %2 minutes"), [seats, minutes])
    reason: problem.length > 0 ? qsTr("This game’s content has an error: %1").arg(problem) : ""
    tip: reason
    ringRadius: Theme.radiusL
    /// What the words take below the picture; it gives way to long ones, and the tile grows when it can't any more.
    readonly property real below: words.height + 2 * Theme.px(16) + Theme.border

    implicitHeight: Math.max(Theme.px(342), art.height + below)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusL
        color: Theme.bg1
        border.width: Theme.border
        border.color: tile.hovered ? Theme.edge : Theme.line
    }
    Picture {
        id: art
        x: Theme.border
        y: Theme.border
        width: parent.width - 2 * Theme.border
        height: Math.max(Theme.px(150), Math.min(Theme.px(204), Theme.px(342) - tile.below))
        art: tile.picture + "?top," + (Theme.radiusL - Theme.border)
        opacity: tile.off ? 0.4 : 1
        Accessible.ignored: true
    }
    Column {
        id: words
        x: Theme.sp4
        anchors.top: art.bottom
        anchors.topMargin: Theme.px(16)
        width: parent.width - 2 * x
        spacing: Theme.sp2

        Label {
            width: parent.width
            text: tile.title
            font: Theme.face(Theme.displayFamily, 18, Font.Bold, 0)
            Accessible.ignored: true
        }
        Row {
            spacing: Theme.px(14)
            visible: !tile.off

            IconText {
                icon: "users"
                text: tile.seats
            }
            IconText {
                icon: "clock"
                text: qsTr("%1 min").arg(tile.minutes)
            }
        }
        Label {
            width: parent.width
            text: tile.tagline
            font: Theme.small
            color: Theme.mid
            maximumLineCount: 4
            elide: Text.ElideRight
            visible: !tile.off
            Accessible.ignored: true
        }
        IconText {
            visible: tile.off
            icon: "warning"
            text: qsTr("Content has an error")
        }
    }
}
