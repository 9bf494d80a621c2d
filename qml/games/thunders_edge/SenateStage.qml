import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The floor of the Senate.
FocusScope {
    id: part

    required property TableModel table
    readonly property TeBoard board: table.board as TeBoard
}
