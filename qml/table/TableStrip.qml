import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The strip above the prompt bar. Its open content exists only while the sitting lets a seat look.
HandDrawer {
    id: strip

    required property TableModel table
    required property GameBoard board
    readonly property int seat: table.drawerSeat >= 0 ? table.drawerSeat : table.askedSeat

    objectName: "drawer"
    open: table.drawerSeat >= 0
    livery: table.liveryOf(seat)
    title: board ? board.handTitle : ""
    hint: board ? board.handHint : ""
    keycap: seat >= 0 && table.mayLook ? Keymap.text["look"] : ""
    stripHeight: board ? board.handHeight : 0
    content: board ? board.hand : null
    closedContent: board ? board.closedHand : null
}
