import QtQuick
import Hexmoot.Ui

/// A named wish with its plain effect on the left and a control (Toggle, Slider, Choice) on the right, above a hairline.
Item {
    id: option

    property string title
    property string note
    property bool last: false
    default property alias control: slot.data

    implicitHeight: Math.max(words.height, slot.childrenRect.height) + 2 * Theme.px(13)
    width: parent ? parent.width : implicitWidth

    Column {
        id: words
        y: Theme.px(13)
        width: parent.width - slot.width - Theme.px(14)
        spacing: Theme.px(2)

        Label {
            width: parent.width
            text: option.title
            font: Theme.strong
        }
        Label {
            width: parent.width
            text: option.note
            font: Theme.small
            color: Theme.mid
            visible: text.length > 0
        }
    }
    Item {
        id: slot
        y: Theme.px(13) + Theme.px(2)
        anchors.right: parent.right
        width: childrenRect.width
        height: childrenRect.height
    }
    Divider {
        anchors.bottom: parent.bottom
        width: parent.width
        visible: !option.last
    }
}
