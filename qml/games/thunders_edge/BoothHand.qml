pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The seat's Senate cards, large, with their digits while cards are picked; and what all will read of it.
Rectangle {
    id: strip

    required property TeSenate senate
    required property var facts
    readonly property int count: senate.hand.count
    readonly property real pad: Theme.px(Theme.narrow ? 12 : 32)
    readonly property real gap: Theme.px(count > 7 ? 10 : 20)
    readonly property real card: Math.min(Theme.px(Theme.low ? 104 : 150), (width - 2 * pad - (count - 1) * gap) / Math.max(1, count))

    implicitHeight: top.y + top.height + Theme.px(14) + Math.round(Math.max(card, Theme.px(Theme.low ? 90 : 150)) * 1.4) + Theme.px(Theme.low ? 42 : 59)
    color: Theme.bg1

    Divider {
        width: parent.width
    }
    Item {
        id: top
        x: strip.pad
        y: Theme.px(Theme.low ? 8 : 15)
        width: strip.width - 2 * x
        height: Math.max(title.height, promise.height)

        Row {
            id: title
            spacing: Theme.sp3

            Label {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Your Senate cards")
                font: Theme.h3
                wrapMode: Text.NoWrap
                Accessible.role: Accessible.Heading
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                text: strip.facts.handNote
                font: Theme.small
                color: Theme.mid
                wrapMode: Text.NoWrap
            }
        }
        IconText {
            id: promise
            anchors.right: parent.right
            visible: text.length > 0
            icon: "lock"
            text: strip.facts.promise
            room: top.width - title.width - Theme.px(60)
        }
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: top.bottom
        anchors.topMargin: Theme.px(14)
        spacing: strip.gap

        Repeater {
            model: strip.senate.hand

            SenateCard {
                id: card
                width: strip.card
                reason: row.reason
                tip: reason
                takesTaps: lit || off
                takesEnter: !chosen
                onClicked: strip.senate.pickCard(row.key)

                Label {
                    anchors.top: parent.bottom
                    anchors.topMargin: Theme.px(12)
                    anchors.horizontalCenter: parent.horizontalCenter
                    anchors.horizontalCenterOffset: card.row.digit ? Theme.px(54) : 0
                    width: Math.min(implicitWidth, card.width)
                    text: card.row.note
                    visible: text.length > 0
                    font: Theme.label
                    color: Theme.mid
                    lineHeight: 1
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
        }
        Label {
            visible: strip.count === 0
            text: qsTr("No Senate cards in hand.")
            color: Theme.mid
        }
    }
}
