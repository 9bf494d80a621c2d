pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// What one party gives, and what may be added to it.
Column {
    id: side

    required property var row
    required property TeDeals deals

    spacing: Theme.sp2
    Accessible.role: Accessible.Grouping
    Accessible.name: row.title

    Row {
        width: parent.width
        spacing: Theme.sp2

        SeatEmblem {
            id: badge
            livery: side.row.livery
            size: Theme.px(28)
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - badge.width - parent.spacing
            text: side.row.title
            font: Theme.h3
            color: Seats.text(side.row.livery, Theme.light)
            elide: Text.ElideRight
            maximumLineCount: 1
        }
    }
    Flow {
        width: parent.width
        spacing: Theme.px(6)

        Repeater {
            model: side.row.items

            Chip {
                required property var modelData

                icon: modelData.icon
                text: modelData.text
                ink: Theme.hi
            }
        }
        Label {
            visible: side.row.items.length === 0
            text: qsTr("nothing yet")
            font: Theme.small
            color: Theme.faint
        }
    }
    Row {
        width: parent.width
        visible: side.row.numbers.length > 0
        spacing: Theme.sp2

        Icon {
            id: coin
            anchors.verticalCenter: parent.verticalCenter
            name: "coin"
            size: Theme.iconM
            colour: Theme.mid
        }
        Flow {
            width: parent.width - coin.width - parent.spacing
            spacing: Theme.px(6)

            Repeater {
                model: side.row.numbers

                DealSheetWord {
                    party: side.row.key
                    giver: side.row.title
                    word: modelData
                    text: modelData
                    description: qsTr("Credits")
                    deals: side.deals
                }
            }
            DealSheetCredits {
                visible: side.row.most > 0
                row: side.row
                deals: side.deals
            }
        }
    }
    Flow {
        width: parent.width
        visible: side.row.areas.length > 0
        spacing: Theme.px(6)

        Repeater {
            model: side.row.areas

            DealSheetWord {
                party: side.row.key
                giver: side.row.title
                word: modelData.key
                text: modelData.text
                kind: "area/"
                deals: side.deals
            }
        }
    }
    Button {
        property bool lit: true

        objectName: "word/card"
        visible: side.row.card
        icon: "flag"
        text: side.row.cardText
        takesFocus: true
        onClicked: side.deals.name(side.row.key, "card")
    }
}
