pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// All saved games: search, look at how one stands, resume it, delete it.
FocusScope {
    id: screen

    required property Rooms rooms
    readonly property SavesModel saves: rooms.saves
    property int chosen: 0
    property var facts: saves.facts(chosen)

    signal continued(int id)

    function resume() {
        if (facts.id > 0 && facts.health !== "damaged")
            continued(facts.id);
    }

    function remove() {
        if (facts.id > 0)
            saves.remove(facts.id);
    }

    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Saved games")
    Component.onCompleted: saves.refresh()
    Component.onDestruction: saves.forget()
    Keys.onReturnPressed: resume()
    Keys.onEnterPressed: resume()
    Keys.onDeletePressed: remove()

    Connections {
        target: screen.saves
        function onChanged() {
            screen.chosen = Math.max(0, Math.min(screen.chosen, screen.saves.count - 1));
            screen.facts = screen.saves.facts(screen.chosen);
        }
    }
    ActionKey {
        action: "search"
        onActivated: list.search()
    }
    ActionKey {
        action: "undo"
        enabled: screen.saves.removed.length > 0
        onActivated: screen.saves.bringBack()
    }
    SavesList {
        id: list
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.bottomMargin: actions.visible ? actions.height : 0
        anchors.left: parent.left
        width: Theme.narrow || screen.saves.count === 0 ? parent.width : Theme.px(Theme.compact ? 420 : 560)
        focus: true
        rooms: screen.rooms
        chosen: screen.chosen
        onChosenChanged: screen.facts = screen.saves.facts(chosen)
        onPicked: (row) => screen.chosen = row
        onResumed: screen.resume()
    }
    Rectangle {
        anchors.left: list.right
        width: Theme.border
        height: parent.height
        color: Theme.line
        visible: detail.visible
    }
    SaveDetail {
        id: detail
        anchors.left: list.right
        anchors.leftMargin: Theme.px(30)
        anchors.right: parent.right
        anchors.rightMargin: Theme.margin
        anchors.top: parent.top
        anchors.topMargin: Theme.px(Theme.low ? 12 : 26)
        anchors.bottom: parent.bottom
        visible: !Theme.narrow && screen.saves.count > 0
        facts: screen.facts
        onResumed: screen.resume()
        onRemoved: screen.remove()
    }
    SaveActions {
        id: actions
        anchors.bottom: parent.bottom
        width: parent.width
        visible: Theme.narrow && screen.saves.count > 0
        health: screen.facts.health ?? ""
        onResumed: screen.resume()
        onRemoved: screen.remove()
    }
    Loader {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.sp5 + list.anchors.bottomMargin
        active: screen.saves.removed.length > 0
        source: active ? "RemovedToast.qml" : ""
        onLoaded: item.saves = screen.saves
    }
}
