pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// One seat: who, first or second, cards in hand; while it acts, what withdrawing would cost.
SeatCard {
    id: card

    required property TableModel table
    required property int seat
    readonly property var row: table.seats.byKey[seat]
    readonly property bool priced: acting && row.prices !== undefined

    objectName: "seat-" + seat
    livery: row.livery
    name: row.name
    note: row.note
    acting: row.acting
    compact: false

    Row {
        visible: !card.priced
        spacing: Theme.px(6)
        height: visible ? implicitHeight : 0

        Repeater {
            model: card.priced ? 0 : card.row.held

            CardFrame {
                width: Math.min(Theme.px(44), (card.width - 2 * card.pad - (card.row.held - 1) * Theme.px(6)) / card.row.held)
                faceDown: true
                locked: true
                enabled: false
                activeFocusOnTab: false
                Accessible.ignored: true
            }
        }
    }
    ToolButton {
        objectName: "look-" + card.seat
        visible: !card.acting && card.row.mayLook
        height: visible ? implicitHeight : 0
        icon: "eye"
        text: qsTr("%1 looks at the own hand").arg(card.name)
        keycap: "Ctrl " + (card.seat + 1)
        onClicked: card.table.look(card.seat)
    }
    Chip {
        visible: card.row.airDrop.length > 0
        icon: "plane"
        text: card.row.airDrop
    }
    While {
        on: card.priced

        Prices {
            width: parent ? parent.width : 0
            title: card.row.withdrawTitle
            prices: card.row.prices
        }
    }
    Label {
        width: parent ? parent.width : 0
        visible: card.acting && text.length > 0
        text: card.row.withdrawOff ?? ""
        font: Theme.small
        color: Theme.mid
    }
}
