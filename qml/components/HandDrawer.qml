import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The strip above the prompt bar that holds one seat's own cards, its children. Closing must unload them: give the Repeater inside an empty
/// model while `open` is false, so that nothing is merely covered.
Rectangle {
    id: drawer

    property int livery: 0
    property string title
    property string hint
    property string keycap
    property bool open: false
    property real openHeight: Theme.px(194)
    default property alias cards: holder.data
    readonly property color tone: Seats.text(livery, Theme.light)

    implicitHeight: open ? openHeight : 0
    color: Theme.light ? Theme.bg1 : Qt.darker(Theme.bg1, 1.15)
    clip: true
    visible: height > 0
    Accessible.role: Accessible.Pane
    Accessible.name: title
    Accessible.ignored: !open

    Behavior on implicitHeight {
        enabled: drawer.open
        NumberAnimation { duration: Theme.slide }
    }
    Rectangle {
        width: parent.width
        height: Theme.heavyBorder
        color: drawer.tone
    }
    Column {
        id: words
        x: Theme.px(18)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(Theme.narrow ? 150 : 206)
        spacing: Theme.px(7)

        Row {
            spacing: Theme.px(9)
            width: parent.width

            Icon {
                id: eye
                name: "eye"
                size: Theme.iconL
                colour: drawer.tone
            }
            Label {
                width: parent.width - eye.width - parent.spacing
                text: drawer.title
                font: Theme.strong
                wrapMode: Text.WordWrap
            }
        }
        Label {
            width: parent.width
            text: drawer.hint
            font: Theme.small
            color: Theme.mid
            visible: text.length > 0
        }
        Keycap {
            key: drawer.keycap
            solid: true
        }
    }
    Item {
        id: holder
        anchors.left: words.right
        anchors.leftMargin: Theme.px(20)
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(18)
        height: drawer.openHeight
        visible: drawer.open
    }
}
