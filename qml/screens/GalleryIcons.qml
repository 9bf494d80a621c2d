pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot.Ui

/// Gallery: the line icons.
Panel {
    id: gallery

    readonly property var names: ["play", "book", "save", "gear", "undo", "redo", "log", "menu", "eye", "eye-off", "hand", "shield", "sword", "move",
        "stop", "flag", "star", "coin", "victory-point", "clock", "users", "check", "close", "lock", "search", "plus", "minus", "gavel", "swap", "mail",
        "mask", "speech", "target", "info", "warning", "mountain", "volcano", "skull", "ban", "chevron-right", "chevron-down", "chevron-left", "cards",
        "branch", "export", "trash", "sound", "mute", "bolt", "loop", "plane", "tank", "ship", "wheat", "column", "cog", "church", "ranks", "rocket",
        "keyhole", "trophy", "pin", "bulb", "flask", "city", "refinery", "dish", "display", "letters", "motion", "keyboard", "globe", "shuffle", "expand"]

    width: Theme.px(440)
    height: grid.height + 2 * Theme.sp4

    Grid {
        id: grid
        x: Theme.sp4
        y: Theme.sp4
        columns: 11
        spacing: Theme.sp3

        Repeater {
            model: gallery.names

            Icon {
                required property string modelData

                name: modelData
                size: Theme.iconL
                colour: Theme.mid
            }
        }
    }
}
