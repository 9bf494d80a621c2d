pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// Every shared part in its states, for tests, pictures and whoever builds the next screen.
Rectangle {
    id: gallery

    color: Theme.bg0

    ScrollArea {
        anchors.fill: parent
        anchors.margins: Theme.sp5
        focus: true

        Column {
            width: parent.width
            spacing: Theme.sp4

            GalleryControls {
                width: parent.width
            }
            Flow {
                width: parent.width
                spacing: Theme.sp4

                GallerySeats {}
                GalleryCards {}
                GalleryMessages {}
                GalleryIcons {}
            }
            PhaseBar {
                width: parent.width
                title: "Title of the game"
                subtitle: "Round 2 of 6"
                phases: [{ text: "Status", state: "done" }, { text: "Action", note: "Gold moves", state: "now" }, { text: "Drop", state: "next" }]
                tools: [ToolButton { icon: "book"; text: "Rules" }, ToolButton { icon: "gear"; text: "Settings" }]
            }
            HandDrawer {
                width: parent.width
                livery: 0
                open: true
                title: "Vermilion’s hand"
                hint: "Open while you decide. Others, look away."
                keycap: "Space"
            }
            PromptBar {
                width: parent.width
                livery: 0
                headline: "Pick one of the lit places"
                hint: "Arrows or click."

                Button { text: "Turn over"; keycap: "F" }
                Button { text: "Put back"; keycap: "Esc" }
                Button { text: "Confirm"; keycap: "Enter"; reason: "Pick a place first." }
            }
        }
    }
}
