pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot.Ui

/// What everybody saw since this seat last acted.
CurtainBox {
    id: box

    property string seatName
    property var recap: []

    title: qsTr("Since %1 last played").arg(seatName)

    Repeater {
        model: box.recap

        Row {
            id: line

            required property var modelData

            width: parent ? parent.width : 0
            spacing: Theme.px(11)

            SeatEmblem {
                id: badge
                livery: line.modelData.livery
                size: Theme.px(26)
            }
            Label {
                width: parent.width - badge.width - parent.spacing
                topPadding: Theme.px(2)
                text: line.modelData.text
                font: Theme.small
                color: Theme.nightMid
            }
        }
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
