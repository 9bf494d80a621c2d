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

    Shortcut {
        sequence: Keymap.keys["quit"]
        onActivated: keys.rooms.quitWanted()
    }
    Shortcut {
        enabled: keys.free
        sequence: Keymap.keys["newGame"]
        onActivated: keys.rooms.games.count === 1 ? keys.rooms.newGame(keys.rooms.games.first) : keys.rooms.home()
    }
    Shortcut {
        enabled: keys.free
        sequence: Keymap.keys["saves"]
        onActivated: keys.rooms.go("saves")
    }
    Shortcut {
        enabled: keys.free
        sequence: Keymap.keys["settings"]
        onActivated: keys.rooms.go("settings")
    }
    Shortcut {
        enabled: keys.free && keys.rooms.current !== "table"
        sequence: Keymap.keys["help"]
        onActivated: keys.rooms.openSettings(4)
    }
    Shortcut {
        sequence: Keymap.keys["fullScreen"]
        onActivated: Settings.fullScreen = !Settings.fullScreen
    }
    Shortcut {
        sequence: Keymap.keys["mute"]
        onActivated: {
            Settings.mute = !Settings.mute;
            keys.muted(Settings.mute);
        }
    }
}
