pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The booth of the seat whose drawer is open: what it puts together, what it keeps, and its Senate cards.
FocusScope {
    id: part

    required property TableModel table
    readonly property TeBoard board: table.board as TeBoard
    readonly property TeSenate senate: board.senate
    readonly property var facts: senate.booth
    readonly property bool open: facts.name !== undefined
    readonly property real pad: Theme.px(Theme.narrow ? 12 : 32)
    readonly property bool roomy: width > Theme.px(900)

    Rectangle {
        anchors.fill: parent
        color: Theme.bg0
    }
    While {
        on: part.open

        Item {
            id: booth
            anchors.fill: parent

            BoothHead {
                id: head
                width: parent.width
                livery: part.facts.livery ?? 0
                name: part.facts.name ?? ""
            }
            ScrollArea {
                id: desk
                anchors.top: head.bottom
                anchors.topMargin: Theme.px(Theme.low ? 8 : 24)
                anchors.bottom: hand.top
                anchors.bottomMargin: Theme.sp2
                x: part.pad
                width: (keeping.visible ? keeping.x - Theme.sp5 : booth.width - part.pad) - x

                BoothDesk {
                    width: parent.width
                    senate: part.senate
                    facts: part.facts
                    onRuleWanted: (id) => part.table.openRule(id)
                }
            }
            Keeping {
                id: keeping
                anchors.top: desk.top
                anchors.right: parent.right
                anchors.rightMargin: part.pad
                width: Theme.px(part.width > Theme.px(1300) ? 420 : part.roomy ? 330 : 270)
                height: Math.min(implicitHeight, desk.height)
                visible: part.width > Theme.px(640)
                senate: part.senate
                facts: part.facts
            }
            BoothHand {
                id: hand
                anchors.bottom: parent.bottom
                width: parent.width
                senate: part.senate
                facts: part.facts
            }
        }
    }
}
