import QtQuick
import Hexmoot
import Hexmoot.Ui

/// Which game is being set up.
Item {
    id: head

    required property SetupModel setup

    height: Math.max(picture.height, words.height)

    Picture {
        id: picture
        width: Theme.px(118)
        height: Theme.px(76)
        art: head.setup.picture + "?all," + Theme.sp3
        Accessible.ignored: true
    }
    Column {
        id: words
        anchors.left: picture.right
        anchors.leftMargin: Theme.sp3
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter

        Label {
            width: parent.width
            text: qsTr("New game: %1").arg(head.setup.title)
            font: Theme.h1
            Accessible.role: Accessible.Heading
        }
        Label {
            width: parent.width
            text: head.setup.remembered ? qsTr("Who sits where? Last table remembered.") : qsTr("Who sits where?")
            color: Theme.mid
        }
    }
}
