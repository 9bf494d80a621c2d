import QtQuick
import Hexmoot.Ui

/// Gallery: the hand-over curtain with a full queue.
Curtain {
    focus: true
    livery: 2
    seatName: "Gold"
    gameTitle: "Title of the game"
    moment: "Turn 6 · Reinforcements · secret purchase"
    warning: "Everyone else, look away until the booth closes."
    mayPass: true
    recapTitle: "Since Gold last played"
    recap: [{ livery: 0, text: "Vermilion won the Badlands: you lost 3 Menaces." }, { livery: 3, text: "Jade took High Cliff." },
        { livery: 1, text: "Azure paid 5 credits for an extra Mission." }]
    willSee: "Your 12 credits, the shop, your counters in transit, and one free pick for an off-world site."
    queueTitle: "Secret purchase: 2 of 5 sealed"
    queue: [{ livery: 0, name: "Vermilion", status: "sealed" }, { livery: 3, name: "Jade", status: "sealed" }, { livery: 2, name: "Gold", status: "now" },
        { livery: 4, name: "Violet", status: "waiting" }, { livery: 1, name: "Azure", status: "waiting" }]
}
