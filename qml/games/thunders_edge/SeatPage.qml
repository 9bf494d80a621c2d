pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// What lies open in front of a seat, by kind. A used ability is struck through. A press on a card shows it in full.
Column {
    id: page

    required property TeCards cards
    required property var row

    spacing: Theme.sp3

    Row {
        width: parent.width
        spacing: Theme.sp3

        SeatEmblem {
            id: badge
            livery: page.row.livery
            size: Theme.px(44)
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - badge.width - close.width - 2 * parent.spacing

            Label {
                width: parent.width
                text: page.row.name
                font: Theme.h2
                color: Seats.text(page.row.livery, Theme.light)
                elide: Text.ElideRight
            }
            Label {
                width: parent.width
                visible: page.row.consul > 0
                text: qsTr("Consul counters: %1").arg(page.row.consul)
                font: Theme.small
                color: Theme.mid
            }
        }
        ToolButton {
            id: close
            icon: "close"
            text: qsTr("Put away")
            onClicked: page.cards.showSeat(-1)
        }
    }
    Label {
        visible: page.row.groups.length === 0
        width: parent.width
        text: qsTr("Nothing lies here yet.")
        font: Theme.small
        color: Theme.mid
    }
    Repeater {
        model: page.row.groups

        Column {
            id: group
            required property var modelData

            width: page.width
            spacing: Theme.px(2)

            SectionLabel {
                text: group.modelData.title
            }
            Repeater {
                model: group.modelData.cards

                SeatPageLine {
                    width: group.width
                    onClicked: page.cards.inspect(modelData.key)
                }
            }
        }
    }
}
