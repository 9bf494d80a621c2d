pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The window: navigation at the left, the room in the middle, layers above.
Window {
    id: window

    required property GamesModel games
    required property SavesModel saves
    required property SetupModel setup
    required property Shelf shelf
    required property Sounds sounds
    required property Host host
    property string screen: "start"

    readonly property bool housed: !rooms.current.startsWith("gallery")
    readonly property var files: ({
        start: "Start.qml", newGame: "NewGame.qml", saves: "Saves.qml", settings: "SettingsScreen.qml", about: "About.qml", table: "TableRoom.qml",
        gallery: "Gallery.qml", galleryCurtain: "GalleryCurtain.qml"
    })

    function back() {
        if (!rooms.back())
            rooms.home();
    }

    width: 1600
    height: 900
    minimumWidth: 640
    minimumHeight: 400
    visible: true
    visibility: Settings.fullScreen ? Window.FullScreen : Window.AutomaticVisibility
    title: "Hexmoot"
    color: Theme.bg0
    Component.onCompleted: {
        if (screen === "newGame")
            rooms.newGame(games.first);
        else if (screen !== "table" || host.table)
            rooms.go(screen);
    }

    Binding {
        target: Theme
        property: "extent"
        value: Qt.size(window.width, window.height)
    }
    Rooms {
        id: rooms
        games: window.games
        saves: window.saves
        setup: window.setup
        shelf: window.shelf
        sounds: window.sounds
        host: window.host
        onQuitWanted: Qt.quit()
    }
    WindowKeys {
        rooms: rooms
        onMuted: (on) => caption.say(on ? qsTr("Sound off") : qsTr("Sound on"))
    }
    FocusScope {
        anchors.fill: parent
        focus: window.shelf.open
        enabled: window.shelf.open
        Keys.onEscapePressed: window.back()

        SmallWindow {
            id: small
            width: parent.width
            height: visible ? implicitHeight : 0
            z: 2
        }
        Navigation {
            id: navigation
            anchors.top: small.bottom
            anchors.bottom: parent.bottom
            visible: window.housed && rooms.current !== "table"
            width: visible ? Theme.navigation : 0
            rooms: rooms
            onContinued: (id) => rooms.play(id)
        }
        Loader {
            id: room
            anchors.top: small.bottom
            anchors.bottom: parent.bottom
            anchors.left: navigation.right
            anchors.right: parent.right
            focus: true
            onLoaded: (item as Item).forceActiveFocus()
            Component.onCompleted: open()

            function open() {
                const given = rooms.current === "table" ? { rooms: rooms, table: rooms.host.table } : window.housed ? { rooms: rooms } : {};
                setSource(window.files[rooms.current], given);
            }
        }
    }
    Connections {
        target: rooms
        function onCurrentChanged() {
            Keymap.spaceLooks = false;
            room.open();
        }
    }
    Connections {
        target: rooms.host
        function onTableChanged() {
            if (rooms.current === "table" && rooms.host.table)
                room.open();
        }
    }
    Connections {
        target: room.item
        ignoreUnknownSignals: true
        function onContinued(id: int) {
            rooms.play(id);
        }
        function onDealt(id: int) {
            rooms.play(id);
        }
    }
    Connections {
        target: window.shelf
        function onFailed(what: string, safe: string, todo: string) {
            window.sounds.play("error");
            failure.say(what, safe, todo);
        }
    }
    FailureNote {
        id: failure
        z: 150
    }
    Loader {
        anchors.fill: parent
        active: !window.shelf.open
        onActiveChanged: if (active) setSource("LibraryProblem.qml", { shelf: window.shelf })
        Component.onCompleted: if (active) setSource("LibraryProblem.qml", { shelf: window.shelf })
    }
    TipLayer {
        z: 200
    }
    CaptionLine {
        id: caption
        z: 190
        sounds: window.sounds
    }
}
