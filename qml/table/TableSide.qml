import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The side panel of the table: Selected, Log, Rules; above the page the last refusal.
SidePanel {
    id: side

    required property TableModel table
    required property GameBoard board
    readonly property bool refused: table.refusal.what !== undefined

    enum Page { Selected, Log, Rules }

    signal ruleWanted(string id)

    function search() {
        const page = current === TableSide.Log ? log : rules;
        page.search();
    }

    tabs: [qsTr("Selected"), qsTr("Log"), qsTr("Rules")]
    lead: Loader {
        width: parent ? parent.width : 0
        active: side.refused && !side.collapsed
        sourceComponent: TableRefusal {
            table: side.table
            onRuleOpened: (id) => side.ruleWanted(id)
        }
    }

    Loader {
        anchors.fill: parent
        sourceComponent: side.board ? side.board.page : null
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
