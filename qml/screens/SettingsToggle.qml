import QtQuick
import Hexmoot
import Hexmoot.Ui

/// A wish that is on or off, by the name of its property in Settings.
OptionRow {
    id: option

    required property string name

    Toggle {
        text: option.title
        description: option.note
        checked: Settings[option.name]
        onToggled: (on) => Settings[option.name] = on
    }
}
