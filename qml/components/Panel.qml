import QtQuick
import Hexmoot.Ui

/// A framed surface. `lit` frames it in beacon ("you may" or "chosen").
Rectangle {
    property bool lit: false

    radius: Theme.radiusL
    color: lit ? Qt.tint(Theme.bg1, Theme.beaconSoft) : Theme.bg1
    border.width: lit ? Theme.heavyBorder : Theme.border
    border.color: lit ? Theme.beacon : Theme.line
}
