import QtQuick
import Hexmoot.Ui

/// One more, or one less.
ToolButton {
    id: step

    implicitWidth: Theme.button
    implicitHeight: Theme.button
    colour: off ? Theme.faint : Theme.hi

    Rectangle {
        z: -1
        anchors.fill: parent
        visible: !step.off
        radius: Theme.radiusM
        color: Theme.bg3
        border.width: Theme.border
        border.color: Theme.line
    }
    DashedEdge {
        anchors.fill: parent
        visible: step.off
    }
}
