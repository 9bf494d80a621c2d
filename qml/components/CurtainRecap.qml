pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot.Ui

/// What everybody saw since this seat last acted.
CurtainBox {
    id: box

    property var recap: []

    RecapLines {
        width: parent.width
        recap: box.recap
        ink: Theme.nightMid
    }
    Divider {
        width: parent.width
        color: Theme.nightLine
    }
    Row {
        spacing: Theme.px(9)

        Icon {
            name: "eye"
            colour: Theme.nightMid
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Public events only")
            font: Theme.small
            color: Theme.nightMid
        }
    }
}
