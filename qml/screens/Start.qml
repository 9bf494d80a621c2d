pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The first screen: go on with the newest game, or pick one to deal.
FocusScope {
    id: start

    required property Rooms rooms
    readonly property int newest: rooms.saves.newest.id
    property int chosen: 0

    signal continued(int id)

    readonly property GameTile tile: tiles.count > chosen ? tiles.itemAt(chosen) as GameTile : null
    readonly property string title: tile ? tile.title : ""

    function deal() {
        if (tile && !tile.off)
            rooms.newGame(tile.game);
    }

    function step(by: int) {
        tiles.itemAt((chosen + by + tiles.count) % tiles.count).forceActiveFocus(Qt.TabFocusReason);
    }

    focus: true
    Component.onCompleted: hero.forceActiveFocus()

    Shortcut {
        enabled: Settings.letterKeys
        sequence: "N"
        onActivated: start.deal()
    }
    Shortcut {
        enabled: Settings.letterKeys && start.rooms.saves.total > 0
        sequence: "L"
        onActivated: start.rooms.go("saves")
    }
    ScrollArea {
        id: area
        anchors.fill: parent
        anchors.leftMargin: Theme.margin
        anchors.rightMargin: Theme.px(Theme.narrow ? 16 : 36)
        anchors.topMargin: Theme.px(Theme.low ? 14 : 26)
        anchors.bottomMargin: Theme.px(8)
        focus: true

        Column {
            width: parent.width
            spacing: Theme.px(22)
            bottomPadding: Theme.rows < 880 ? 0 : Theme.sp4

            FocusScope {
                id: hero
                width: parent.width
                height: childrenRect.height

                While {
                    on: start.newest > 0

                    HeroContinue {
                        width: hero.width
                        focus: true
                        save: start.rooms.saves.newest
                        onContinued: start.continued(start.newest)
                        onSavesWanted: start.rooms.go("saves")
                    }
                }
                While {
                    on: start.newest === 0

                    HeroWelcome {
                        width: hero.width
                        focus: true
                        game: start.title
                        finished: start.rooms.saves.total
                        onDealt: start.deal()
                        onSavesWanted: start.rooms.go("saves")
                    }
                }
            }
            Flow {
                width: parent.width
                spacing: Theme.sp3

                Label {
                    id: heading
                    text: qsTr("Start a game")
                    font: Theme.h1
                    Accessible.role: Accessible.Heading
                }
                Label {
                    height: heading.height
                    text: qsTr("Pick one, name the seats, deal. About 30 seconds.")
                    color: Theme.mid
                }
            }
            FocusScope {
                id: tileRow
                width: parent.width
                height: grid.height

                Grid {
                    id: grid
                    width: parent.width
                    columns: Math.max(1, Math.min(5, Math.floor((width + columnSpacing) / Theme.px(220))))
                    columnSpacing: Theme.px(18)
                    rowSpacing: Theme.px(18)

                    Repeater {
                        id: tiles
                        model: start.rooms.games

                        GameTile {
                            width: Math.min(Theme.px(290), (grid.width - (grid.columns - 1) * grid.columnSpacing) / grid.columns)
                            focus: index === start.chosen
                            onActiveFocusChanged: if (activeFocus) start.chosen = index
                            onClicked: start.rooms.newGame(game)
                            Keys.onRightPressed: start.step(1)
                            Keys.onLeftPressed: start.step(-1)
                        }
                    }
                    HouseRules {
                        visible: tiles.count < 3 && grid.columns > 3
                        width: visible && start.tile ? grid.width - tiles.count * (start.tile.width + grid.columnSpacing) : 0
                        height: visible && start.tile ? start.tile.height : 0
                    }
                }
            }
            StartFoot {
                width: parent.width
                game: start.title
                onDealt: start.deal()
            }
        }
    }
}
