pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// Moves that are free at any time: a deal, the end of an alliance, the standing order about cards. What cannot be undone asks twice.
Column {
    id: moves

    required property TeCards cards

    visible: cards.freeMoves.count > 0
    spacing: Theme.px(6)

    SectionLabel {
        text: qsTr("At any time")
    }
    Repeater {
        model: moves.cards.freeMoves

        Button {
            required property var row

            objectName: "word/" + row.key
            pad: Theme.px(8)
            wraps: true
            width: moves.width
            kind: row.grave ? Button.Secondary : Button.Quiet
            icon: row.icon
            text: row.text
            reason: row.reason
            ink: row.grave ? Theme.danger : off ? Theme.faint : Theme.hi
            onClicked: moves.cards.makeFree(row.key)
        }
    }
}
