import QtQuick
import Hexmoot.Ui

/// A line icon of assets/icons by `name`, in `colour`, `size` pixels square. Decorative: the control around it carries the name.
Image {
    id: icon

    property string name
    property color colour: Theme.hi
    property int size: Theme.iconM

    width: size
    height: size
    sourceSize.width: size
    sourceSize.height: size
    source: name ? "image://art/icon/" + name + "/" + Theme.hex(colour) : ""
    Accessible.ignored: true
}
