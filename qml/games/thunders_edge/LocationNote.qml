import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The card of a Location: what it is and what its holder may do with it once in a game.
Rectangle {
    id: card

    required property var card

    signal ruleWanted(string id)

    implicitHeight: words.height + 2 * Theme.sp3
    radius: Theme.radiusM
    color: Theme.bg2
    border.width: Theme.border
    border.color: Theme.line

    Rectangle {
        x: Theme.border
        y: Theme.border
        width: Theme.px(6)
        height: parent.height - 2 * y
        radius: Theme.radiusS
        color: Paint.location
    }
    Column {
        id: words
        x: Theme.sp4 + Theme.px(2)
        y: Theme.sp3
        width: parent.width - x - Theme.sp3
        spacing: Theme.sp1

        Label {
            width: parent.width
            text: card.card.ability ?? ""
            font: Theme.h3
        }
        Label {
            width: parent.width
            text: (card.card.type ?? "") + " · " + (card.card.state ?? "")
            font: Theme.small
            color: card.card.used === true ? Theme.warn : Theme.mid
        }
        Label {
            width: parent.width
            text: card.card.text ?? ""
            font: Theme.small
        }
        RuleLink {
            width: parent.width
            ruleId: card.card.rule ?? ""
            onClicked: card.ruleWanted(card.card.rule)
        }
    }
}
