pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// A seat's Senate hand, open to all.
Item {
    id: hand

    required property var row
    readonly property int count: row.hand.length
    property real most: Theme.px(104)
    readonly property real card: Math.min(most, (width - who.width - Theme.sp3 - (count - 1) * Theme.px(8)) / Math.max(1, count))

    signal picked(string word)

    implicitHeight: Math.max(Theme.px(60), Math.round(card * 1.4)) + Theme.px(4)
    Accessible.role: Accessible.ListItem
    Accessible.name: row.name

    Row {
        id: who
        width: Theme.px(150)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(10)

        SeatEmblem {
            anchors.verticalCenter: parent.verticalCenter
            livery: hand.row.livery
            size: Theme.px(36)
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - Theme.px(46)

            Label {
                width: parent.width
                text: hand.row.name
                font: Theme.strong
                color: Seats.text(hand.row.livery, Theme.light)
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
            }
            IconText {
                visible: hand.row.consul
                icon: "gavel"
                text: qsTr("Consul")
                colour: Theme.warn
            }
        }
    }
    Row {
        anchors.left: who.right
        anchors.leftMargin: Theme.sp3
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(8)

        Repeater {
            model: hand.row.hand

            SenateCard {
                required property var modelData

                row: modelData
                width: hand.card
                keyed: false
                takesTaps: lit
                activeFocusOnTab: lit || activeFocus
                onClicked: hand.picked(row.key)
            }
        }
        Label {
            visible: hand.count === 0
            text: qsTr("no cards")
            font: Theme.small
            color: Theme.mid
        }
    }
}
