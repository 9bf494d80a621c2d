pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The open hand: Mission cards and Senate cards; while a card is played, what pays for it or what it is used on.
FocusScope {
    id: hand

    required property TableModel table
    readonly property TeBoard board: table.board as TeBoard
    readonly property TeCards cards: board.cards
    readonly property real tall: height - Theme.px(30)
    /// What abilities that help to pay take from the width.
    readonly property real abilities: cards.choices.count * (Math.floor(tall / 1.4) + Theme.px(20))
    readonly property bool busy: cards.mode === "pay" || cards.mode === "choose"

    Row {
        y: Theme.px(10)
        height: hand.tall
        spacing: Theme.px(20)

        While {
            on: !hand.busy && hand.cards.missions.count > 0

            HandMissions {
                cards: hand.cards
                cardHeight: hand.tall
                room: hand.width - (hand.cards.senate.count > 0 ? Math.min(hand.width * 0.45, Theme.px(74) * Math.ceil(hand.cards.senate.count / 2)) : 0)
            }
        }
        Repeater {
            model: hand.cards.begun

            AnyCard {
                visible: hand.busy
                width: Math.floor(hand.tall / 1.4)
                keyed: false
                live: false
                prefix: "begun/"
            }
        }
        While {
            on: hand.cards.mode === "pay"

            Payment {
                width: Theme.px(210)
                cards: hand.cards
            }
        }
        While {
            on: hand.cards.mode === "choose"

            Choices {
                width: hand.width - Math.floor(hand.tall / 1.4) - Theme.px(24)
                cards: hand.cards
                cardHeight: hand.tall
            }
        }
        While {
            on: hand.cards.mode !== "choose" && hand.cards.senate.count > 0

            HandSenate {
                cards: hand.cards
                tall: hand.tall
                room: hand.width - x - Theme.px(4) - (hand.cards.mode === "pay" ? hand.abilities : 0)
            }
        }
        While {
            on: hand.cards.mode === "pay" && hand.cards.choices.count > 0

            Choices {
                width: hand.abilities
                cards: hand.cards
                cardHeight: hand.tall
            }
        }
    }
    Label {
        anchors.verticalCenter: parent.verticalCenter
        visible: hand.cards.mode === "hand" && hand.cards.missions.count === 0 && hand.cards.senate.count === 0
        text: qsTr("No cards.")
        color: Theme.mid
    }
}
