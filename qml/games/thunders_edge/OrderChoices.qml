pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// What the open item of an order may be: areas with their names, numbers, units.
Column {
    id: list

    required property TeBoard board
    readonly property TeOrders orders: board.orders

    visible: orders.choices.count > 0
    spacing: Theme.px(6)

    Label {
        width: parent.width
        text: list.orders.choicesTitle
        font: Theme.h3
    }
    While {
        on: list.orders.lights.count > 0

        HexVignette {
            width: list.width
            height: Theme.px(Theme.low ? 110 : 170)
            hexes: list.board.map.hexes
            areas: list.board.map.areas
            pieces: list.board.map.pieces
            lights: list.orders.lights
            only: list.orders.areas
            text: qsTr("Map of the areas to choose from")
        }
    }
    Repeater {
        model: list.orders.choices

        Button {
            required property var row
            property bool lit: true

            objectName: row.thing
            width: list.width
            text: row.name
            keycap: row.digit > 0 ? row.digit : ""
            onClicked: list.orders.choose(row.key)
        }
    }
    Label {
        width: parent.width
        text: qsTr("Esc puts it back.")
        font: Theme.small
        color: Theme.mid
    }
}
