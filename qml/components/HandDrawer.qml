import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The strip above the prompt bar that holds one seat's own cards, its children. Closing must unload them, so that nothing is merely covered;
/// what they are replaced by stands in the same place. Nothing moves when it opens.
Rectangle {
    id: drawer

    property int livery: 0
    property string title
    property string hint
    /// Instead of a hint that does not fit below the title.
    property string shortHint: drawer.hint
    property string keycap
    property bool open: false
    property string icon: open ? "eye" : "eye-off"
    property real stripHeight: Theme.handStrip
    default property alias cards: holder.data
    readonly property color tone: Seats.text(livery, Theme.light)

    implicitHeight: stripHeight
    color: Theme.light ? Theme.bg1 : Qt.darker(Theme.bg1, 1.15)
    clip: true
    visible: height > 0
    Accessible.role: Accessible.Pane
    Accessible.name: title

    Rectangle {
        width: parent.width
        height: Theme.heavyBorder
        color: drawer.open ? drawer.tone : Theme.line
    }
    Column {
        id: words
        x: Theme.px(18)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(Theme.narrow ? 150 : 206)
        spacing: Theme.px(Theme.low ? 2 : 7)

        /// What title and hint leave of the height: the keycap gives way to them, since the button prints it too.
        readonly property real room: Theme.low ? 0 : drawer.stripHeight - Theme.sp3 - head.height - spacing - hint.height

        Row {
            id: head
            spacing: Theme.px(9)
            width: parent.width

            Icon {
                id: eye
                name: drawer.icon
                size: Theme.iconL
                colour: drawer.tone
            }
            Label {
                width: parent.width - eye.width - parent.spacing
                text: drawer.title
                font: Theme.low ? Theme.smallStrong : Theme.strong
                maximumLineCount: Theme.low ? 2 : 3
                elide: Text.ElideRight
            }
        }
        Label {
            id: hint
            width: parent.width
            text: head.height + words.spacing + whole.height > drawer.stripHeight - Theme.sp3 ? drawer.shortHint : drawer.hint
            font: Theme.small
            color: Theme.mid
            visible: text.length > 0
            maximumLineCount: Theme.low ? 4 : 5
            elide: Text.ElideRight
        }
        Keycap {
            visible: key.length > 0 && words.room >= height + words.spacing
            key: drawer.keycap
            solid: true
        }
    }
    Label {
        id: whole
        width: words.width
        visible: false
        text: drawer.hint
        font: Theme.small
        Accessible.ignored: true
    }
    Item {
        id: holder
        anchors.left: words.right
        anchors.leftMargin: Theme.px(20)
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(18)
        height: parent.height
    }
}
