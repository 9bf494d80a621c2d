pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// A seat's score as pips: badge, `value` of `total` filled in the seat's colour, and the figures.
Row {
    id: score

    property int livery: 0
    property string seatName
    property int value: 0
    property int total: 1
    /// Pips are dropped when room is scarce; the figures stay.
    property bool pips: true

    spacing: Theme.px(9)
    Accessible.role: Accessible.Indicator
    Accessible.name: Phrase.fill(qsTr("%1: %2 of %3"), [seatName, value, total])

    SeatEmblem {
        anchors.verticalCenter: parent.verticalCenter
        livery: score.livery
        size: Theme.px(26)
    }
    Row {
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(3)
        visible: score.pips

        Repeater {
            model: score.pips ? score.total : 0

            Rectangle {
                required property int index

                width: Theme.px(15)
                height: Theme.px(18)
                radius: Theme.px(3)
                color: index < score.value ? Seats.text(score.livery, Theme.light) : Theme.bg3
                border.width: Theme.highContrast ? 1 : 0
                border.color: Theme.line
            }
        }
    }
    Label {
        anchors.verticalCenter: parent.verticalCenter
        text: score.value
        font: Theme.number
        lineHeight: 1
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    Label {
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: Theme.px(1)
        leftPadding: -Theme.px(9)
        text: "/" + score.total
        font: Theme.small
        color: Theme.faint
        lineHeight: 1
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
}
