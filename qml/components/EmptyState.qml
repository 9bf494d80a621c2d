import QtQuick
import Hexmoot.Ui

/// What a place says when nothing is there: what it means and what to do.
Column {
    id: empty

    property string icon
    property string headline
    property string hint
    default property alias actions: row.data

    spacing: Theme.sp3

    Icon {
        anchors.horizontalCenter: parent.horizontalCenter
        name: empty.icon
        size: Theme.px(44)
        colour: Theme.faint
        visible: empty.icon.length > 0
    }
    Label {
        width: parent.width
        text: empty.headline
        font: Theme.h2
        horizontalAlignment: Text.AlignHCenter
    }
    Label {
        width: parent.width
        text: empty.hint
        color: Theme.mid
        horizontalAlignment: Text.AlignHCenter
        visible: empty.hint.length > 0
    }
    Flow {
        id: row
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width, childrenRect.width)
        spacing: Theme.sp3
        topPadding: Theme.sp2
    }
}
