pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// All rules of the game: the open one in full, or the list by chapter, narrowed by a search.
FocusScope {
    id: page

    required property TableModel table
    readonly property RulesModel rules: table.rules
    readonly property bool reading: rules.open.length > 0

    function search() {
        rules.open = "";
        field.forceActiveFocus(Qt.ShortcutFocusReason);
    }

    // What is gone takes no more keys.
    onVisibleChanged: if (!visible) field.focus = false

    TextField {
        id: field
        objectName: "rules-search"
        width: parent.width
        icon: "search"
        name: qsTr("Search the rules")
        hint: qsTr("Search the rules")
        text: page.rules.search
        onEdited: (words) => {
            page.rules.open = "";
            page.rules.search = words;
        }
        Keys.onEscapePressed: (event) => {
            event.accepted = page.rules.search.length > 0;
            page.rules.search = "";
        }
    }
    ListView {
        id: list
        objectName: "rules-list"
        anchors.top: field.bottom
        anchors.topMargin: Theme.sp3
        anchors.bottom: parent.bottom
        width: parent.width
        visible: !page.reading
        clip: true
        model: page.visible ? page.rules : null
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: count > 0
        keyNavigationEnabled: true
        highlightMoveDuration: 0
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Rules")
        Keys.onReturnPressed: (currentItem as RuleRow).clicked()
        Keys.onEnterPressed: (currentItem as RuleRow).clicked()
        delegate: RuleRow {
            width: ListView.view.width - bar.width
            chosen: ListView.isCurrentItem && ListView.view.activeFocus
            onClicked: page.rules.open = ruleId
        }

        FocusRing {
            around: Theme.radiusS
        }
    }
    ScrollBar {
        id: bar
        flick: list
        visible: needed && list.visible
        anchors.right: parent.right
        anchors.top: list.top
        height: list.height
    }
    Label {
        anchors.fill: list
        visible: list.visible && page.rules.count === 0
        text: qsTr("No rule matches “%1”.").arg(page.rules.search)
        color: Theme.mid
        verticalAlignment: Text.AlignTop
    }
    While {
        on: page.reading && page.visible

        RuleText {
            anchors.fill: list
            rules: page.rules
        }
    }
}
