import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The bar at the foot of the table: whose turn, what is asked, a hint, and the legal verbs as Buttons (the children).
/// When the verbs do not fit beside the words they take a line of their own.
Rectangle {
    id: bar

    property int livery: 0
    property bool hasSeat: true
    property string headline
    property string hint
    default property alias verbs: row.data
    readonly property real beside: width - row.natural - (hasSeat ? Theme.px(50) : 0) - 4 * Theme.px(18)
    readonly property bool stacked: beside < Theme.px(300)

    implicitHeight: Math.max(Theme.promptBar, words.height + 2 * Theme.sp3, stacked ? words.height + row.height + 3 * Theme.sp3 : 0)
    color: Theme.bg1
    Accessible.role: Accessible.Pane
    Accessible.name: headline
    Accessible.description: hint

    Divider {
        width: parent.width
    }
    SeatEmblem {
        id: badge
        x: Theme.px(18)
        y: bar.stacked ? Theme.sp3 : Math.round((bar.height - height) / 2)
        livery: bar.livery
        size: bar.hasSeat ? Theme.px(bar.stacked ? 38 : 50) : 0
        visible: bar.hasSeat
    }
    Column {
        id: words
        x: badge.x + badge.width + Theme.px(18)
        y: bar.stacked ? Theme.sp3 : Math.round((bar.height - height) / 2)
        width: bar.stacked ? bar.width - x - Theme.px(18) : bar.beside

        Label {
            width: parent.width
            text: bar.headline
            font: Theme.h2
            maximumLineCount: 2
            elide: Text.ElideRight
            lineHeight: 1.15
        }
        Label {
            width: parent.width
            text: bar.hint
            font: Theme.small
            color: Theme.mid
            visible: text.length > 0
            maximumLineCount: 2
            elide: Text.ElideRight
        }
    }
    Flow {
        id: row

        /// The width of all verbs in one line.
        readonly property real natural: {
            let sum = 0;
            for (let i = 0; i < children.length; ++i)
                sum += children[i].visible && children[i].implicitWidth > 0 ? children[i].implicitWidth + spacing : 0;
            return Math.ceil(Math.max(0, sum - spacing)) + 1;
        }

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(18)
        y: bar.stacked ? words.y + words.height + Theme.sp3 : Math.round((bar.height - height) / 2)
        width: bar.stacked ? bar.width - 2 * Theme.px(18) : natural
        spacing: Theme.px(18)
    }
}
