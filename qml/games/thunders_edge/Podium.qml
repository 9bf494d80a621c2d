pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// A seat on the floor of the Senate: how many cards it holds, what it needs, hand up or not, and the key that lets it speak.
Pressable {
    id: podium

    required property var row
    property bool lit: row.lit
    readonly property color tone: Seats.text(row.livery, Theme.light)
    readonly property bool low: height < Theme.px(290)

    signal wishPressed(string word)

    objectName: "seat/" + row.letter
    text: row.text
    description: qsTr("Key %1").arg(row.digit)
    checkable: row.lit
    checked: row.chosen
    takesEnter: row.lit && !row.chosen
    ringRadius: Theme.radiusL
    takesTaps: row.lit

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusL
        color: podium.row.chosen ? Qt.tint(Theme.bg1, Qt.alpha(podium.tone, 0.12)) : podium.hovered && podium.lit ? Theme.bg2 : Theme.bg1
        border.width: podium.row.chosen ? Theme.heavyBorder : Theme.border
        border.color: podium.row.chosen ? podium.tone : Theme.line
    }
    SeatEmblem {
        id: badge
        x: Theme.px(14)
        y: Theme.px(14)
        livery: podium.row.livery
        size: Theme.px(42)
    }
    Column {
        anchors.left: badge.right
        anchors.leftMargin: Theme.px(11)
        anchors.right: parent.right
        anchors.rightMargin: Theme.sp2
        anchors.verticalCenter: badge.verticalCenter

        Label {
            width: parent.width
            text: podium.row.name
            font: Theme.face(Theme.displayFamily, 19, Font.Bold, 0)
            color: podium.tone
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            lineHeight: 1.1
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            text: podium.row.chosen && podium.row.lit ? qsTr("speaks") : podium.row.note
            font: Theme.label
            color: podium.row.chosen && podium.row.lit ? Theme.beacon : Theme.warn
            visible: text.length > 0
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            lineHeight: 1
            Accessible.ignored: true
        }
    }
    CardFan {
        id: fan
        x: Theme.px(14)
        anchors.top: badge.bottom
        anchors.topMargin: Theme.px(podium.low ? 4 : 10)
        width: parent.width - 2 * x
        height: Theme.px(podium.low ? 66 : 86)
        count: podium.row.cards
        held: podium.row.out
        fresh: podium.row.fresh
    }
    Column {
        x: Theme.px(14)
        anchors.top: fan.bottom
        anchors.topMargin: Theme.px(podium.low ? 4 : 12)
        width: parent.width - 2 * x
        spacing: Theme.px(podium.low ? 3 : 6)

        Repeater {
            model: podium.row.wishes

            Wish {
                required property var modelData

                width: parent ? parent.width : 0
                row: modelData
                onClicked: podium.wishPressed(row.word)
            }
        }
        Rectangle {
            width: parent.width
            height: Theme.chip
            visible: podium.row.up
            radius: Theme.radiusM
            color: Qt.alpha(Theme.warn, 0.13)
            border.width: Theme.border
            border.color: Theme.warn

            IconText {
                x: Theme.px(10)
                anchors.verticalCenter: parent.verticalCenter
                icon: "hand"
                text: qsTr("Hand up: draw")
                colour: Theme.warn
            }
        }
    }
    Item {
        x: Theme.px(14)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(podium.low ? 8 : 14)
        width: parent.width - 2 * x
        height: Theme.keycap

        Row {
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(7)
            visible: podium.row.lit

            Keycap {
                anchors.verticalCenter: parent.verticalCenter
                key: podium.row.digit
                solid: true
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("speak")
                font: Theme.small
                color: Theme.mid
                lineHeight: 1
                visible: !podium.row.chosen && podium.row.state.length === 0
                Accessible.ignored: true
            }
        }
        Row {
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(6)
            visible: podium.row.state.length > 0

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: podium.row.left ? "close" : "check"
                size: Theme.iconS
                colour: Theme.mid
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, podium.width - Theme.px(86))
                text: podium.row.state
                font: Theme.smallStrong
                color: Theme.mid
                lineHeight: 1
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
}
