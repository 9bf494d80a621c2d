import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The unit that was taken up: its counter, its numbers, how far it may still go.
Column {
    id: page

    required property var unit

    spacing: Theme.sp3

    Row {
        width: parent.width
        spacing: Theme.sp3

        Counter {
            id: face
            glyph: page.unit.glyph ?? ""
            livery: page.unit.livery ?? -1
            attack: page.unit.attack ?? -1
            defence: page.unit.defence ?? -1
            move: page.unit.move ?? -1
            quick: page.unit.quick ?? false
            state: page.unit.state ?? ""
            count: page.unit.count ?? 1
            size: Theme.px(72)
        }
        Column {
            width: parent.width - face.width - parent.spacing
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.sp1

            Label {
                width: parent.width
                text: page.unit.title ?? ""
                font: Theme.h2
                Accessible.role: Accessible.Heading
            }
            Label {
                width: parent.width
                text: page.unit.note ?? ""
                font: Theme.small
                color: Theme.mid
            }
        }
    }
    PageFacts {
        width: parent.width
        facts: page.unit.facts ?? []
    }
}
