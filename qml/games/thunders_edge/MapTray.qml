pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// Counters that wait to be dropped, or the hexes of the open hand: the one that is picked goes to the lit place that is pressed.
Rectangle {
    id: tray

    required property TeMap map

    /// Gives the focus to what is picked.
    function enter() {
        for (let i = 0; i < items.count; ++i) {
            const item = items.itemAt(i) as MapTrayItem;
            if (item.checked)
                item.forceActiveFocus(Qt.TabFocusReason);
        }
    }

    visible: map.tray.count > 0
    height: visible ? Theme.px(Theme.low ? 76 : 92) : 0
    color: Theme.bg1
    Accessible.role: Accessible.List
    Accessible.name: map.trayTitle

    Divider {
        width: parent.width
    }
    SectionLabel {
        id: title
        x: Theme.sp4
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(Theme.compact ? 84 : 108)
        wrapMode: Text.Wrap
        text: tray.map.trayTitle
    }
    Flickable {
        id: list
        readonly property real spacing: Theme.sp2
        /// For the focus ring of the first and the last one.
        readonly property real ring: Theme.focusGap + Theme.focusWidth
        /// What all need with their words; without that room they show pictures and digits.
        readonly property real natural: {
            let sum = 0;
            for (let i = 0; i < items.count; ++i)
                sum += spacing + ((items.itemAt(i) as Item)?.implicitWidth ?? 0);
            return sum - spacing;
        }

        function show(item: Item) {
            contentX = Math.max(Math.min(contentX, item.x), item.x + item.width + 2 * ring - width);
        }

        anchors.left: title.right
        anchors.leftMargin: Theme.sp3 - ring
        anchors.right: parent.right
        anchors.rightMargin: Theme.sp4 - ring
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        contentWidth: line.width + 2 * ring
        interactive: contentWidth > width
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        // A wheel that turns one way only moves it, too.
        WheelHandler {
            onWheel: (event) => {
                const way = event.angleDelta.x || event.angleDelta.y;
                list.contentX = Math.max(0, Math.min(list.contentWidth - list.width, list.contentX - way));
            }
        }
        Row {
            id: line
            x: list.ring
            y: Theme.sp2
            height: list.height - 2 * y
            spacing: list.spacing

            Repeater {
                id: items
                model: tray.map.tray

                MapTrayItem {
                    height: line.height
                    brief: list.natural > list.width - 2 * list.ring
                    onClicked: tray.map.pressTray(row.key)
                    onActiveFocusChanged: if (activeFocus) list.show(this)
                }
            }
        }
    }
}
