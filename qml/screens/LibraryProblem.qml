import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The library cannot be opened: what happened, what is safe, and the ways out.
Layer {
    id: layer

    required property Shelf shelf

    open: !shelf.open
    title: shelf.what
    panelWidth: Theme.px(640)

    Label {
        width: parent.width
        text: layer.shelf.safe
        color: Theme.mid
    }
    Label {
        width: parent.width
        text: layer.shelf.todo
        color: Theme.mid
    }
    Flow {
        width: parent.width
        spacing: Theme.sp3

        Button {
            focus: true
            kind: Button.Primary
            text: qsTr("Try again")
            onClicked: layer.shelf.retry()
        }
        Button {
            visible: layer.shelf.copy.length > 0
            text: qsTr("Restore the copy of %1").arg(layer.shelf.copy)
            onClicked: layer.shelf.restoreCopy()
        }
        Button {
            visible: layer.shelf.damaged
            text: qsTr("Rescue what can be read")
            onClicked: layer.shelf.rescue()
        }
        Button {
            visible: layer.shelf.damaged
            kind: Button.Quiet
            text: qsTr("Set it aside and start anew")
            onClicked: layer.shelf.startAnew()
        }
        Button {
            kind: Button.Quiet
            text: qsTr("Quit")
            onClicked: Qt.quit()
        }
    }
}
