import QtQuick
import Hexmoot.Ui

/// Something of the board that can be pressed and focused. What it looks like is drawn elsewhere.
Pressable {
    id: place

    required property var row
    required property real raster
    property bool lit: false

    x: Math.round(row.x * raster)
    y: Math.round(row.y * raster)
    width: Math.round(row.w * raster)
    height: Math.round(row.h * raster)
    text: row.text ?? ""
    description: row.does ?? ""
    takesFocus: true
    takesEnter: lit
    activeFocusOnTab: lit || activeFocus  // Qt refuses to take it from what has the focus
    ringColour: Theme.clear
    role: Accessible.Button
    checkable: row.chosen === true
    checked: row.chosen === true
}
