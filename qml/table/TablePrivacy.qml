import QtQuick
import Hexmoot
import Hexmoot.Ui

/// Another privacy level for the game under way: what is chosen here is put to all seats.
Layer {
    id: change

    required property TableModel table

    signal done()

    function shut() {
        open = false;
        done();
    }

    objectName: "privacy"
    title: qsTr("Who may look?")
    onClosed: shut()
    onOpenChanged: if (open) levels.focusPresent()

    Label {
        width: parent.width
        text: qsTr("Another privacy needs a yes from everyone, and the log will say so. At a locked table each seat without a PIN chooses it before its hand opens.")
        color: Theme.mid
    }
    PrivacyChoice {
        id: levels
        width: parent.width
        privacy: change.table.privacy
        onChosen: (privacy) => {
            change.shut();
            change.table.proposePrivacy(privacy);
        }
    }
    Button {
        objectName: "privacy-keep"
        width: parent.width
        text: qsTr("Leave it as it is")
        keycap: Keymap.text["back"]
        onClicked: change.shut()
    }
}
