pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot.Ui

/// Tabs by their titles. `current` is the open one; chosen(index) asks for another. Left and Right move, Ctrl+Tab is the owner's.
Item {
    id: bar

    property var tabs: []
    /// What the pages are about, for a screen reader.
    property string text
    property int current: 0
    /// Beside each title; less of it when the titles are long, so that the last one is not cut off.
    readonly property real pad: {
        let words = 0;
        for (let i = 0; i < titles.count; ++i)
            words += (titles.itemAt(i) as Pressable).words;
        const room = width - 2 * row.x - (titles.count - 1) * row.spacing - words;
        return Math.max(Theme.border, Math.min(Theme.px(13), Math.floor(room / (2 * Math.max(1, titles.count)))));
    }

    signal chosen(int index)

    implicitHeight: Theme.px(48)
    Accessible.role: Accessible.PageTabList
    Accessible.name: text

    Divider {
        anchors.bottom: parent.bottom
        width: parent.width
    }
    Row {
        id: row
        x: Theme.sp3
        height: parent.height
        spacing: Theme.sp1

        Repeater {
            id: titles
            model: bar.tabs

            Pressable {
                id: tab

                required property string modelData
                required property int index
                readonly property real words: label.implicitWidth

                objectName: "tab-" + index
                text: modelData
                role: Accessible.PageTab
                checked: index === bar.current
                height: row.height
                width: words + 2 * bar.pad
                ringRadius: Theme.radiusS
                onClicked: bar.chosen(index)
                Accessible.selected: checked
                Keys.onRightPressed: bar.chosen((index + 1) % bar.tabs.length)
                Keys.onLeftPressed: bar.chosen((index + bar.tabs.length - 1) % bar.tabs.length)

                Label {
                    id: label
                    anchors.centerIn: parent
                    anchors.verticalCenterOffset: Theme.px(3)
                    text: tab.text
                    font: Theme.smallStrong
                    color: tab.checked || tab.hovered ? Theme.hi : Theme.faint
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
                Rectangle {
                    anchors.bottom: parent.bottom
                    width: parent.width
                    height: Theme.focusWidth
                    color: Theme.beacon
                    visible: tab.checked
                }
            }
        }
    }
}
