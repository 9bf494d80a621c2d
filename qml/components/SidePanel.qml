import QtQuick
import Hexmoot.Ui

/// The panel at the right of the table: tabs on top, the chosen page below. Children are the pages, in the order of `tabs`;
/// the page `current` shows. A collapsed panel has no width.
FocusScope {
    id: panel

    property alias tabs: bar.tabs
    property int current: 0
    property bool collapsed: false
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
        current: panel.current
        onChosen: (index) => panel.chosen(index)
    }
    FocusScope {
        id: holder
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.sp4

        property int shown: panel.current
        onShownChanged: show()
        Component.onCompleted: show()

        function show() {
            let page = 0;
            for (const child of holder.children)
                child.visible = page++ === shown;
        }
    }
}
