import QtQuick
import Hexmoot
import Hexmoot.Ui

/// A seat's badge (colour, pattern and emblem together), or with `bare` its emblem alone in `tint`. `livery` runs from 0 to 7.
Image {
    id: emblem

    property int livery: 0
    property int size: Theme.px(36)
    property bool bare: false
    property color tint: Seats.text(livery, Theme.light)

    width: size
    height: size
    sourceSize.width: size
    sourceSize.height: size
    source: bare ? "image://art/emblem/" + livery + "/" + Theme.hex(tint)
                 : "image://art/seat/" + livery + "/" + Settings.patternStrength
    Accessible.role: Accessible.Graphic
    Accessible.name: Phrase.fill(qsTr("%1, %2"), [Seats.name(livery), Seats.emblem(livery)])
    Accessible.ignored: true
}
