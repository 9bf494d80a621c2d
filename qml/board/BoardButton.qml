import QtQuick
import Hexmoot.Ui

/// A square button that lies on the board.
ToolButton {
    id: button
    framed: true

    Rectangle {
        z: -1
        anchors.fill: parent
        radius: Theme.radiusM
        color: Theme.bg1
    }
}
