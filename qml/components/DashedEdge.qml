import QtQuick
import Hexmoot
import Hexmoot.Ui

/// A dashed outline: a button that cannot be pressed now, or (with `legal`) a place where something may go.
DashFrame {
    property bool legal: false

    stroke: legal ? Theme.beacon : Theme.line
    fill: legal ? Theme.beaconSoft : Theme.clear
    lineWidth: legal ? Theme.heavyBorder : Theme.border
    radius: Theme.radiusM
}
