pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// What the side page says of the map: the attack, the unit, or the area that matters now.
Column {
    id: page

    required property TableModel table
    readonly property TeBoard board: table.board as TeBoard
    readonly property TeMap map: board.map
    readonly property bool here: board.stage === "map"
    readonly property bool attacks: map.odds.title !== undefined
    readonly property bool areas: map.area.title !== undefined && !attacks && (map.area.pointed || map.unit.title === undefined)
    readonly property bool shows: here && (attacks || areas || map.unit.title !== undefined || map.attacks.count > 0 || map.resets)

    signal ruleWanted(string id)

    spacing: Theme.sp4

    While {
        on: page.here && page.attacks

        OddsPage {
            width: page.width
            odds: page.map.odds
        }
    }
    While {
        on: page.here && page.areas

        AreaPage {
            width: page.width
            area: page.map.area
            onRuleWanted: (id) => page.ruleWanted(id)
        }
    }
    While {
        on: page.here && !page.attacks && !page.areas && page.map.unit.title !== undefined

        UnitPage {
            width: page.width
            unit: page.map.unit
        }
    }
    While {
        on: page.here && page.map.attacks.count > 0

        AttackList {
            width: page.width
            map: page.map
        }
    }
    Button {
        objectName: "reset"
        pad: Theme.px(8)
        wraps: true
        width: page.width
        visible: page.here && page.map.resets
        kind: Button.Quiet
        icon: "undo"
        text: qsTr("Reset")
        description: qsTr("Takes back everything since the last seal")
        keycap: Keymap.text["reset"]
        onClicked: page.table.reset()
    }
}
