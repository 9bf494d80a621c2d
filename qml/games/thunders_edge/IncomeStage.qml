import QtQuick
import Hexmoot
import Hexmoot.Ui

/// What every seat earns.
FocusScope {
    id: part

    required property TableModel table
    readonly property TeBoard board: table.board as TeBoard
}
