pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The lines of a payment with Senate cards: what is wanted, what lies there, what stays in the hand.
Column {
    id: payment

    required property TeCards cards

    spacing: Theme.px(6)

    Repeater {
        model: payment.cards.payment

        Row {
            id: line
            required property var row
            readonly property bool paid: row.state === "paid"
            readonly property bool now: row.state === "now"

            spacing: Theme.sp2
            Accessible.role: Accessible.StaticText
            Accessible.name: row.text + ", " + (paid ? qsTr("paid") : qsTr("%1 of %2").arg(row.have).arg(row.need))

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: line.paid ? "check" : line.row.icon
                size: Theme.iconM
                colour: line.paid ? Theme.ok : line.now ? Theme.beacon : Theme.mid
            }
            Label {
                width: payment.width - Theme.iconM - Theme.px(60)
                text: line.row.label
                font: line.now ? Theme.smallStrong : Theme.small
                color: line.now ? Theme.hi : Theme.mid
                elide: Text.ElideRight
                maximumLineCount: 2
                Accessible.ignored: true
            }
            Label {
                text: line.row.have + "/" + line.row.need
                font: Theme.smallStrong
                color: line.paid ? Theme.ok : Theme.hi
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
    Label {
        width: parent.width
        visible: text.length > 0
        text: payment.cards.left
        font: Theme.small
        color: Theme.mid
    }
}
