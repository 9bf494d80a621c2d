pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The Consul is found: the gavel falls, the podium grows, the cards that made it turn over. Any key goes on.
AnyKey {
    id: moment

    required property TeSenate senate
    readonly property var facts: senate.moment
    readonly property color tone: facts.found ? Seats.text(facts.livery, Theme.light) : Theme.mid
    property real grown: Theme.still ? 1 : 0
    property real turned: Theme.still ? 1 : 0

    text: facts.title + ". " + facts.note + ". " + facts.gain
    onWentOn: senate.goOn()
    Component.onCompleted: if (!Theme.still) rise.start()

    SequentialAnimation {
        id: rise

        NumberAnimation {
            target: moment
            property: "grown"
            from: 0.86
            to: 1
            duration: 3 * Theme.move
            easing.type: Easing.OutBack
        }
        NumberAnimation {
            target: moment
            property: "turned"
            from: 0
            to: 1
            duration: 3 * Theme.move
        }
    }
    Rectangle {
        id: podium
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.sp5, Theme.px(760))
        height: words.height + 2 * Theme.px(30)
        scale: Math.max(0.5, moment.grown)
        radius: Theme.radiusL
        color: moment.facts.found ? Qt.tint(Theme.bg1, Qt.alpha(moment.tone, 0.12)) : Theme.bg1
        border.width: 2 * Theme.heavyBorder
        border.color: moment.tone

        Column {
            id: words
            y: Theme.px(30)
            x: Theme.sp5
            width: parent.width - 2 * x
            spacing: Theme.sp3

            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                name: moment.facts.found ? "gavel" : "ban"
                size: Theme.px(64)
                colour: moment.facts.found ? Theme.warn : Theme.mid
                rotation: (moment.grown - 1) * 260
            }
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.sp4

                SeatEmblem {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: moment.facts.found
                    livery: moment.facts.livery ?? 0
                    size: Theme.px(64)
                }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(implicitWidth, words.width - Theme.px(96))
                    text: moment.facts.title
                    font: Theme.hero
                    color: moment.tone
                    horizontalAlignment: Text.AlignHCenter
                    Accessible.ignored: true
                }
            }
            Label {
                width: parent.width
                text: moment.facts.gain ? moment.facts.note + "  ·  " + moment.facts.gain : moment.facts.note
                font: Theme.h2
                horizontalAlignment: Text.AlignHCenter
                Accessible.ignored: true
            }
            Row {
                id: cards
                readonly property int count: moment.facts.cards.length
                readonly property real one: Math.min(Theme.px(110), (words.width - (count - 1) * Theme.sp2) / Math.max(1, count))

                anchors.horizontalCenter: parent.horizontalCenter
                topPadding: Theme.sp3
                spacing: Theme.sp2

                Repeater {
                    model: moment.facts.cards

                    Item {
                        id: turning
                        required property var modelData
                        required property int index
                        readonly property real along: Math.max(0, Math.min(1, moment.turned * (1 + cards.count * 0.25) - index * 0.25))

                        width: cards.one
                        height: Math.round(width * 1.4)
                        transform: Scale {
                            origin.x: turning.width / 2
                            xScale: Math.max(0.02, Math.abs(2 * turning.along - 1))
                        }

                        SenateCard {
                            anchors.fill: parent
                            visible: turning.along >= 0.5
                            row: turning.modelData
                            keyed: false
                            takesTaps: false
                            activeFocusOnTab: false
                        }
                        Image {
                            anchors.fill: parent
                            visible: turning.along < 0.5
                            sourceSize.width: width
                            sourceSize.height: height
                            source: "image://art/hexback/" + Theme.hex(Theme.highContrast ? Theme.line : Theme.cardEdge) + "/column"
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
}
