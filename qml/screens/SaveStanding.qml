pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The public face of a saved game: picture, clock, who is next, points.
Panel {
    id: standing

    required property var facts
    readonly property bool narrow: width < Theme.px(520)

    height: Math.max(Theme.px(narrow ? 0 : 306), words.height + 2 * Theme.px(22))
    color: Theme.light ? Theme.bg1 : Theme.table1

    Picture {
        x: Theme.border
        y: Theme.border
        width: parent.width - words.width - Theme.px(48)
        height: parent.height - 2 * Theme.border
        visible: !standing.narrow
        art: standing.facts.game ? "picture/games/" + standing.facts.game + "/tile?left," + Theme.radiusL : ""
        Accessible.ignored: true
    }
    Chip {
        x: Theme.sp4
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(14)
        visible: !standing.narrow
        icon: "eye"
        text: qsTr("Public view only")
    }
    Column {
        id: words
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(24)
        y: Theme.px(22)
        width: standing.narrow ? parent.width - 2 * Theme.px(24) : Theme.px(250)
        spacing: Theme.sp3

        FactRow {
            icon: "clock"
            title: standing.facts.clock ?? ""
        }
        FactRow {
            icon: standing.facts.result ? "trophy" : "flag"
            title: standing.facts.result ? standing.facts.result : standing.facts.next ?? ""
        }
        Divider {
            width: parent.width
        }
        Repeater {
            model: standing.facts.seats ?? []

            FactRow {
                required property var modelData

                livery: modelData.livery
                title: modelData.name
                value: modelData.points
                strong: modelData.winner
            }
        }
    }
}
