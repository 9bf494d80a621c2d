pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The end of the game: who won, how, and what next. Esc shows the table as it was left.
Layer {
    id: end

    required property TableModel table
    readonly property bool over: table.over

    signal rematchWanted()
    signal leaveWanted()
    signal done()

    function show() {
        open = true;
    }

    function hide() {
        open = false;
        done();
    }

    objectName: "end"
    panelWidth: Theme.px(640)
    onClosed: hide()
    onOverChanged: open = over
    Component.onCompleted: open = over

    SeatEmblem {
        anchors.horizontalCenter: parent.horizontalCenter
        livery: end.table.liveryOf(end.table.winner)
        size: Theme.px(Theme.low ? 64 : 120)
    }
    Label {
        width: parent.width
        text: end.table.headline
        font: Theme.hero
        color: Seats.text(end.table.liveryOf(end.table.winner), Theme.light)
        horizontalAlignment: Text.AlignHCenter
        Accessible.role: Accessible.Heading
    }
    Label {
        width: parent.width
        text: end.table.result
        font: Theme.lead
        color: Theme.mid
        horizontalAlignment: Text.AlignHCenter
    }
    Repeater {
        model: end.table.seats

        TableEndSeat {
            width: parent.width
        }
    }
    Flow {
        width: parent.width
        spacing: Theme.sp3

        Button {
            objectName: "end-rematch"
            kind: Button.Primary
            icon: "swap"
            text: qsTr("Rematch")
            onClicked: end.rematchWanted()
        }
        Button {
            objectName: "end-copy"
            icon: "cards"
            text: qsTr("Copy the result as text")
            onClicked: end.table.copyResult()
        }
        Button {
            objectName: "end-table"
            icon: "eye"
            text: qsTr("Look at the table")
            onClicked: end.hide()
        }
        Button {
            objectName: "end-leave"
            icon: "chevron-left"
            text: qsTr("Back to the start")
            onClicked: end.leaveWanted()
        }
    }
}
