import QtQuick
import Hexmoot.Ui

/// Gallery: cards face up, face down, chosen, locked; a lit place.
Panel {
    width: Theme.px(760)
    height: column.height + 2 * Theme.sp4

    Column {
        id: column
        x: Theme.sp4
        y: Theme.sp4
        spacing: Theme.sp3

        Label { text: "Card anatomy"; font: Theme.h3 }
        Row {
            spacing: Theme.sp3

            CardFrame { width: Theme.px(112); text: "Card"; band: "#2F6FA8"; strength: "4"; family: "Family"; familyIcon: "plane"; kindIcon: "loop"; title: "Title"; rule: "What it does in at most twelve words" }
            CardFrame { width: Theme.px(112); text: "Chosen card"; band: "#1F7F83"; strength: "3"; family: "Family"; familyIcon: "ship"; kindIcon: "bolt"; title: "A longer title"; rule: "Dreht eine offene Karte auf einem benachbarten Beispielort um"; chosen: true }
            CardFrame { width: Theme.px(80); text: "Small card"; band: "#5F7A36"; strength: "6"; family: "Family"; familyIcon: "tank"; title: "Small card" }
            CardFrame { width: Theme.px(112); text: "Face-down card"; faceDown: true; number: "2" }
            CardFrame { width: Theme.px(44); text: "Hidden card"; faceDown: true; locked: true }
            DashedEdge {
                width: Theme.px(126)
                height: Theme.px(146)
                legal: true

                Label { anchors.centerIn: parent; text: "lit place"; color: Theme.beacon; font: Theme.smallStrong }
            }
        }
    }
}
