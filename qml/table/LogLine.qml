import QtQuick
import Hexmoot
import Hexmoot.Ui

/// One line of the log, or the seal.
Item {
    id: line

    required property string text
    required property int seat
    required property bool seal
    required property TableModel table

    implicitHeight: seal ? Theme.px(24) : Math.max(badge.height, words.height)
    Accessible.role: Accessible.ListItem
    Accessible.name: seal ? qsTr("Undo stops here") : text

    SeatEmblem {
        id: badge
        visible: !line.seal && line.seat >= 0
        livery: line.table?.liveryOf(line.seat) ?? 0
        size: Theme.px(26)
    }
    Label {
        id: words
        visible: !line.seal
        x: badge.size + Theme.px(11)
        width: parent.width - x
        topPadding: Theme.px(2)
        text: line.text
        font: Theme.small
        color: Theme.mid
        Accessible.ignored: true
    }
    DashedEdge {
        visible: line.seal
        width: parent.width
        height: Theme.border
        anchors.verticalCenter: parent.verticalCenter
        stroke: Theme.edge
    }
    Rectangle {
        visible: line.seal
        anchors.centerIn: parent
        width: stop.width + Theme.sp3
        height: parent.height
        color: Theme.bg1

        Row {
            id: stop
            anchors.centerIn: parent
            spacing: Theme.sp1

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: "lock"
                size: Theme.iconS
                colour: Theme.faint
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("undo stops here")
                font: Theme.small
                color: Theme.faint
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
}
