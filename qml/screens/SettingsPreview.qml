import QtQuick
import Hexmoot
import Hexmoot.Ui

/// A piece of the table in the look that is being chosen.
Panel {
    height: column.height + 2 * Theme.px(20)
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Preview")

    Column {
        id: column
        x: Theme.px(20)
        y: Theme.px(20)
        width: parent.width - 2 * x
        spacing: Theme.sp4

        SectionLabel {
            text: qsTr("Preview")
        }
        Label {
            width: parent.width
            text: qsTr("Pick a lit place")
            font: Theme.h2
        }
        Label {
            width: parent.width
            text: qsTr("The quick hands of a dealer: 0123456789, and text as it stands on the panels.")
            color: Theme.mid
        }
        Row {
            spacing: Theme.sp3

            CardFrame {
                width: Theme.px(104)
                enabled: false
                activeFocusOnTab: false
                text: qsTr("Sample card")
                strength: "4"
                family: qsTr("Family")
                familyIcon: "target"
                kindIcon: "bolt"
                title: qsTr("Sample")
                rule: qsTr("What the card does, in a few words")
                band: Theme.sampleBand
            }
            Column {
                spacing: Theme.sp2

                Row {
                    spacing: Theme.sp1

                    SeatEmblem { livery: 0; size: Theme.px(42) }
                    SeatEmblem { livery: 1; size: Theme.px(42) }
                    SeatEmblem { livery: 3; size: Theme.px(42) }
                }
                Chip { text: qsTr("Legal choice"); checked: true }
                DashedEdge {
                    width: Theme.px(126)
                    height: Theme.px(44)
                    legal: true
                }
            }
        }
        Button {
            kind: Button.Primary
            enabled: false
            activeFocusOnTab: false
            text: qsTr("Confirm", "button of the preview")
            keycap: Keymap.text["confirm"]
            Accessible.name: qsTr("Sample button")
        }
    }
}
