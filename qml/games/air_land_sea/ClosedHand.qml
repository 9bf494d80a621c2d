pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The closed hand: backs only. After a battle: how it stands and what comes next.
Item {
    id: closed

    required property TableModel table
    readonly property AlsBoard board: table.board as AlsBoard
    readonly property var ending: board.ending
    readonly property bool ended: ending.title !== undefined

    Row {
        anchors.verticalCenter: parent.verticalCenter
        visible: !closed.ended
        spacing: Theme.px(8)

        Repeater {
            model: closed.ended ? 0 : closed.board.strip.held ?? 0

            CardFrame {
                width: Math.min(Theme.px(84), (closed.height - Theme.px(40)) / 1.4)
                faceDown: true
                locked: true
                enabled: false
                activeFocusOnTab: false
                Accessible.ignored: true
            }
        }
    }
    While {
        on: closed.ended

        Ending {
            anchors.fill: parent
            ending: closed.ending
        }
    }
}
