import QtQuick
import Hexmoot.Ui

/// A dark box with a title on the curtain.
Rectangle {
    id: box

    property string title
    default property alias content: column.data

    implicitHeight: column.height + 2 * Theme.px(20)
    radius: Theme.px(18)
    color: Qt.alpha(Theme.night, 0.91)
    border.width: Theme.border
    border.color: Theme.nightLine

    Column {
        id: column
        x: Theme.sp5
        y: Theme.px(20)
        width: parent.width - 2 * Theme.sp5
        spacing: Theme.sp3

        Label {
            width: parent.width
            text: box.title
            font: Theme.h3
            color: Theme.nightText
            Accessible.role: Accessible.Heading
        }
    }
}
