pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// Words that may be said now and have no place of their own on the table.
Column {
    id: words

    required property TeBoard board

    spacing: Theme.sp2
    visible: board.more.count > 0

    SectionLabel {
        text: qsTr("Also possible")
    }
    Repeater {
        model: words.board.more

        Button {
            required property var row
            property bool lit: true

            objectName: "more/" + row.key
            pad: Theme.px(8)
            wraps: true
            width: words.width
            text: row.text
            onClicked: words.board.sayWord(row.key)
        }
    }
}
