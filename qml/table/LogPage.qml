pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The log: filters, search, one line for each public event, newest at the bottom, a dashed seal where undo stops.
FocusScope {
    id: page

    required property TableModel table

    function search() {
        field.forceActiveFocus(Qt.ShortcutFocusReason);
    }

    // What is gone takes no more keys.
    onVisibleChanged: if (!visible) field.focus = false

    Column {
        id: tools
        width: parent.width
        spacing: Theme.sp2

        TextField {
            id: field
            objectName: "log-search"
            width: parent.width
            icon: "search"
            name: qsTr("Search the log")
            hint: qsTr("Search the log")
            onEdited: (words) => page.table.log.search = words
            Keys.onEscapePressed: (event) => {
                event.accepted = text.length > 0;
                text = "";
                page.table.log.search = "";
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.sp2

            Repeater {
                model: page.table.seats

                Chip {
                    required property var row

                    objectName: "log-seat-" + row.seat
                    width: Math.min(implicitWidth, parent.width)
                    checkable: true
                    checked: page.table.log.seat === row.seat
                    text: row.name
                    onClicked: page.table.log.seat = checked ? -1 : row.seat
                }
            }
            Chip {
                objectName: "log-since"
                checkable: true
                checked: page.table.log.sinceLastTurn
                text: qsTr("Since my last turn")
                onClicked: page.table.log.sinceLastTurn = !checked
            }
        }
    }
    ListView {
        id: lines
        objectName: "log-lines"
        anchors.top: tools.bottom
        anchors.topMargin: Theme.sp3
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        spacing: Theme.sp2
        model: page.table.log
        boundsBehavior: Flickable.StopAtBounds
        reuseItems: true
        activeFocusOnTab: count > 0
        keyNavigationEnabled: false
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Log")

        onCountChanged: toEnd.restart()
        onHeightChanged: toEnd.restart()
        onVisibleChanged: toEnd.restart()
        Keys.onUpPressed: flick(0, 900)
        Keys.onDownPressed: flick(0, -900)
        delegate: LogLine {
            width: ListView.view.width - bar.width
            table: page.table
        }

        FocusRing {
            around: Theme.radiusS
        }
    }
    /// The newest line stands at the foot. Lines wrap, so their heights have to be settled first; those of a hidden page are not.
    Timer {
        id: toEnd
        interval: 0
        running: true
        onTriggered: {
            lines.forceLayout();
            lines.positionViewAtEnd();
        }
    }
    ScrollBar {
        id: bar
        flick: lines
        anchors.right: parent.right
        anchors.top: lines.top
        height: lines.height
    }
    Label {
        anchors.top: tools.bottom
        anchors.topMargin: Theme.sp4
        width: parent.width
        visible: lines.count === 0
        text: page.table.log.search ? qsTr("No line matches “%1”.").arg(page.table.log.search) : qsTr("The log fills as you play.")
        color: Theme.mid
    }
}
