import QtQuick
import Hexmoot.Ui

/// One seat's total in a theatre.
Column {
    id: total

    required property string name
    required property int value
    required property color tone

    Label {
        width: parent.width
        visible: text.length > 0
        text: total.name
        font: Theme.small
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(11)
        color: Theme.mid
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Accessible.ignored: true
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
