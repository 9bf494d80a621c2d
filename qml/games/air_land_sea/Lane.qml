pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// One theatre: seat 1's stack above, the totals and who leads in the middle, seat 0's stack below.
/// Lit, it is picked by a press and confirmed by the next, or picked and confirmed by Enter.
Pressable {
    id: lane

    required property var row
    required property TableModel table
    required property AlsBoard board
    readonly property bool lit: row.lit
    readonly property real middle: Theme.px(height < Theme.px(260) ? 44 : height < Theme.px(400) ? 62 : 94)

    objectName: "lane-" + row.theatre
    text: row.label
    description: row.armed ? qsTr("Picked. Enter confirms.") : ""
    activeFocusOnTab: lit || activeFocus
    ringRadius: Theme.radiusL
    onClicked: board.chooseLane(row.theatre)
    ownEnter: true
    takesEnter: lit || table.drawerSeat >= 0
    onEntered: board.takeLane(row.theatre)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusL
        color: lane.lit ? Paint.litLane : Paint.lane
        border.width: lane.row.armed ? Theme.focusWidth : lane.lit || lane.row.refused ? Theme.heavyBorder : Theme.border
        border.color: lane.row.refused ? Theme.danger : lane.lit ? Theme.beacon : Theme.line
        Behavior on color {
            ColorAnimation { duration: Theme.fade }
        }
    }
    LaneSide {
        width: parent.width
        height: Math.round((lane.height - lane.middle) * 0.477)
        above: true
        cards: lane.row.above
        ghost: lane.row.ghost.above ? lane.row.ghost : ({})
        lost: lane.row.lost.above ? lane.row.lost : ({})
        armed: lane.row.armed
        table: lane.table
        board: lane.board
    }
    LaneMiddle {
        id: totals
        y: Math.round((lane.height - lane.middle) * 0.477)
        width: parent.width
        height: lane.middle
        row: lane.row
        table: lane.table
    }
    LaneSide {
        y: totals.y + totals.height
        width: parent.width
        height: lane.height - y
        cards: lane.row.below
        ghost: lane.row.ghost.above ? ({}) : lane.row.ghost
        lost: lane.row.lost.above ? ({}) : lane.row.lost
        armed: lane.row.armed
        table: lane.table
        board: lane.board
    }
}
