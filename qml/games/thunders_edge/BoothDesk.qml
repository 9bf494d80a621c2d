pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// What is done in the booth: the words on the left; beside them the offers that wait, the offer that is put together, or the cards that go.
Item {
    id: desk

    required property TeSenate senate
    required property var facts
    readonly property bool offering: senate.task === "offer" || (senate.task === "swap" && facts.slots.every((slot) => !slot.full))
    readonly property bool trading: facts.slots.length > 0
    readonly property real words: Math.min(Theme.px(390), width * 0.42)
    readonly property bool given: Object.values(senate.gives.byKey).some((row) => row.chosen)
    /// The kinds of cards need the whole width.
    readonly property bool choosing: senate.task === "offer" && !given
    readonly property bool wide: width > Theme.px(560) && !choosing

    signal ruleWanted(string id)

    implicitHeight: Math.max(text.height, beside.y + beside.height)

    Column {
        id: text
        width: desk.wide ? desk.words : desk.width
        spacing: Theme.px(Theme.low ? 6 : 10)

        Label {
            width: parent.width
            text: desk.facts.title
            font: Theme.h1
            Accessible.role: Accessible.Heading
        }
        Label {
            width: parent.width
            text: desk.facts.lead
            font: Theme.small
            color: Theme.mid
            visible: !Theme.low && !desk.choosing && !desk.given
        }
        RuleLink {
            width: parent.width
            visible: desk.facts.rule.length > 0 && !desk.choosing && !desk.given
            title: desk.facts.market ? qsTr("The rider") : qsTr("The hand limit")
            ruleId: desk.facts.rule
            onClicked: desk.ruleWanted(ruleId)
        }
        BoothSlots {
            room: parent.width
            visible: desk.trading && desk.given
            facts: desk.facts
            small: true
        }
    }
    Column {
        id: beside
        x: desk.wide ? desk.words + Theme.sp5 : 0
        y: desk.wide ? 0 : text.height + Theme.sp3
        width: desk.width - x
        spacing: Theme.px(10)

        Repeater {
            model: desk.senate.toMe

            OfferToMe {
                width: beside.width
                onClicked: desk.senate.pickOffer(row.number)
            }
        }
        Label {
            width: parent.width
            visible: desk.facts.market && desk.senate.task === "" && desk.senate.toMe.count === 0
            text: desk.facts.raised ? qsTr("Your hand is up: no trading until it comes down.") : qsTr("Nobody offers you anything now.")
            color: Theme.mid
        }
        While {
            on: desk.offering

            ComposerOffer {
                width: beside.width
                senate: desk.senate
            }
        }
        BoothSlots {
            room: parent.width
            x: small ? 0 : Math.round((parent.width - width) / 2)
            visible: desk.trading && desk.senate.task !== "offer"
            facts: desk.facts
            small: desk.offering
        }
    }
}
