import QtQuick
import Hexmoot.Ui

/// The focus mark: a ring outside its parent while `shown`. It never moves the layout.
Rectangle {
    property bool shown: parent.activeFocus
    property real around: Theme.radiusM

    anchors.fill: parent
    anchors.margins: -(Theme.focusGap + Theme.focusWidth)
    radius: around > 0 ? around + Theme.focusGap + Theme.focusWidth : 0
    color: Theme.clear
    border.color: Theme.focus
    border.width: Theme.focusWidth
    visible: shown
}
