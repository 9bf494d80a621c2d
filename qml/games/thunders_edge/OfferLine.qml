pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// An open offer on the floor: who gives what, who wants what from whom, and what each may do with it.
Rectangle {
    id: line

    required property var row
    readonly property bool mine: row.accepts.some((side) => side.chosen) || row.own

    function plain(words: string): string {
        return words.replace(/&/g, "&amp;").replace(/</g, "&lt;");
    }

    function bold(words: string): string {
        return "<b>" + plain(words) + "</b>";
    }

    function named(side: var): string {
        return "<font color=\"" + Seats.text(side.livery, Theme.light) + "\"><b>" + plain(side.name) + "</b></font>";
    }

    signal answered(int seat)
    signal revoked()
    signal refused()

    implicitHeight: Math.max(Theme.px(62), words.height + Theme.sp4)
    radius: Theme.px(12)
    color: Theme.bg1
    border.width: Theme.border
    border.color: mine ? Theme.beacon : Theme.line
    Accessible.role: Accessible.ListItem
    Accessible.name: row.text

    Row {
        id: sides
        x: Theme.sp4
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(9)

        SeatEmblem {
            anchors.verticalCenter: parent.verticalCenter
            livery: line.row.from.livery
            size: Theme.px(34)
        }
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: "move"
            colour: Theme.mid
        }
        Repeater {
            model: line.row.to

            SeatEmblem {
                required property var modelData

                anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                livery: modelData.livery
                size: Theme.px(34)
            }
        }
    }
    Label {
        id: words
        anchors.left: sides.right
        anchors.leftMargin: Theme.sp4
        anchors.right: acts.left
        anchors.rightMargin: Theme.sp3
        anchors.verticalCenter: parent.verticalCenter
        textFormat: Text.StyledText
        text: {
            const from = line.named(line.row.from);
            // Emblems name them already.
            const to = line.row.to.length > 2 ? qsTr("any of them") : line.row.to.map((side) => line.named(side)).join(qsTr(" or "));
            if (line.row.silent > 0)
                return Phrase.fill(line.row.silent === 1 ? qsTr("%1 holds out 1 card face down to %2") : qsTr("%1 holds out 2 cards face down to %2"), [from, to]);
            return Phrase.fill(qsTr("%1 gives %2 · wants %3 from %4 · a secret rider each"), [from, line.bold(line.row.gives.text), line.bold(line.row.wants.text), to]);
        }
        Accessible.ignored: true
    }
    Row {
        id: acts
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.sp2

        Chip {
            anchors.verticalCenter: parent.verticalCenter
            visible: Theme.columns > 1400 && line.row.accepts.length < 4
            icon: "check"
            text: qsTr("Sealed")
            ink: Theme.ok
        }
        Repeater {
            model: line.row.accepts

            OfferKey {
                required property var modelData

                anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                objectName: "accept/" + line.row.number + "/" + modelData.letter
                lit: modelData.lit
                reason: modelData.reason
                chosen: modelData.chosen
                label: line.row.silent > 0 ? qsTr("Answer") : qsTr("Accept")
                key: modelData.digit
                text: qsTr("%1 accepts offer %2").arg(modelData.name).arg(line.row.number)
                onClicked: line.answered(modelData.seat)
            }
        }
        Repeater {
            model: line.row.accepts.filter((side) => side.refusable)

            OfferKey {
                required property var modelData

                anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                objectName: "refuse/" + line.row.number
                label: qsTr("Refuse")
                text: qsTr("%1 refuses offer %2").arg(modelData.name).arg(line.row.number)
                onClicked: line.refused()
            }
        }
        OfferKey {
            anchors.verticalCenter: parent.verticalCenter
            objectName: "revoke/" + line.row.number
            visible: line.row.own
            lit: visible
            label: qsTr("Withdraw")
            text: qsTr("Withdraw offer %1").arg(line.row.number)
            onClicked: line.revoked()
        }
    }
}
