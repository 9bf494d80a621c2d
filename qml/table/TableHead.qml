import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The phase bar of the table: game and moment, the game's scores, rules, saves, settings.
PhaseBar {
    id: head

    required property TableModel table
    required property GameBoard board
    required property bool railShown
    required property bool sideShown

    signal railToggled()
    signal sideToggled()
    signal rulesWanted()
    signal savesWanted()
    signal settingsWanted()

    title: table.title
    subtitle: board ? board.clock : table.clock
    menuKey: Keymap.text["back"]
    centreNeed: scores.width + gauge.room
    titleRoom: Theme.px(gauge.room > 0 ? 170 : 210)
    tools: [
        ToolButton {
            objectName: "rail-toggle"
            visible: Theme.compact || !head.railShown
            icon: "users"
            text: qsTr("Seats")
            checked: head.railShown
            keycap: Keymap.text["rail"]
            onClicked: head.railToggled()
        },
        ToolButton {
            objectName: "side-toggle"
            visible: Theme.compact || head.sideShown === head.board?.wide
            icon: "info"
            text: qsTr("Side panel")
            checked: head.sideShown
            keycap: Keymap.text["side"]
            onClicked: head.sideToggled()
        },
        ToolButton {
            objectName: "rules-open"
            icon: "book"
            text: qsTr("Open the rules")
            keycap: Keymap.text["rules"]
            onClicked: head.rulesWanted()
        },
        ToolButton {
            objectName: "saves-open"
            icon: "save"
            text: qsTr("Saved games")
            keycap: Keymap.text["saves"]
            onClicked: head.savesWanted()
        },
        ToolButton {
            objectName: "settings-open"
            icon: "gear"
            text: qsTr("Settings")
            keycap: Keymap.text["settings"]
            onClicked: head.settingsWanted()
        }
    ]

    Part {
        id: gauge
        readonly property real room: width > 0 ? width + Theme.px(14) : 0

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        part: head.board ? head.board.gauge : ""
        given: ({ table: head.table })
    }
    Part {
        id: scores
        anchors.centerIn: parent
        anchors.horizontalCenterOffset: -Math.round(gauge.room / 2)
        part: head.board ? head.board.scores : ""
        given: ({ table: head.table })
    }
}
