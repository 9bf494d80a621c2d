import QtQuick
import Hexmoot
import Hexmoot.Ui

/// One seat in the curtain's queue; a waiting one can be called to the screen.
Pressable {
    id: seat

    required property var modelData
    required property int index
    /// Its number is a key.
    required property bool numbered
    readonly property bool now: modelData.status === "now"
    readonly property bool waiting: modelData.status === "waiting"
    readonly property bool away: modelData.status === "away"
    readonly property string stand: now ? qsTr("up now") : waiting ? qsTr("not yet") : away ? qsTr("looks away") : qsTr("sealed")

    text: Phrase.fill(qsTr("%1, %2"), [modelData.name, stand])
    implicitHeight: Math.max(Theme.px(66), words.height + 2 * Theme.sp2)
    ringRadius: Theme.px(14)
    ringColour: Theme.nightText
    enabled: waiting
    activeFocusOnTab: waiting

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(14)
        color: seat.now ? Theme.white : Theme.night
        border.width: Theme.border
        border.color: seat.now ? Theme.white : Theme.nightLine
    }
    SeatEmblem {
        id: badge
        x: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        livery: seat.modelData.livery
        size: Theme.px(38)
    }
    Column {
        id: words
        anchors.left: badge.right
        anchors.leftMargin: Theme.sp3
        anchors.right: tail.left
        anchors.rightMargin: Theme.sp1
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(2)

        Label {
            width: parent.width
            text: seat.modelData.name
            font: Theme.strong
            color: seat.now ? Theme.night : Theme.nightText
            lineHeight: 1.1
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            text: seat.stand
            font: Theme.small
            color: seat.now ? Theme.night : Theme.nightMid
            lineHeight: 1.1
            Accessible.ignored: true
        }
    }
    Item {
        id: tail
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.keycap
        height: Theme.keycap

        Icon {
            anchors.centerIn: parent
            visible: !seat.now && !seat.waiting
            name: !visible ? "" : seat.away ? "eye-off" : "check"
            size: Theme.iconL
            colour: seat.away ? Theme.nightMid : Theme.nightOk
        }
        Keycap {
            anchors.centerIn: parent
            key: seat.numbered && (seat.now || seat.waiting) ? seat.index + 1 : ""
            ink: seat.now ? Theme.night : Theme.nightText
        }
    }
}
