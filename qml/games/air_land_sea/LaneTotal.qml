import QtQuick
import Hexmoot.Ui

/// One seat's total in a theatre, under its name or, when names are too long for their places, under its emblem.
Column {
    id: total

    required property string name
    required property int livery
    required property int value
    required property color tone
    required property bool named
    readonly property bool fits: metrics.advanceWidth <= width

    TextMetrics {
        id: metrics
        text: total.name
        font: Theme.small
    }
    Label {
        width: parent.width
        visible: total.named && text.length > 0
        text: total.name
        font: Theme.small
        color: Theme.mid
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    SeatEmblem {
        anchors.horizontalCenter: parent.horizontalCenter
        visible: total.name.length > 0 && !total.named
        livery: total.livery
        size: Theme.px(20)
    }
    Label {
        width: parent.width
        text: total.value
        font: Theme.bigNumber
        color: total.tone
        horizontalAlignment: Text.AlignHCenter
        lineHeight: 1
        Accessible.ignored: true
    }
}
