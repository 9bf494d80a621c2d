pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// One seat: who, first or second, cards in hand; while it acts, what withdrawing would cost. When `brief` it shows of
/// both only what cannot be read elsewhere: no backs, since the line about the seat counts them, and the price of this moment.
SeatCard {
    id: card

    required property TableModel table
    required property int seat
    readonly property var row: table.seats.byKey[seat]
    property bool brief: false
    readonly property bool priced: acting && row.prices !== undefined
    /// Its height when it is not brief, near enough to decide whether it has to be.
    readonly property real whole: bare + Theme.px(14) + (priced ? (row.prices.length + 1) * line.height * 1.3 + Theme.px(14) : backs.tall)

    objectName: "seat-" + seat
    livery: row.livery
    name: row.name
    note: row.note
    acting: row.acting
    compact: false

    FontMetrics {
        id: line
        font: Theme.small
    }
    Item {
        width: parent ? parent.width : 0
        readonly property bool lookable: !card.acting && card.row.mayLook

        height: card.priced ? 0 : Math.max(backs.visible ? backs.height : 0, lookable ? look.height : 0)

        Row {
            id: backs
            readonly property real room: parent.width - (parent.lookable ? look.width + spacing : 0)

            readonly property real back: Math.min(Theme.px(44), (room - (card.row.held - 1) * spacing) / Math.max(1, card.row.held))
            readonly property real tall: card.row.held > 0 ? 1.4 * back : 0

            anchors.verticalCenter: parent.verticalCenter
            visible: !card.brief
            spacing: Theme.px(6)

            Repeater {
                model: card.priced ? 0 : card.row.held

                CardFrame {
                    width: backs.back
                    faceDown: true
                    locked: true
                    enabled: false
                    activeFocusOnTab: false
                    Accessible.ignored: true
                }
            }
        }
        ToolButton {
            id: look
            objectName: "look-" + card.seat
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: parent.lookable
            framed: true
            icon: "eye"
            text: qsTr("Show %1 their own hand").arg(card.name)
            keycap: qsTr("Ctrl %1").arg(card.seat + 1)
            onClicked: card.table.look(card.seat)
        }
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
            shortTitle: card.row.withdrawShort
            prices: card.row.prices
            brief: card.brief
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
