pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// A seat of the rail: name, state, Victory Value, Credits, Mission and Senate cards. A press shows what lies in front of it.
Pressable {
    id: seat

    required property var row
    required property TeBoard board
    readonly property bool compact: Theme.compact
    readonly property color tone: Seats.text(row.livery, Theme.light)

    objectName: "rail/" + row.key
    text: row.text + (row.status ? ", " + row.status : "") + (row.consul ? ", " + qsTr("Consul") : "")
    description: qsTr("Shows what lies in front of the seat")
    implicitHeight: compact ? badge.height + 2 * Theme.sp2 : Math.max(Theme.px(69), words.height + 2 * Theme.px(11))
    ringRadius: Theme.px(12)
    onClicked: board.cards.showSeat(row.seat)

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(12)
        color: seat.row.acting ? Qt.tint(Theme.bg2, Qt.alpha(seat.tone, 0.12)) : seat.hovered ? Theme.bg3 : Theme.bg2
        border.width: seat.row.acting ? Theme.heavyBorder : Theme.border
        border.color: seat.row.acting ? seat.tone : Theme.line
    }
    SeatEmblem {
        id: badge
        x: seat.compact ? Math.round((seat.width - width) / 2) : Theme.px(11)
        anchors.verticalCenter: parent.verticalCenter
        livery: seat.row.livery
        size: Theme.px(38)
    }
    Column {
        id: words
        anchors.left: badge.right
        anchors.leftMargin: Theme.px(10)
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(11)
        anchors.verticalCenter: parent.verticalCenter
        visible: !seat.compact
        spacing: Theme.px(6)

        Item {
            width: parent.width
            height: Math.max(name.height, state.height)

            Label {
                id: name
                width: Math.min(implicitWidth, parent.width - (consul.visible ? consul.width + Theme.px(6) : 0) - (state.visible ? state.width + Theme.px(6) : 0))
                text: seat.row.name
                font: Theme.face(Theme.displayFamily, 16, Font.Bold, 0)
                color: seat.tone
                lineHeight: 1
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Icon {
                id: consul
                anchors.left: name.right
                anchors.leftMargin: Theme.px(6)
                anchors.verticalCenter: parent.verticalCenter
                visible: seat.row.consul
                name: "gavel"
                size: Theme.px(17)
                colour: Theme.warn
            }
            Label {
                id: state
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                visible: text.length > 0
                text: seat.row.status
                font: Theme.smallStrong
                color: seat.row.acting ? seat.tone : Theme.faint
                lineHeight: 1
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
        Row {
            spacing: Theme.px(9)

            Repeater {
                model: [
                    { icon: "victory-point", value: seat.row.points },
                    { icon: "coin", value: seat.row.credits },
                    { icon: "flag", value: seat.row.missions },
                    { icon: "column", value: seat.row.senate }
                ]

                Row {
                    required property var modelData

                    spacing: Theme.px(3)

                    Icon {
                        anchors.verticalCenter: parent.verticalCenter
                        name: parent.modelData.icon
                        size: Theme.px(17)
                        colour: Theme.mid
                    }
                    Label {
                        anchors.verticalCenter: parent.verticalCenter
                        text: parent.modelData.value
                        font: Theme.smallStrong
                        color: Theme.mid
                        lineHeight: 1
                        wrapMode: Text.NoWrap
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
