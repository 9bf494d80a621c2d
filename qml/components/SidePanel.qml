import QtQuick
import Hexmoot.Ui

/// The panel at the right of the table: tabs on top, the chosen page below. Children are the pages, in the order of `tabs`;
/// the page `current` shows. `lead` stands above the page whichever it is. A collapsed panel has no width.
FocusScope {
    id: panel

    property alias tabs: bar.tabs
    property int current: 0
    property bool collapsed: false
    property alias lead: lead.data
    default property alias pages: holder.data

    signal chosen(int index)

    implicitWidth: collapsed ? 0 : Theme.side
    visible: !collapsed
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Side panel")

    Rectangle {
        anchors.fill: parent
        color: Theme.bg1
    }
    Rectangle {
        width: Theme.border
        height: parent.height
        color: Theme.line
    }
    TabBar {
        id: bar
        width: parent.width
        text: qsTr("Side panel")
        current: panel.current
        onChosen: (index) => panel.chosen(index)
    }
    Column {
        id: lead
        anchors.top: bar.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.sp4
    }
    FocusScope {
        id: holder
        anchors.top: lead.bottom
        anchors.topMargin: lead.height > 0 ? Theme.sp4 : 0
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.sp4

        property int shown: panel.current
        onShownChanged: show()
        Component.onCompleted: show()

        function show() {
            for (let page = 0; page < holder.children.length; ++page)
                holder.children[page].visible = page === shown;
        }
    }
}
