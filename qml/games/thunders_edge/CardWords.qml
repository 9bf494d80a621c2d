import QtQuick
import Hexmoot.Ui

/// Words on the paper of a card, `size` units of its 100 high. They shrink to fit.
Label {
    required property real k
    property real size: 10

    font.family: Theme.uiFamily
    font.pixelSize: Math.max(1, size * k)
    fontSizeMode: Text.Fit
    minimumPixelSize: Math.max(1, 6.5 * k)
    color: Theme.paperInk
    lineHeight: 1
    Accessible.ignored: true
}
