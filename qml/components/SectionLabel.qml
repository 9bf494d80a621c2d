import QtQuick
import Hexmoot.Ui

/// The small upper-case heading of a group.
Label {
    font: Theme.section
    color: Theme.faint
    lineHeight: 1.1
    Accessible.role: Accessible.Heading
}
