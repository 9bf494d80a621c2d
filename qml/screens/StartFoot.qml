import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The foot of Start: deal the chosen game; the keys that matter here.
Flow {
    id: foot

    property string game

    signal dealt()

    spacing: Theme.sp3

    Button {
        id: deal
        objectName: "start-deal"
        icon: "play"
        iconColour: Theme.beacon
        edge: Theme.beacon
        text: qsTr("New game: %1").arg(foot.game)
        keycap: Settings.letterKeys ? "N" : ""
        onClicked: foot.dealt()
    }
    Item {
        width: Math.max(0, foot.width - deal.width - keys.width - 2 * foot.spacing)
        height: 1
    }
    Row {
        id: keys
        height: deal.height
        spacing: Theme.sp4

        KeyHint { first: "←"; second: "→"; text: qsTr("choose") }
        KeyHint { first: Keymap.text["help"]; text: qsTr("keys") }
        KeyHint { first: Keymap.text["settings"]; text: qsTr("settings") }
    }
}
