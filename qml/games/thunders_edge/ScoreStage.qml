import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The reckoning.
FocusScope {
    id: part

    required property TableModel table
    readonly property TeBoard board: table.board as TeBoard
}
