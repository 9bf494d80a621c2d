import QtQuick
import Hexmoot.Ui

/// A small fact: icon and word.
Row {
    id: fact

    property string icon
    property string text
    property color colour: Theme.mid
    /// The widest the words may get before they wrap.
    property real room: Theme.px(420)

    spacing: Theme.px(6)

    Icon {
        id: mark
        anchors.verticalCenter: parent.verticalCenter
        name: fact.icon
        size: Theme.iconS
        colour: fact.colour
    }
    Label {
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(Math.ceil(implicitWidth), fact.room)
        text: fact.text
        font: Theme.small
        color: fact.colour
    }
}
