import QtQuick
import Hexmoot
import Hexmoot.Ui

/// A player, a unit, a number or another word that may be said now, with its digit.
Button {
    id: choice

    required property var row
    property bool lit: true
    readonly property bool isSeat: row.kind === "seat"

    objectName: (isSeat ? "seat/" : "word/") + row.key
    text: row.text
    icon: isSeat ? "" : row.icon
    keycap: Settings.letterKeys ? row.digit : ""
    takesFocus: true
    pad: isSeat ? Theme.px(44) : Theme.sp4
    edge: Theme.beacon

    SeatEmblem {
        anchors.left: parent.left
        anchors.leftMargin: Theme.sp2
        anchors.verticalCenter: parent.verticalCenter
        visible: choice.isSeat
        livery: choice.isSeat ? choice.row.livery : 0
        size: Theme.px(30)
    }
}
