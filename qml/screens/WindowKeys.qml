import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The keys that work in every room.
Item {
    id: keys

    required property Rooms rooms
    /// There is another room to go to: not while there is no library.
    readonly property bool free: rooms.shelf.open

    signal muted(bool on)

    ActionKey {
        action: "quit"
        onActivated: keys.rooms.quitWanted()
    }
    ActionKey {
        action: "newGame"
        enabled: keys.free
        onActivated: keys.rooms.games.count === 1 ? keys.rooms.newGame(keys.rooms.games.first) : keys.rooms.home()
    }
    ActionKey {
        action: "saves"
        enabled: keys.free
        onActivated: keys.rooms.go("saves")
    }
    ActionKey {
        action: "settings"
        enabled: keys.free
        onActivated: keys.rooms.go("settings")
    }
    ActionKey {
        action: "help"
        enabled: keys.free && keys.rooms.current !== "table"
        onActivated: keys.rooms.openSettings(4)
    }
    ActionKey {
        action: "fullScreen"
        onActivated: Settings.fullScreen = !Settings.fullScreen
    }
    ActionKey {
        action: "mute"
        onActivated: {
            Settings.mute = !Settings.mute;
            keys.muted(Settings.mute);
        }
    }
}
