pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// How an attack will end, exactly: with the units alone, and with the Artillery that could still support it.
Column {
    id: page

    required property var odds

    spacing: Theme.sp2

    Label {
        width: parent.width
        text: page.odds.title ?? ""
        font: Theme.h2
        Accessible.role: Accessible.Heading
    }
    Row {
        width: parent.width
        spacing: Theme.sp2

        SeatEmblem {
            id: badge
            livery: page.odds.livery ?? 0
            size: Theme.px(24)
        }
        Label {
            width: parent.width - badge.width - parent.spacing
            text: page.odds.defender ?? ""
            font: Theme.small
        }
    }
    Label {
        width: parent.width
        text: page.odds.note ?? ""
        font: Theme.small
        color: Theme.mid
    }
    SectionLabel {
        width: parent.width
        topPadding: Theme.sp2
        visible: (page.odds.cases ?? []).length > 0
        text: qsTr("Chance to take it")
    }
    Repeater {
        model: page.odds.cases ?? []

        Column {
            id: chance

            required property var modelData

            width: page.width
            spacing: Theme.sp1
            bottomPadding: Theme.sp1
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.title + ": " + modelData.chance + ". " + modelData.dice + ". " + modelData.losses

            Item {
                width: parent.width
                height: Math.max(name.height, figure.height)

                Label {
                    id: name
                    width: parent.width - figure.width - Theme.sp2
                    anchors.verticalCenter: parent.verticalCenter
                    text: chance.modelData.title
                    font: Theme.smallStrong
                    Accessible.ignored: true
                }
                Label {
                    id: figure
                    anchors.right: parent.right
                    text: chance.modelData.chance
                    font: Theme.number
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }
            ProgressBar {
                width: parent.width
                value: chance.modelData.part
                Accessible.ignored: true
            }
            Label {
                width: parent.width
                text: chance.modelData.dice + "\n" + chance.modelData.losses
                font: Theme.small
                color: Theme.mid
                Accessible.ignored: true
            }
        }
    }
}
