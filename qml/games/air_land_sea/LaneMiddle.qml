import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The middle of a lane: both totals, the theatre, who leads.
Item {
    id: middle

    required property var row
    required property TableModel table
    readonly property bool small: height < Theme.px(90)
    readonly property color tone: Seats.text(table.liveryOf(row.leader), Theme.light)

    component Total: Column {
        id: total

        property string name
        property int value
        property int seat

        width: Math.min(Theme.px(84), middle.width * 0.27)
        anchors.verticalCenter: parent.verticalCenter

        Label {
            width: parent.width
            visible: !middle.small
            text: total.name
            font: Theme.small
            color: Theme.mid
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            text: total.value
            font: Theme.bigNumber
            color: middle.row.leader === total.seat ? middle.tone : Theme.mid
            horizontalAlignment: Text.AlignHCenter
            lineHeight: 1
            Accessible.ignored: true
        }
    }

    Rectangle {
        width: parent.width
        height: Theme.border
        color: Paint.strip
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.border
        color: Paint.strip
    }
    Total {
        x: Theme.sp2
        name: middle.row.nameAbove
        value: middle.row.totalAbove
        seat: 1
    }
    Column {
        anchors.centerIn: parent
        width: parent.width - 2 * Math.min(Theme.px(84), middle.width * 0.27) - 2 * Theme.sp2
        spacing: Theme.px(3)

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(9)

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: Paint.icon(middle.row.theatre)
                size: Theme.px(middle.small ? 22 : 30)
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                text: middle.row.name
                font: Theme.h2
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(7)

            SeatEmblem {
                anchors.verticalCenter: parent.verticalCenter
                bare: true
                livery: middle.table.liveryOf(middle.row.leader)
                size: Theme.px(16)
                tint: middle.tone
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, parent.parent.width - Theme.px(23))
                text: middle.row.status
                font: Theme.smallStrong
                color: middle.tone
                lineHeight: 1.1
                maximumLineCount: 2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
}
