import QtQuick
import Hexmoot
import Hexmoot.Ui

/// What the program is, its version, where its files are, and who drew what.
FocusScope {
    id: about

    required property Rooms rooms

    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("About Hexmoot")
    Keys.forwardTo: [area]

    ScrollArea {
        id: area
        anchors.fill: parent
        anchors.margins: Theme.margin
        anchors.bottomMargin: foot.height

        Column {
            width: Math.min(parent.width, Theme.px(820))
            spacing: Theme.sp4

            Row {
                spacing: Theme.sp4

                Logo {
                    size: Theme.px(84)
                }
                Column {
                    anchors.verticalCenter: parent.verticalCenter

                    Label {
                        text: "Hexmoot"
                        font: Theme.hero
                        lineHeight: 1
                        Accessible.role: Accessible.Heading
                    }
                    Label {
                        text: qsTr("Version %1").arg(Qt.application.version)
                        color: Theme.mid
                    }
                }
            }
            Label {
                width: parent.width
                text: qsTr("Board games for one screen and everybody around it. Hexmoot deals, keeps the rules, and keeps each player’s secrets from the others.")
                font: Theme.lead
            }
            AboutPanel {
                title: qsTr("Your games")
                text: qsTr("Every move is saved the moment it is made, in one file on this computer: %1").arg(about.rooms.shelf.path)
            }
            AboutPanel {
                title: qsTr("What secrecy means here")
                text: qsTr("Secrets are hidden from the people at the screen, and stored so that an editor does not show them. They are not protected from somebody who takes the program apart.")
            }
            AboutPanel {
                title: qsTr("Licence and artwork")
                text: qsTr("Hexmoot is free software under the MIT licence. All artwork, sounds and texts are its own. The games belong to their authors and publishers; this program contains none of their texts or pictures. Typefaces: Inter and Manrope, under the SIL Open Font License.")
            }
        }
    }
    FootBar {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width

        Button {
            anchors.verticalCenter: parent.verticalCenter
            focus: true
            kind: Button.Quiet
            text: qsTr("Back")
            keycap: Keymap.text["back"]
            onClicked: if (!about.rooms.back()) about.rooms.home()
        }
    }
}
