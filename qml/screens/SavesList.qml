pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The column of saved games with its search field. Up and Down choose.
FocusScope {
    id: list

    required property Rooms rooms
    readonly property SavesModel saves: rooms.saves
    property int chosen: 0

    signal picked(int row)
    signal resumed()

    function search() {
        field.forceActiveFocus(Qt.ShortcutFocusReason);
        field.selectAll();
    }

    Label {
        id: title
        x: Theme.px(Theme.narrow ? 16 : 32)
        y: Theme.px(Theme.low ? 12 : 26)
        width: parent.width - 2 * x
        text: qsTr("Saved games")
        font: Theme.h1
        Accessible.role: Accessible.Heading
    }
    TextField {
        id: field
        anchors.left: title.left
        anchors.right: title.right
        anchors.top: title.bottom
        anchors.topMargin: Theme.px(10)
        objectName: "saves-search"
        height: Theme.button
        visible: list.saves.total > 0
        name: qsTr("Search saved games")
        hint: qsTr("Name, game or player")
        icon: "search"
        text: list.saves.search
        onEdited: (text) => list.saves.search = text
        Keys.onDownPressed: area.forceActiveFocus(Qt.TabFocusReason)
    }
    ScrollArea {
        id: area
        anchors.left: title.left
        anchors.right: title.right
        anchors.top: field.bottom
        anchors.topMargin: Theme.px(15)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(8)
        focus: true
        visible: list.saves.count > 0

        Column {
            width: parent.width
            spacing: Theme.px(9)

            Repeater {
                id: rows
                model: list.saves

                SaveRow {
                    width: parent ? parent.width : 0
                    focus: index === list.chosen
                    checked: index === list.chosen
                    onActiveFocusChanged: if (activeFocus) list.picked(index)
                    onClicked: list.picked(index)
                    Keys.onReturnPressed: list.resumed()
                    Keys.onEnterPressed: list.resumed()
                    Keys.onUpPressed: list.step(-1)
                    Keys.onDownPressed: list.step(1)
                }
            }
        }
    }
    EmptyState {
        anchors.centerIn: parent
        width: parent.width - Theme.px(64)
        visible: list.saves.count === 0
        icon: list.saves.total === 0 ? "save" : "search"
        headline: list.saves.total === 0 ? qsTr("No games yet") : qsTr("No game matches “%1”").arg(list.saves.search)
        hint: list.saves.total === 0 ? qsTr("Deal one; it saves itself.") : ""

        Button {
            visible: list.saves.total === 0
            kind: Button.Primary
            text: qsTr("Deal a game")
            onClicked: list.rooms.home()
        }
        Button {
            visible: list.saves.total > 0
            text: qsTr("Clear search")
            onClicked: list.saves.search = ""
        }
    }

    function step(by: int) {
        const next = Math.max(0, Math.min(rows.count - 1, chosen + by));
        rows.itemAt(next).forceActiveFocus(Qt.TabFocusReason);
    }
}
