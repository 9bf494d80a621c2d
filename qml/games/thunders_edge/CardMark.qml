import QtQuick
import Hexmoot.Ui

/// A tick or a cross on the paper of a card; nothing while it is not known.
Icon {
    required property var ok

    name: ok === undefined ? "" : ok ? "check" : "close"
    colour: ok ? Paint.paperOk : Paint.paperBad
    visible: ok !== undefined
}
