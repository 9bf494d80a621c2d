pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The way through the house, at the left of every screen but the table.
FocusScope {
    id: navigation

    required property Rooms rooms
    readonly property int newest: rooms.saves.newest.id

    signal continued(int id)

    width: Theme.navigation
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Navigation")

    Rectangle {
        anchors.fill: parent
        color: Theme.bg1
    }
    Rectangle {
        anchors.right: parent.right
        width: Theme.border
        height: parent.height
        color: Theme.line
    }
    Row {
        x: Theme.compact ? (parent.width - width) / 2 : Theme.px(22)
        y: Theme.px(28)
        spacing: Theme.px(13)

        Logo {
            id: logo
            size: Theme.px(46)
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.navigation - logo.width - Theme.px(22 + 13 + 14)
            visible: !Theme.compact
            text: "Hexmoot"
            font: Theme.wordmark
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(18)
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
    Column {
        x: Theme.px(Theme.compact ? 10 : 14)
        y: Theme.px(Theme.low ? 84 : 102)
        width: parent.width - 2 * x
        spacing: Theme.px(6)

        NavigationItem {
            rooms: navigation.rooms
            room: "start"
            text: qsTr("Play")
            icon: "play"
            shown: navigation.rooms.current === "start" || navigation.rooms.current === "newGame"
            onClicked: navigation.rooms.home()
        }
        NavigationItem {
            rooms: navigation.rooms
            visible: navigation.newest > 0
            text: qsTr("Continue")
            icon: "clock"
            onClicked: navigation.continued(navigation.newest)
        }
        NavigationItem {
            rooms: navigation.rooms
            room: "saves"
            text: qsTr("Saved games")
            icon: "save"
            keycap: Keymap.text["saves"]
        }
        NavigationItem {
            rooms: navigation.rooms
            room: "settings"
            text: qsTr("Settings")
            icon: "gear"
            keycap: Keymap.text["settings"]
        }
    }
    Column {
        x: Theme.px(Theme.compact ? 10 : 14)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(Theme.low ? 8 : 22)
        width: parent.width - 2 * x
        spacing: Theme.px(6)

        NavigationItem {
            rooms: navigation.rooms
            room: "about"
            text: qsTr("About")
            icon: "info"
        }
        NavigationItem {
            rooms: navigation.rooms
            text: qsTr("Quit")
            icon: "close"
            keycap: Keymap.text["quit"]
            onClicked: navigation.rooms.quitWanted()
        }
    }
}
