import QtQuick
import Hexmoot.Ui

/// Six seats round a hexagonal table, one of them lit.
Image {
    property int size: Theme.px(46)

    width: size
    height: size
    sourceSize.width: size
    sourceSize.height: size
    source: "image://art/logo/" + Theme.hex(Theme.beacon) + "/" + Theme.hex(Theme.hi)
    Accessible.ignored: true
}
