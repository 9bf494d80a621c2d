pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The booth of the seat whose drawer is open.
FocusScope {
    id: part

    required property TableModel table
    readonly property TeBoard board: table.board as TeBoard

    Row {
        anchors.centerIn: parent
        spacing: Theme.sp4

        Repeater {
            model: part.board.senate.hand

            SenateCard {
                width: Theme.px(150)
            }
        }
    }
}
