import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The strip above the prompt bar; in a low window it is there only while it is open. Its open content exists only while the sitting lets a seat look.
HandDrawer {
    id: strip

    required property TableModel table
    required property GameBoard board
    readonly property int seat: table.drawerSeat >= 0 ? table.drawerSeat : table.askedSeat

    objectName: "drawer"
    open: table.drawerSeat >= 0
    livery: table.liveryOf(table.drawerSeat >= 0 ? seat : table.subject)
    title: board ? board.handTitle : ""
    hint: board ? board.handHint : ""
    shortHint: board && board.handShort ? board.handShort : hint
    icon: board && board.handIcon ? board.handIcon : open ? "eye" : "eye-off"
    keycap: seat >= 0 && table.mayLook ? Keymap.text["look"] : ""
    stripHeight: !board || (Theme.low && !open && !board.handIcon) ? 0 : board.handHeight

    Part {
        anchors.fill: parent
        part: !strip.board ? "" : strip.open ? strip.board.hand : strip.board.closedHand
        given: ({ table: strip.table })
    }
}
