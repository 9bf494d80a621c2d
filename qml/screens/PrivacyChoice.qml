pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// Open, Courtesy or Locked, each with what it hides.
Grid {
    id: grid

    property int privacy: SetupModel.Courtesy
    readonly property real cell: (width - (columns - 1) * spacing) / columns

    signal chosen(int privacy)

    columns: width < Theme.px(330) ? 1 : 3
    spacing: Theme.sp2

    Repeater {
        id: cards
        model: [{ title: qsTr("Open"), note: qsTr("No curtains. For friends who trust.") },
            { title: qsTr("Courtesy"), note: qsTr("Curtain and name before secrets.") },
            { title: qsTr("Locked"), note: qsTr("Each seat sets a four-digit PIN.") }]

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
