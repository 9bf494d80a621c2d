pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The centre of the phase bar: the phases of the turn, and the tension.
Row {
    id: moment

    required property TableModel table
    readonly property TeBoard board: table.board as TeBoard

    spacing: Theme.sp4

    Row {
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.sp1

        Repeater {
            model: moment.board.phases

            PhaseStep {
                visible: now || Theme.columns > 1400
            }
        }
    }
    Tension {
        anchors.verticalCenter: parent.verticalCenter
        visible: moment.board.tension.shown
        tension: moment.board.tension
    }
}
