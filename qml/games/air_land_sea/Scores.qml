pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// Both scores of the war, in the phase bar.
Row {
    id: scores

    required property TableModel table

    spacing: Theme.px(34)

    Repeater {
        model: scores.table.seats

        ScorePips {
            required property var row

            objectName: "score-" + row.seat
            livery: row.livery
            seatName: row.name
            value: row.points
            total: row.target
            pips: Theme.columns > 1180 && row.target <= 12
        }
    }
}
