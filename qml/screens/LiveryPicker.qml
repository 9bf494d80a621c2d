pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The eight liveries in a row; those of other seats are dimmed, and taking one swaps. Arrow keys move.
Row {
    id: picker

    property int seatNumber: 1
    property int livery: 0
    property var taken: []

    signal chosen(int livery)

    spacing: Theme.px(6)

    Repeater {
        id: swatches
        model: Seats.count

        Pressable {
            id: swatch

            required property int index
            readonly property bool used: picker.taken.includes(index)

            width: Theme.px(30)
            height: Theme.px(30)
            ringRadius: Theme.px(8)
            role: Accessible.RadioButton
            checkable: true
            checked: index === picker.livery
            activeFocusOnTab: checked
            text: Phrase.fill(qsTr("%1 for seat %2"), [Seats.name(index), picker.seatNumber])
            description: used ? qsTr("Another seat has it; the two swap") : Seats.emblem(index)
            tip: used ? qsTr("%1: swaps with the other seat").arg(Seats.name(index)) : Seats.name(index)
            onClicked: picker.chosen(index)
            Keys.onRightPressed: swatches.itemAt((index + 1) % Seats.count).forceActiveFocus(Qt.TabFocusReason)
            Keys.onLeftPressed: swatches.itemAt((index + Seats.count - 1) % Seats.count).forceActiveFocus(Qt.TabFocusReason)

            SeatEmblem {
                livery: swatch.index
                size: swatch.width
                opacity: swatch.used ? 0.28 : 1
            }
            Rectangle {
                anchors.fill: parent
                anchors.margins: -Theme.px(4)
                radius: Theme.px(11)
                color: Theme.clear
                border.width: Theme.heavyBorder
                border.color: Theme.hi
                visible: swatch.checked && !swatch.activeFocus
            }
        }
    }
}
