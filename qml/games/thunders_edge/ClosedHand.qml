import QtQuick
import Hexmoot
import Hexmoot.Ui

/// What stands where the hand opens.
FocusScope {
    id: part

    required property TableModel table
    readonly property TeBoard board: table.board as TeBoard
}
