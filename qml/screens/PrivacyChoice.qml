pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// Open, Courtesy or Locked, each with what it hides; beside each other where their longest word has room.
Grid {
    id: grid

    property int privacy: SetupModel.Courtesy
    readonly property real cell: (width - (columns - 1) * spacing) / columns

    readonly property real longest: Math.max(...answers.map(each => Math.max(titles.advanceWidth(each.title), ...each.note.split(" ").map(word => notes.advanceWidth(word)))))
    readonly property var answers: [{ title: qsTr("Open"), note: qsTr("No curtains. For friends who trust.") },
        { title: qsTr("Courtesy"), note: qsTr("Curtain and name before secrets.") },
        { title: qsTr("Locked"), note: qsTr("Each seat sets a four-digit PIN.") }]

    signal chosen(int privacy)

    /// The focus goes to the level that holds now.
    function focusPresent() {
        cards.itemAt(privacy).forceActiveFocus(Qt.TabFocusReason);
    }

    columns: (width - 2 * spacing) / 3 < longest + 2 * Theme.px(13) ? 1 : 3
    spacing: Theme.sp2

    FontMetrics {
        id: titles
        font: Theme.h3
    }
    FontMetrics {
        id: notes
        font: Theme.small
    }
    Repeater {
        id: cards
        model: grid.answers

        Choice {
            required property var modelData
            required property int index

            objectName: "privacy-" + index
            width: grid.cell
            height: grid.columns > 1 ? Math.max(Theme.px(110), tallest()) : implicitHeight
            title: modelData.title
            note: modelData.note
            checked: index === grid.privacy
            onClicked: grid.chosen(index)

            function tallest(): real {
                let height = 0;
                for (let i = 0; i < cards.count; ++i)
                    height = Math.max(height, cards.itemAt(i) ? cards.itemAt(i).implicitHeight : 0);
                return height;
            }
        }
    }
}
