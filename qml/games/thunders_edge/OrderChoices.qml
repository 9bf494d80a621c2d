pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// What the open item of an order may be: areas with their names, numbers, units.
Column {
    id: list

    required property TeOrders orders

    visible: orders.choices.count > 0
    spacing: Theme.px(6)

    Label {
        width: parent.width
        text: list.orders.choicesTitle
        font: Theme.h3
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
