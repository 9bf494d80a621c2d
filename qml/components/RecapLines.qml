pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot.Ui

/// What everybody saw since a seat last decided: list of { livery, text }; -1 is the livery of what no seat did alone.
Column {
    id: lines

    property var recap: []
    property color ink: Theme.mid

    spacing: Theme.sp3

    Repeater {
        model: lines.recap

        Row {
            id: line

            required property var modelData

            width: parent ? parent.width : 0
            spacing: Theme.px(11)

            SeatEmblem {
                id: badge
                livery: Math.max(0, line.modelData.livery)
                opacity: line.modelData.livery >= 0 ? 1 : 0
                size: Theme.px(26)
            }
            Label {
                width: parent.width - badge.width - parent.spacing
                topPadding: Theme.px(2)
                text: line.modelData.text
                font: Theme.small
                color: lines.ink
            }
        }
    }
}
