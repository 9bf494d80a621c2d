import QtQuick
import Hexmoot
import Hexmoot.Ui

/// An open request on a podium. One's own is taken back by a press; another's becomes an offer in one's own booth.
Pressable {
    id: wish

    required property var row
    property bool lit: row.lit

    objectName: "wish/" + row.word
    text: qsTr("Needs %1").arg(row.text)
    description: !row.lit ? "" : row.own ? qsTr("Takes the request back") : qsTr("Makes it an offer in your booth")
    tip: description
    takesTaps: row.lit
    activeFocusOnTab: row.lit || activeFocus
    implicitHeight: Theme.chip
    ringRadius: Theme.px(8)

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(8)
        color: wish.lit && wish.hovered ? Theme.bg2 : Theme.bg3
        border.width: wish.lit ? Theme.border : 0
        border.color: Theme.beacon
    }
    Label {
        id: needs
        x: Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        text: wish.row.senator ? "" : qsTr("Needs")  // a Senator's name takes the whole line
        font: Theme.small
        color: Theme.mid
        lineHeight: 1
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    Icon {
        id: mark
        anchors.left: needs.right
        anchors.leftMargin: needs.text ? Theme.px(7) : 0
        anchors.verticalCenter: parent.verticalCenter
        name: wish.row.senator ? "bust" : wish.row.icon
        size: Theme.iconS
    }
    Label {
        anchors.left: mark.right
        anchors.leftMargin: Theme.px(7)
        anchors.right: off.visible ? off.left : parent.right
        anchors.rightMargin: Theme.px(5)
        anchors.verticalCenter: parent.verticalCenter
        text: wish.row.brief
        font: Theme.smallStrong
        lineHeight: 1
        wrapMode: Text.NoWrap
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(11)
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Icon {
        id: off
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        visible: wish.lit
        name: wish.row.own ? "close" : "mail"
        size: Theme.iconS
        colour: Theme.mid
    }
}
