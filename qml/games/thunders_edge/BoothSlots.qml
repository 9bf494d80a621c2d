pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The places for the cards that leave the hand: the promised one and the rider, or those that are held out face down.
Row {
    id: places

    required property var facts
    property bool small: false
    property real room: Theme.px(520)
    readonly property int count: facts.slots.length
    readonly property real card: Math.min(Theme.px(small ? 96 : Theme.rows > 880 ? 196 : 168), (room - Theme.px(40)) / 2 - 2 * edge)

    readonly property real edge: Theme.px(small ? 8 : 15)

    spacing: Theme.px(small ? 18 : 40)

    Repeater {
        model: places.facts.slots

        Column {
            id: place
            required property var modelData

            spacing: Theme.px(places.small ? 6 : 14)
            Accessible.role: Accessible.Grouping
            Accessible.name: modelData.label

            Item {
                width: places.card + 2 * places.edge
                height: Math.round(places.card * 1.4) + 2 * places.edge

                DashedEdge {
                    anchors.fill: parent
                    visible: !place.modelData.full
                    radius: Theme.px(14)
                }
                Label {
                    anchors.centerIn: parent
                    width: parent.width - Theme.sp4
                    visible: !place.modelData.full
                    text: place.modelData.place
                    color: Theme.mid
                    horizontalAlignment: Text.AlignHCenter
                }
                Rectangle {
                    anchors.fill: parent
                    visible: place.modelData.full
                    radius: Theme.px(14)
                    color: Theme.beaconSoft
                    border.width: Theme.heavyBorder
                    border.color: Theme.beacon
                }
                While {
                    on: place.modelData.full

                    SenateCard {
                        anchors.centerIn: parent
                        width: places.card
                        objectName: ""
                        row: place.modelData.card
                        keyed: false
                        takesTaps: false
                        activeFocusOnTab: false
                    }
                }
            }
            IconText {
                x: places.small ? 0 : Math.round((parent.width - width) / 2)
                icon: place.modelData.full ? "check" : ""
                text: place.modelData.label
                colour: place.modelData.full ? Theme.hi : Theme.mid
                room: places.card + (places.small ? Theme.px(30) : 0)
            }
        }
    }
}
