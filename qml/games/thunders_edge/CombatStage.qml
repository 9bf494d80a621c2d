import QtQuick
import Hexmoot
import Hexmoot.Ui

/// A battle.
FocusScope {
    id: part

    required property TableModel table
    readonly property TeBoard board: table.board as TeBoard
}
