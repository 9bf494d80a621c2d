pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot.Ui

/// Facts in lines: what it is at the left, how much at the right.
Column {
    id: list

    property var facts: []

    Repeater {
        model: list.facts

        Item {
            id: line

            required property var modelData
            required property int index

            width: list.width
            height: Math.max(label.height, value.height) + 2 * Theme.px(7)
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.value ? modelData.label + ": " + modelData.value : modelData.label

            Label {
                id: label
                y: Theme.px(7)
                width: Math.min(implicitWidth, line.width * (line.modelData.value ? 0.55 : 1))
                text: line.modelData.label
                font: Theme.small
                color: Theme.mid
                Accessible.ignored: true
            }
            Label {
                id: value
                y: Theme.px(7)
                anchors.right: parent.right
                width: line.width - label.width - Theme.sp3
                horizontalAlignment: Text.AlignRight
                text: line.modelData.value
                font: Theme.smallStrong
                Accessible.ignored: true
            }
            Divider {
                visible: line.index + 1 < list.facts.length
                anchors.bottom: parent.bottom
                width: parent.width
            }
        }
    }
}
