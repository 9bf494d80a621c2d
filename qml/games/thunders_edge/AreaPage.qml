pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// An area: who holds it with what, what it is worth, and the card of its Location.
Column {
    id: page

    required property var area

    signal ruleWanted(string id)

    spacing: Theme.sp3

    Row {
        width: parent.width
        spacing: Theme.sp3

        SeatEmblem {
            id: badge
            anchors.verticalCenter: parent.verticalCenter
            visible: page.area.livery >= 0
            livery: Math.max(0, page.area.livery ?? 0)
            size: visible ? Theme.px(36) : 0
        }
        Column {
            width: parent.width - (badge.visible ? badge.width + parent.spacing : 0)

            Label {
                width: parent.width
                text: page.area.title ?? ""
                font: Theme.h2
                Accessible.role: Accessible.Heading
            }
            Label {
                width: parent.width
                visible: text.length > 0
                text: page.area.light ?? ""
                font: Theme.smallStrong
                color: Theme.beacon
            }
        }
    }
    PageFacts {
        width: parent.width
        facts: page.area.facts ?? []
    }
    While {
        on: page.area.card?.name !== undefined

        LocationNote {
            width: page.width
            card: page.area.card ?? ({})
            onRuleWanted: (id) => page.ruleWanted(id)
        }
    }
}
