pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// Gallery: the eight liveries.
Panel {
    width: Theme.px(760)
    height: column.height + 2 * Theme.sp4

    Column {
        id: column
        x: Theme.sp4
        y: Theme.sp4
        spacing: Theme.sp3

        Label { text: "Eight seats: colour + emblem + pattern"; font: Theme.h3 }
        Row {
            spacing: Theme.sp1

            Repeater {
                model: Seats.count

                Column {
                    id: seat

                    required property int index

                    width: Theme.px(88)
                    spacing: Theme.sp2

                    SeatEmblem { livery: seat.index; size: Theme.px(58); anchors.horizontalCenter: parent.horizontalCenter }
                    Label {
                        width: parent.width
                        text: Seats.name(seat.index)
                        font: Theme.label
                        color: Seats.text(seat.index, Theme.light)
                        horizontalAlignment: Text.AlignHCenter
                    }
                    SeatEmblem { livery: seat.index; bare: true; size: Theme.px(18); anchors.horizontalCenter: parent.horizontalCenter }
                }
            }
        }
        SeatRail {
            width: Theme.rail
            height: Theme.px(280)
            title: "Priority order"

            SeatCard { livery: 1; name: "Azure"; note: "second, 3 cards" }
            SeatCard { livery: 0; name: "Vermilion"; note: "first, wins ties"; acting: true; status: "acting" }
        }
    }
}
