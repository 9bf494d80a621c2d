pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// A seat of the rail: name, state, Victory Value, Credits, Mission and Senate cards. A press shows what lies in front of it.
Item {
    id: seat

    required property var row
    required property TeBoard board

    implicitHeight: card.implicitHeight

    SeatCard {
        id: card
        width: parent.width
        pad: Theme.px(compact ? 8 : 11)
        livery: seat.row.livery
        name: seat.row.name
        status: seat.row.status
        acting: seat.row.acting
        Accessible.ignored: true

        Row {
            visible: !card.compact
            spacing: Theme.sp3

            Repeater {
                model: [
                    { icon: "victory-point", value: seat.row.points },
                    { icon: "coin", value: seat.row.credits },
                    { icon: "flag", value: seat.row.missions },
                    { icon: "column", value: seat.row.senate }
                ]

                Row {
                    required property var modelData

                    spacing: Theme.px(5)

                    Icon {
                        anchors.verticalCenter: parent.verticalCenter
                        name: parent.modelData.icon
                        size: Theme.iconS
                        colour: Theme.mid
                    }
                    Label {
                        anchors.verticalCenter: parent.verticalCenter
                        text: parent.modelData.value
                        font: Theme.small
                        wrapMode: Text.NoWrap
                        Accessible.ignored: true
                    }
                }
            }
            Icon {
                visible: seat.row.consul
                name: "gavel"
                size: Theme.iconS
                colour: card.tone
            }
        }
    }
    Pressable {
        anchors.fill: parent
        objectName: "rail/" + seat.row.key
        text: seat.row.text + (seat.row.status ? ", " + seat.row.status : "") + (seat.row.consul ? ", " + qsTr("Consul") : "")
        description: qsTr("Shows what lies in front of the seat")
        ringRadius: card.radius
        onClicked: seat.board.cards.showSeat(seat.row.seat)
    }
}
