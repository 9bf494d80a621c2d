import QtQuick
import Hexmoot.Ui

/// A titled paragraph.
Panel {
    id: panel

    property string title
    property string text

    width: parent ? parent.width : implicitWidth
    height: column.height + 2 * Theme.sp4

    Column {
        id: column
        x: Theme.px(20)
        y: Theme.sp4
        width: parent.width - 2 * x
        spacing: Theme.sp2

        Label {
            width: parent.width
            text: panel.title
            font: Theme.h3
            Accessible.role: Accessible.Heading
        }
        Label {
            width: parent.width
            text: panel.text
            color: Theme.mid
            wrapMode: Text.Wrap
        }
    }
}
