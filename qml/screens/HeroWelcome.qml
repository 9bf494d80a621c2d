pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// No game to go on with, on the first run or after the last one ended: deal one, and make the screen comfortable to read.
FocusScope {
    id: welcome

    property string game
    /// How many games there are to look at.
    property int finished: 0

    signal dealt()
    signal savesWanted()

    height: Math.max(Theme.px(Theme.low ? 0 : Math.min(338, Theme.rows - 562)), words.height + 2 * words.y)

    HeroFrame {
        anchors.fill: parent
        picture: "picture/art/welcome"
        shown: Math.min(Theme.px(540), welcome.width - words.x - words.width - Theme.sp4)
    }
    Column {
        id: words
        x: Theme.px(Theme.narrow ? 20 : 37)
        y: Theme.px(Theme.low ? 16 : Theme.rows < 880 ? 22 : 32)
        width: Math.min(parent.width - 2 * x, Theme.px(700))
        spacing: Theme.px(8)

        Label {
            width: parent.width
            text: welcome.finished > 0 ? qsTr("No game is under way. Deal one; it saves itself.") : qsTr("No games yet. Deal one; it saves itself.")
            font: Theme.small
            color: Theme.mid
        }
        Label {
            width: parent.width
            text: qsTr("Gather round")
            font: Theme.hero
            lineHeight: 0.86
            Accessible.role: Accessible.Heading
        }
        Label {
            width: parent.width
            text: qsTr("One screen, everybody at it. Hexmoot deals, keeps the rules and keeps your secrets.")
            font: Theme.lead
            color: Theme.mid
        }
        Item {
            width: 1
            height: Theme.sp1
        }
        Flow {
            width: parent.width
            spacing: Theme.sp3

            Button {
                focus: true
                kind: Button.Primary
                large: true
                icon: "play"
                text: welcome.game ? qsTr("Deal %1").arg(welcome.game) : qsTr("Deal a game")
                keycap: Keymap.text["confirm"]
                onClicked: welcome.dealt()
            }
            Button {
                objectName: "welcome-saves"
                visible: welcome.finished > 0
                large: true
                icon: "save"
                text: qsTr("All saved games")
                keycap: Settings.letterKeys ? "L" : ""
                onClicked: welcome.savesWanted()
            }
        }
        Item {
            width: 1
            height: Theme.sp1
        }
        Flow {
            width: parent.width
            spacing: Theme.sp2

            Label {
                height: Theme.chip
                rightPadding: Theme.sp1
                text: qsTr("Comfortable to read?")
                font: Theme.small
                color: Theme.mid
            }
            Repeater {
                model: [{ look: Settings.Dark, text: qsTr("Dark") }, { look: Settings.Light, text: qsTr("Light") },
                    { look: Settings.HighContrast, text: qsTr("High contrast") }]

                Chip {
                    required property var modelData

                    checkable: true
                    text: modelData.text
                    checked: Settings.resolvedLook === modelData.look
                    onClicked: Settings.look = modelData.look
                }
            }
            Repeater {
                model: [1, 1.25, 1.5]

                Chip {
                    required property real modelData

                    checkable: true
                    text: qsTr("%1 %").arg(modelData * 100)
                    description: qsTr("Scale of the interface")
                    checked: Math.abs(Settings.scale - modelData) < 0.01
                    onClicked: Settings.scale = modelData
                }
            }
        }
    }
}
