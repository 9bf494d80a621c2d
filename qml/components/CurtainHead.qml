import QtQuick
import Hexmoot.Ui

/// The dark bar on top of the curtain: game, moment, and the promise that nothing secret shows.
Rectangle {
    id: head

    property string gameTitle
    property string moment

    implicitHeight: Theme.px(Theme.low ? 58 : 96)
    color: Theme.night

    Label {
        id: title
        x: Theme.px(Theme.narrow ? 16 : 40)
        anchors.verticalCenter: parent.verticalCenter
        text: head.gameTitle
        font: Theme.h2
        color: Theme.nightText
        wrapMode: Text.NoWrap
    }
    Label {
        anchors.left: title.right
        anchors.leftMargin: Theme.sp4
        anchors.right: promise.left
        anchors.rightMargin: Theme.sp4
        anchors.verticalCenter: parent.verticalCenter
        text: head.moment
        color: Theme.nightMid
        maximumLineCount: 1
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
    }
    Row {
        id: promise
        anchors.right: parent.right
        anchors.rightMargin: title.x
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(10)

        Icon {
            name: "lock"
            colour: Theme.nightOk
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Nothing secret is on screen")
            font: Theme.strong
            color: Theme.nightText
            wrapMode: Text.NoWrap
        }
    }
}
