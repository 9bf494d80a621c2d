pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The seats in Priority order with their public numbers, then Off World and the counters that wait face down.
SeatRail {
    id: rail

    required property TableModel table
    readonly property TeBoard board: table.board as TeBoard

    title: qsTr("Priority order")

    Repeater {
        model: rail.board.rail

        RailSeat {
            width: parent ? parent.width : 0
            board: rail.board
        }
    }
    Repeater {
        model: Theme.compact ? [] : [
            { title: qsTr("Off World"), rows: rail.board.offWorld },
            { title: qsTr("Reserves, face down"), rows: rail.board.reserves }
        ]

        RailList {
            required property var modelData

            width: parent ? parent.width : 0
            title: modelData.title
            rows: modelData.rows
        }
    }
}
