pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The floor of the Senate, the Consul's moment, or all hands and the black cards.
FocusScope {
    id: part

    required property TableModel table
    readonly property TeBoard board: table.board as TeBoard
    readonly property TeSenate senate: board.senate
    readonly property bool found: senate.moment.page === 1
    readonly property bool shown: !found && senate.shownHands.count > 0

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Theme.highContrast ? Theme.bg0 : Theme.bg3
            }
            GradientStop {
                position: 0.6
                color: Theme.bg0
            }
        }
    }
    While {
        anchors.fill: parent
        on: !part.found && !part.shown

        SenateFloor {
            anchors.fill: parent
            table: part.table
        }
    }
    While {
        anchors.fill: parent
        on: part.shown

        SenateEnd {
            anchors.fill: parent
            senate: part.senate
        }
    }
    While {
        anchors.fill: parent
        on: part.found

        ConsulMoment {
            anchors.fill: parent
            senate: part.senate
        }
    }
}
