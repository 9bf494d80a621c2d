pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The end of the game: who won, how, and what next. Esc shows the table as it was left.
/// The winner comes in once, as the game ends; any key makes an end of that. A game opened after its end stands still.
Layer {
    id: end

    required property TableModel table
    /// The board still tells how it ended.
    property bool waiting: false
    readonly property bool over: table.over && !waiting

    signal rematchWanted()
    signal leaveWanted()
    signal done()

    function show() {
        copy.done = false;
        open = true;
    }

    function hide() {
        open = false;
        done();
    }

    objectName: "end"
    panelWidth: Theme.px(640)
    onClosed: hide()
    onOverChanged: {
        open = over;
        if (over) {
            coming.start();
            fresh.start();
        }
    }
    Keys.onPressed: coming.complete()
    Component.onCompleted: open = over

    /// An Enter too many, meant for the last move, must not deal another game.
    Timer {
        id: fresh
        interval: 800
    }
    SequentialAnimation {
        id: coming
        PropertyAction { targets: [headline, result]; property: "opacity"; value: 0 }
        ParallelAnimation {
            NumberAnimation { target: emblem; property: "scale"; from: 0.4; to: 1; duration: Theme.linger; easing.type: Easing.OutBack }
            NumberAnimation { targets: [headline, result]; property: "opacity"; to: 1; duration: Theme.linger; easing.type: Easing.InQuad }
        }
    }
    SeatEmblem {
        id: emblem
        objectName: "end-emblem"
        anchors.horizontalCenter: parent.horizontalCenter
        livery: end.table.liveryOf(end.table.winner)
        size: Theme.px(Theme.low ? 48 : 120)
    }
    Label {
        id: headline
        width: parent.width
        text: end.table.headline
        objectName: "end-headline"
        font: Theme.low || text.length > 24 ? Theme.h1 : Theme.hero
        color: Seats.text(end.table.liveryOf(end.table.winner), Theme.light)
        horizontalAlignment: Text.AlignHCenter
        Accessible.role: Accessible.Heading
    }
    Label {
        id: result
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
    Grid {
        id: ways
        width: parent.width
        columns: (width - spacing) / 2 < Math.max(copy.implicitWidth, look.implicitWidth, leave.implicitWidth) ? 1 : 2
        spacing: Theme.sp3

        readonly property real cell: (width - (columns - 1) * spacing) / columns

        Button {
            width: ways.cell
            objectName: "end-rematch"
            kind: Button.Primary
            icon: "swap"
            text: qsTr("Rematch")
            onClicked: if (!fresh.running) end.rematchWanted()
        }
        Button {
            id: copy

            property bool done: false

            width: ways.cell
            objectName: "end-copy"
            icon: done ? "check" : "cards"
            text: done ? qsTr("Copied") : qsTr("Copy the result as text")
            onClicked: {
                end.table.copyResult();
                done = true;
            }
        }
        Button {
            id: look
            width: ways.cell
            objectName: "end-table"
            icon: "eye"
            text: qsTr("Look at the table")
            onClicked: end.hide()
        }
        Button {
            id: leave
            width: ways.cell
            objectName: "end-leave"
            icon: "chevron-left"
            text: qsTr("Back to the start")
            onClicked: end.leaveWanted()
        }
    }
}
