pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// Counters of an order that go to one box. A press sends one to the other box where that may be.
Column {
    id: box

    required property string title
    required property string note
    required property Rows rows

    signal pressed(string piece)

    visible: rows.count > 0
    spacing: Theme.px(4)

    Label {
        width: parent.width
        text: box.title
        font: Theme.h3
    }
    Flow {
        width: parent.width
        spacing: Theme.px(4)

        Repeater {
            model: box.rows

            Pressable {
                id: one
                required property var row

                width: picture.width
                height: picture.height
                enabled: row.way.length > 0
                activeFocusOnTab: enabled
                role: enabled ? Accessible.Button : Accessible.StaticText
                text: row.text
                description: row.way
                tip: row.way
                onClicked: box.pressed(row.key)

                Counter {
                    id: picture
                    size: Theme.px(Theme.low ? 46 : 56)
                    glyph: one.row.glyph
                    livery: one.row.livery
                    attack: one.row.attack
                    defence: one.row.defence
                    move: one.row.move
                    quick: one.row.quick
                    count: one.row.count
                }
            }
        }
    }
    Label {
        width: parent.width
        text: box.note
        font: Theme.small
        color: Theme.mid
    }
}
