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
    recapTitle: table.recapTitle
    willSee: table.willSee
    queueTitle: table.queue.length > 0 ? qsTr("Everyone decides in secret") : Keymap.text["back"] ? qsTr("The table stays as it is. %1 goes back to it.").arg(Keymap.text["back"]) : qsTr("The table stays as it is.")
    queue: table.queue.length > 0 ? table.queue : Array.from({ length: table.seats.count }, (_, seat) => ({
        livery: table.liveryOf(seat), name: table.nameOf(seat), status: seat === table.curtainSeat ? "now" : "away"
    }))
    pinWanted: table.needsPin || table.choosesPin
    pinChosen: table.choosesPin
    pinFault: table.voter < 0 ? table.pinFault : ""
    pinWait: table.voter < 0 ? table.pinWait : 0
    enabled: table.asksForVote < 0
    onEnabledChanged: if (enabled) forceActiveFocus(Qt.OtherFocusReason)
    onOpened: (pin) => table.liftCurtain(pin)
    onSeatChosen: (seat) => table.look(seat)
    onForgotten: table.proposeNewPin()
    Keys.onPressed: (event) => {
        if (!event.accepted && Keymap.matches("back", event.key, event.modifiers)) {
            event.accepted = true;
            table.close();
        }
    }
}
