pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The centre of the phase bar: the phases of the turn.
Row {
    id: moment

    required property TableModel table
    readonly property TeBoard board: table.board as TeBoard

    spacing: Theme.sp1

    Repeater {
        model: moment.board.phases

        PhaseStep {
            visible: now || Theme.columns > 1400
        }
    }
}
