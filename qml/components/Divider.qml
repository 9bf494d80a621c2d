import QtQuick
import Hexmoot.Ui

/// A hairline across its parent.
Rectangle {
    implicitHeight: Theme.border
    color: Theme.line
}
