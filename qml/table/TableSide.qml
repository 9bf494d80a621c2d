pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The side panel of the table: Selected, Log, Rules; above the page the last refusal, or what is new.
SidePanel {
    id: side

    required property TableModel table
    required property GameBoard board

    enum Page { Selected, Log, Rules }

    signal ruleWanted(string id)

    function search() {
        if (current === TableSide.Log)
            log.search();
        else
            rules.search();
    }

    implicitWidth: collapsed || !board ? 0 : board.sideWidth
    tabs: [qsTr("Selected"), qsTr("Log"), qsTr("Rules")]
    lead: [
        While {
            on: side.table.refused && !side.collapsed

            TableRefusal {
                table: side.table
                onRuleOpened: (id) => side.ruleWanted(id)
            }
        },
        While {
            on: side.table.recapSeat >= 0 && side.table.curtainSeat < 0 && !side.table.refused && !side.collapsed && side.current === TableSide.Selected

            TableRecap {
                width: parent ? parent.width : 0
                table: side.table
            }
        }
    ]

    Part {
        anchors.fill: parent
        part: side.board ? side.board.page : ""
        given: ({ table: side.table })
    }
    LogPage {
        id: log
        anchors.fill: parent
        table: side.table
    }
    RulesPage {
        id: rules
        anchors.fill: parent
        table: side.table
    }
}
