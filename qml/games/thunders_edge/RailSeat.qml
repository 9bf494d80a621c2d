pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// A seat of the rail: name, state, Victory Value, Credits, Mission and Senate cards.
SeatCard {
    id: seat

    required property var row

    pad: Theme.px(compact ? 8 : 11)
    livery: row.livery
    name: row.name
    status: row.status
    acting: row.acting
    Accessible.name: row.text + (row.status ? ", " + row.status : "") + (row.consul ? ", " + qsTr("Consul") : "")

    Row {
        visible: !seat.compact
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
            colour: seat.tone
        }
    }
}
