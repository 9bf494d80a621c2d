import QtQuick
import Hexmoot
import Hexmoot.Ui

/// Smaller, larger, all of it: the buttons at the corner of a board.
Row {
    id: buttons

    /// It cannot get smaller, or larger.
    required property bool least
    required property bool most

    signal zoomedOut()
    signal zoomedIn()
    signal fitted()

    spacing: Theme.px(6)

    BoardButton {
        objectName: "board/zoomOut"
        icon: "minus"
        text: qsTr("Zoom out")
        keycap: Keymap.text["zoomOut"] ?? ""
        reason: buttons.least ? qsTr("The board cannot be smaller.") : ""
        onClicked: buttons.zoomedOut()
    }
    BoardButton {
        objectName: "board/zoomIn"
        icon: "plus"
        text: qsTr("Zoom in")
        keycap: Keymap.text["zoomIn"] ?? ""
        reason: buttons.most ? qsTr("The board cannot be larger.") : ""
        onClicked: buttons.zoomedIn()
    }
    BoardButton {
        objectName: "board/fit"
        icon: "target"
        text: qsTr("Show the whole board")
        keycap: Keymap.text["fit"] ?? ""
        onClicked: buttons.fitted()
    }
}
