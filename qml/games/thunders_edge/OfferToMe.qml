import QtQuick
import Hexmoot
import Hexmoot.Ui

/// An offer that can be answered in this booth, with its digit.
Pressable {
    id: offer

    required property var row
    property bool lit: row.lit

    objectName: "accept/" + row.number
    text: row.text
    reason: row.reason
    tip: reason
    implicitHeight: Math.max(Theme.px(62), words.height + Theme.sp4)
    ringRadius: Theme.px(12)

    Rectangle {
        anchors.fill: parent
        visible: !offer.off
        radius: Theme.px(12)
        color: offer.hovered ? Theme.bg2 : Theme.bg1
        border.width: Theme.border
        border.color: Theme.beacon
    }
    DashedEdge {
        anchors.fill: parent
        visible: offer.off
        radius: Theme.px(12)
    }
    SeatEmblem {
        id: badge
        x: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        livery: offer.row.from.livery
        size: Theme.px(34)
    }
    Column {
        id: words
        anchors.left: badge.right
        anchors.leftMargin: Theme.sp3
        anchors.right: cap.left
        anchors.rightMargin: Theme.sp3
        anchors.verticalCenter: parent.verticalCenter

        Label {
            width: parent.width
            text: offer.row.silent > 0 ? Phrase.fill(offer.row.silent === 1 ? qsTr("%1 holds out 1 card") : qsTr("%1 holds out 2 cards"), [offer.row.from.name])
                : Phrase.fill(qsTr("%1 gives %2, wants %3"), [offer.row.from.name, offer.row.gives.text, offer.row.wants.text])
            font: Theme.strong
            color: offer.off ? Theme.faint : Theme.hi
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            text: offer.off ? offer.reason : offer.row.silent > 0 ? qsTr("Give as many back, or refuse at the table.") : qsTr("A secret rider each.")
            font: Theme.small
            color: Theme.mid
            Accessible.ignored: true
        }
    }
    Keycap {
        id: cap
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        visible: offer.lit && offer.row.digit.length > 0
        key: offer.row.digit
        solid: true
    }
}
