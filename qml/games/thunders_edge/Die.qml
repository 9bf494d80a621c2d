pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// One die. `kind` says what it does: "hit", "late" (costs something afterwards) or "miss".
Rectangle {
    id: die

    property int face: 1
    property string kind: "miss"
    property int size: Theme.px(50)

    readonly property color ink: kind === "miss" ? Theme.mid : Theme.bg0
    /// Which of nine places, row by row, bear a pip.
    readonly property var pips: [[], [4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]][face]

    width: size
    height: size
    radius: size * 0.17
    color: kind === "hit" ? Theme.danger : kind === "late" ? Theme.warn : Theme.bg3
    border.width: kind === "miss" ? Theme.border : Theme.heavyBorder
    border.color: kind === "miss" ? Theme.line : Qt.darker(color, 1.3)
    Accessible.ignored: true

    Repeater {
        model: die.pips

        Rectangle {
            required property int modelData
            readonly property real span: die.size * 0.27

            x: Math.round(die.size / 2 + (modelData % 3 - 1) * span - width / 2)
            y: Math.round(die.size / 2 + (Math.floor(modelData / 3) - 1) * span - height / 2)
            width: Math.round(die.size * 0.19)
            height: width
            radius: width / 2
            color: die.ink
        }
    }
}
