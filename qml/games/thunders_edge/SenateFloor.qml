pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The podiums in an arc, what all wait for, and below them the open offers or the request that is being made.
Item {
    id: floor

    required property TableModel table
    readonly property TeBoard board: table.board as TeBoard
    readonly property TeSenate senate: board.senate
    readonly property var facts: senate.floor
    readonly property real pad: Theme.px(Theme.narrow ? 10 : 22)
    readonly property bool asking: senate.task === "cry"

    Item {
        id: arc
        readonly property int seats: floor.senate.podiums.count
        readonly property real gap: Theme.px(Theme.narrow ? 10 : 20)
        readonly property real one: Math.min(Theme.px(226), (width - (seats - 1) * gap) / Math.max(1, seats))
        readonly property real bow: Theme.px(Theme.low ? 12 : 40)
        readonly property real tall: Math.min(Theme.px(318), Math.max(Theme.px(244), floor.height * 0.46))

        x: floor.pad
        y: Theme.px(Theme.low ? 8 : 22)
        width: floor.width - 2 * x
        height: tall + bow

        Repeater {
            model: floor.senate.podiums

            Podium {
                required property int index
                readonly property real off: arc.seats > 1 ? Math.abs(2 * index / (arc.seats - 1) - 1) : 0

                x: (arc.width - arc.seats * arc.one - (arc.seats - 1) * arc.gap) / 2 + index * (arc.one + arc.gap)
                y: arc.bow * (1 - off * off)
                width: arc.one
                height: arc.tall
                onClicked: floor.senate.choose(row.seat)
                onWishPressed: (word) => floor.senate.pressWish(row.seat, word)
            }
        }
    }
    Item {
        id: head
        x: floor.pad
        anchors.top: arc.bottom
        anchors.topMargin: Theme.px(Theme.low ? 6 : 22)
        width: floor.width - 2 * x
        height: Math.max(Theme.px(34), facts.height)
        visible: floor.facts.market

        Row {
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.sp3

            Label {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("On the floor")
                font: Theme.h3
                wrapMode: Text.NoWrap
                Accessible.role: Accessible.Heading
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                readonly property int open: floor.senate.offers.count

                text: open === 0 ? qsTr("no offers open") : open === 1 ? qsTr("1 offer open") : Phrase.fill(qsTr("%1 offers open"), [open])
                font: Theme.small
                color: Theme.mid
                wrapMode: Text.NoWrap
                visible: Theme.columns > 1100
            }
        }
        Row {
            id: facts
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.sp2

            Chip {
                visible: floor.facts.rota.length > 0
                icon: "loop"
                text: floor.facts.rota
                Accessible.name: text
            }
            Chip {
                icon: "cards"
                text: floor.facts.deckNote ? floor.facts.deck + " · " + floor.facts.deckNote : floor.facts.deck
                ink: floor.facts.deckNote ? Theme.warn : Theme.mid
                Accessible.name: text
            }
            Chip {
                icon: "hand"
                text: floor.facts.hands + " · " + floor.facts.handsNote
                Accessible.name: text
            }
        }
    }
    TalkBar {
        id: talk
        x: floor.pad
        anchors.top: head.bottom
        anchors.topMargin: Theme.px(4)
        width: floor.width - 2 * x
        acts: floor.table.answers
        visible: floor.facts.market && Settings.talkSeconds > 0
    }
    ScrollArea {
        x: floor.pad
        anchors.top: talk.visible ? talk.bottom : head.bottom
        anchors.topMargin: Theme.px(Theme.low ? 2 : 4)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(8)
        width: floor.width - 2 * x

        Column {
            width: parent.width
            spacing: Theme.px(10)

            Panel {
                width: parent.width
                height: chips.height + 2 * Theme.px(14)
                visible: floor.asking
                border.color: Seats.text(floor.facts.livery, Theme.light)

                ComposerChips {
                    id: chips
                    x: Theme.sp4
                    y: Theme.px(14)
                    width: parent.width - 2 * x
                    rows: floor.senate.wants
                    onPicked: (word) => floor.senate.pickWant(word)
                    onGroupWanted: (which) => floor.senate.group(which)
                }
            }
            IconText {
                visible: floor.facts.call.length > 0
                icon: "warning"
                text: floor.facts.call
                colour: Theme.warn
                room: parent.width - Theme.px(40)
            }
            Repeater {
                model: floor.senate.offers

                OfferLine {
                    width: parent ? parent.width : 0
                    onAnswered: (seat) => floor.senate.answer(row.number, seat)
                    onRevoked: floor.senate.revoke(row.number)
                    onRefused: floor.senate.refuse(row.number)
                }
            }
            Label {
                width: parent.width
                visible: floor.facts.market && floor.senate.offers.count === 0 && !floor.asking
                text: qsTr("Talk aloud. Offers are sealed in a booth and lie here until somebody answers.")
                font: Theme.small
                color: Theme.mid
            }
            Label {
                width: parent.width
                visible: !floor.facts.market
                text: qsTr("Everybody comes down to three Senate cards behind the curtain. Whoever has three or fewer may keep them all from here.")
                color: Theme.mid
            }
        }
    }
}
