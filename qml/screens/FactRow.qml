import QtQuick
import Hexmoot.Ui

/// A line of facts: icon or badge, words, a value at the right.
Item {
    id: row

    property string icon
    property int livery: -1
    property string title
    property string value
    property bool strong: false

    width: parent ? parent.width : implicitWidth
    height: Math.max(Theme.px(24), words.height)
    visible: title.length > 0

    Icon {
        visible: row.livery < 0
        name: visible ? row.icon : ""
        size: Theme.iconL
        colour: Theme.mid
    }
    SeatEmblem {
        visible: row.livery >= 0
        livery: Math.max(0, row.livery)
        size: Theme.px(24)
    }
    Label {
        id: words
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.px(34)
        width: parent.width - x - figure.width
        text: row.title
        font: row.strong || row.livery < 0 ? Theme.strong : Theme.body
    }
    Label {
        id: figure
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        text: row.value
        font: Theme.strong
        wrapMode: Text.NoWrap
    }
}
