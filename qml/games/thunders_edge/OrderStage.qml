import QtQuick
import Hexmoot
import Hexmoot.Ui

/// What a seat buys, behind the curtain.
FocusScope {
    id: part

    required property TableModel table
    readonly property TeBoard board: table.board as TeBoard
}
