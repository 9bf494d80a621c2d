import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The hand-over to the seat that wants to look. Nothing else of the table is visible while it is there.
Curtain {
    id: curtain

    required property TableModel table

    objectName: "curtain"
    livery: table.liveryOf(table.curtainSeat)
    seatName: table.nameOf(table.curtainSeat)
    gameTitle: table.title
    moment: table.clock
    recap: table.recap
    willSee: table.willSee
    queueTitle: qsTr("The table stays as it is. Esc goes back to it.")
    queue: Array.from({ length: table.seats.count }, (_, seat) => ({
        livery: table.liveryOf(seat), name: table.nameOf(seat), status: seat === table.curtainSeat ? "now" : "away"
    }))
    pinWanted: table.needsPin
    pinFault: table.pinWrong ? qsTr("That is not %1’s PIN. Forgotten? It can’t be looked up; play goes on without this hand.").arg(seatName) : ""
    onOpened: (pin) => table.liftCurtain(pin)
    Keys.onEscapePressed: table.close()
}
