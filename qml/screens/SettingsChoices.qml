pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// A wish with a few answers in a row: title and note, then the answers below.
Item {
    id: group

    property string title
    property string note
    property var choices: []
    property var value
    property bool last: false

    signal chosen(var value)

    height: column.height + Theme.px(13)
    Accessible.role: Accessible.Grouping
    Accessible.name: title

    Column {
        id: column
        y: Theme.px(13)
        width: parent.width
        spacing: Theme.px(2)
        bottomPadding: Theme.px(13)

        Label {
            width: parent.width
            text: group.title
            font: Theme.strong
        }
        Label {
            width: parent.width
            text: group.note
            font: Theme.small
            color: Theme.mid
            visible: text.length > 0
        }
        Flow {
            width: parent.width
            topPadding: Theme.sp2
            spacing: Theme.sp2

            Repeater {
                model: group.choices

                Choice {
                    required property var modelData

                    width: Math.max(Theme.px(118), Math.ceil(titleWidth))
                    title: modelData.text
                    checked: modelData.value === group.value
                    Accessible.name: Phrase.fill(qsTr("%1: %2"), [group.title, modelData.text])
                    onClicked: group.chosen(modelData.value)
                }
            }
        }
    }
    Divider {
        anchors.bottom: parent.bottom
        width: parent.width
        visible: !group.last
    }
}
