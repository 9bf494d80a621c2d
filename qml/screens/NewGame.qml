pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// Who sits where, and by which table rules. Enter deals.
FocusScope {
    id: screen

    required property Rooms rooms
    readonly property SetupModel setup: rooms.setup

    signal dealt(int id)

    function deal(ready: bool) {
        if (setup.problem.length > 0) {
            refusal.text = setup.problem;
            return;
        }
        const id = ready ? setup.dealReadyMade() : setup.deal();
        if (id > 0)
            dealt(id);
    }

    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("New game: %1").arg(setup.title)
    Keys.onReturnPressed: deal(false)
    Keys.onEnterPressed: deal(false)

    Shortcut {
        enabled: Settings.letterKeys && screen.setup.readyMade.length > 0
        sequence: "R"
        onActivated: screen.deal(true)
    }

    Connections {
        target: screen.setup
        function onChanged() {
            refusal.text = "";
        }
    }
    ScrollArea {
        id: area
        anchors.top: parent.top
        anchors.bottom: foot.top
        anchors.left: parent.left
        anchors.right: Theme.narrow ? parent.right : rules.left
        anchors.leftMargin: Theme.margin
        anchors.rightMargin: Theme.px(Theme.narrow ? 16 : 28)
        anchors.topMargin: Theme.px(Theme.low ? 12 : 26)
        focus: true

        Column {
            width: parent.width
            spacing: Theme.px(22)

            NewGameHead {
                width: parent.width
                setup: screen.setup
            }
            NewGameSeats {
                width: parent.width
                focus: true
                setup: screen.setup
            }
            Loader {
                width: parent.width
                active: Theme.narrow
                visible: active
                source: active ? "NewGameRules.qml" : ""
                onLoaded: item.setup = screen.setup
            }
        }
    }
    Rectangle {
        id: rules
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: foot.top
        width: Theme.px(Theme.compact ? 360 : 470)
        visible: !Theme.narrow
        color: Theme.light || Theme.highContrast ? Theme.bg1 : Qt.darker(Theme.bg1, 1.2)

        Rectangle {
            width: Theme.border
            height: parent.height
            color: Theme.line
        }
        ScrollArea {
            anchors.fill: parent
            anchors.leftMargin: Theme.px(26)
            anchors.rightMargin: Theme.px(Theme.compact ? 20 : 34)
            anchors.topMargin: Theme.px(Theme.low ? 12 : 26)

            NewGameRules {
                width: parent.width
                visible: !Theme.narrow
                setup: screen.setup
            }
        }
    }
    FootBar {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        text: refusal.text || screen.setup.problem
        tone: refusal.text ? Theme.warn : Theme.mid

        QtObject {
            id: refusal
            property string text
        }
        Button {
            anchors.verticalCenter: parent.verticalCenter
            kind: Button.Quiet
            text: qsTr("Back")
            keycap: Keymap.text["back"]
            onClicked: screen.rooms.back()
        }
        Button {
            objectName: "deal-ready"
            anchors.verticalCenter: parent.verticalCenter
            visible: screen.setup.readyMade.length > 0
            text: Phrase.fill(qsTr("Deal (%1)"), [screen.setup.readyMade])
            description: qsTr("Deals at once")
            reason: screen.setup.problem
            keycap: Settings.letterKeys ? "R" : ""
            onClicked: screen.deal(true)
            onRefused: screen.deal(true)
        }
        Button {
            objectName: "deal"
            kind: Button.Primary
            large: true
            text: qsTr("Deal")
            reason: screen.setup.problem
            keycap: Keymap.text["confirm"]
            onClicked: screen.deal(false)
            onRefused: screen.deal(false)
        }
    }
}
