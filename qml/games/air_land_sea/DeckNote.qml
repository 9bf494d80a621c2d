pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot.Ui

/// The deck and the abilities that wait for their turn.
Column {
    id: note

    required property var deck

    spacing: Theme.px(3)

    Row {
        spacing: Theme.sp2

        Icon {
            name: "cards"
            size: Theme.iconM
            colour: Theme.faint
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            text: note.deck.count
            font: Theme.small
            color: Theme.mid
            wrapMode: Text.NoWrap
        }
    }
    Repeater {
        model: note.deck.lines

        Label {
            required property string modelData

            width: note.width
            text: modelData
            font: Theme.small
            color: Theme.warn
        }
    }
}
