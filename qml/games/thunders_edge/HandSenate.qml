pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The Senate cards of the open hand in one or two lines, as large as the room allows.
Flow {
    id: hand

    required property TeCards cards
    required property real room
    required property real tall
    /// Two lines of small ones where one line would be small, too.
    readonly property int count: Math.max(1, cards.senate.count)
    readonly property real gap: Theme.px(8)
    readonly property real inOne: Math.floor(Math.min(tall / 1.4, (room - (count - 1) * gap) / count))
    readonly property int half: Math.ceil(count / 2)
    readonly property real inTwo: Math.floor(Math.min((tall - gap) / 2 / 1.4, (room - (half - 1) * gap) / half))
    readonly property bool twoLines: inTwo > inOne
    readonly property real cardWidth: Math.max(inOne, inTwo)

    width: (twoLines ? half : count) * (cardWidth + gap)
    spacing: gap

    Repeater {
        model: hand.cards.senate

        SenateCard {
            id: card

            width: hand.cardWidth
            keyed: false
            takesFocus: lit
            ownEnter: row.suggested
            onEntered: hand.cards.paySuggested()
            onClicked: hand.cards.press(row.key)

            Rectangle {
                anchors.fill: parent
                visible: card.row.suggested
                color: Theme.clear
                radius: Theme.radiusS
                border.width: Theme.focusWidth
                border.color: Theme.beacon

                Icon {
                    anchors.right: parent.right
                    anchors.bottom: parent.bottom
                    anchors.margins: Theme.sp1
                    name: "check"
                    size: Theme.iconS
                    colour: Theme.paperInk
                }
            }
            Keycap {
                anchors.left: parent.left
                anchors.bottom: parent.bottom
                anchors.margins: Theme.px(3)
                visible: key.length > 0 && Settings.letterKeys
                key: card.row.digit
                solid: true
            }
        }
    }
}
