pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot.Ui

/// What the side panel says while no card is shown: how to read a card, and the game in a few sentences.
Column {
    id: page

    required property string nothing
    required property var guide

    spacing: Theme.px(9)

    Label {
        width: parent.width
        text: page.nothing
        color: Theme.mid
    }
    Label {
        width: parent.width
        topPadding: Theme.sp3
        text: page.guide.title
        font: Theme.h3
        Accessible.role: Accessible.Heading
    }
    Repeater {
        model: page.guide.lines

        Label {
            required property string modelData

            width: page.width
            text: modelData
            font: Theme.small
        }
    }
}
