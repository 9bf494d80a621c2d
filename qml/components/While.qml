import QtQuick

/// Its child exists while `on` is true, and not otherwise. A Loader would do, but in Qt 6.4 it refuses bound components.
Repeater {
    property bool on: false

    model: on ? 1 : 0
}
