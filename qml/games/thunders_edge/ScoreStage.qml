pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The end of the game: sources come to light one after the other, the sums grow, and the winner's emblem stands above.
FocusScope {
    id: part

    required property TableModel table
    readonly property TeBoard board: table.board as TeBoard
    readonly property TeScores scores: board.scores
    readonly property var winner: scores.winner
    readonly property int nameWidth: Theme.px(Theme.narrow ? 150 : 200)
    readonly property int cellWidth: Math.floor((list.width - nameWidth - Theme.px(130)) / Math.max(1, scores.count))

    Rectangle {
        anchors.fill: parent
        color: Theme.bg0
    }
    Timer {
        interval: 1400
        repeat: true
        running: part.scores.revealing && !Theme.still
        onTriggered: part.scores.next()
    }
    ScrollArea {
        anchors.fill: parent
        anchors.margins: Theme.px(Theme.low ? 16 : 28)

        Column {
            id: list
            width: parent.width
            spacing: Theme.px(Theme.low ? 6 : 10)

            Item {
                width: parent.width
                height: Theme.px(Theme.low ? 70 : 120)

                SeatEmblem {
                    id: emblem
                    anchors.verticalCenter: parent.verticalCenter
                    visible: part.winner.title !== undefined
                    livery: part.winner.livery ?? 0
                    size: parent.height
                }
                Column {
                    anchors.left: emblem.visible ? emblem.right : parent.left
                    anchors.leftMargin: emblem.visible ? Theme.sp5 : 0
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter

                    Label {
                        width: parent.width
                        text: part.winner.title ?? qsTr("The scores")
                        font: Theme.hero
                        color: emblem.visible ? Seats.text(part.winner.livery, Theme.light) : Theme.hi
                        fontSizeMode: Text.HorizontalFit
                        wrapMode: Text.NoWrap
                        Accessible.role: Accessible.Heading
                    }
                    Label {
                        width: parent.width
                        text: part.winner.text ?? qsTr("Every source comes to light, one after the other.")
                        font: Theme.lead
                        color: Theme.mid
                    }
                }
            }
            Row {
                visible: part.scores.sources.count > 0
                leftPadding: part.nameWidth

                Repeater {
                    model: part.scores.sources

                    ScoreSource {
                        width: part.cellWidth
                    }
                }
            }
            Repeater {
                model: part.scores.seats

                ScoreRow {
                    width: list.width
                    nameWidth: part.nameWidth
                    cellWidth: part.cellWidth
                }
            }
            Row {
                visible: part.scores.revealing
                spacing: Theme.sp3
                topPadding: Theme.sp2

                Button {
                    property bool lit: true

                    objectName: "score-next"
                    kind: Button.Primary
                    text: qsTr("Next")
                    focus: true
                    onClicked: part.scores.next()
                }
                Button {
                    property bool lit: true

                    objectName: "score-all"
                    text: qsTr("Show everything")
                    onClicked: part.scores.showAll()
                }
            }
        }
    }
}
