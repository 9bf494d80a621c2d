pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot.Ui

/// The bar at the foot of the table: whose turn, what is asked, a hint, and the legal verbs as Buttons (the children).
/// When the verbs do not fit beside the words they close up, and when that is not enough they take a line of their own.
/// In a low window the hint goes.
/// What just happened by itself (`news`, lines of the log) stands in the place of the hint, in any window.
Rectangle {
    id: bar

    property int livery: 0
    property bool hasSeat: true
    property string headline
    property string hint
    property var news: []
    default property alias verbs: row.data
    readonly property real gap: Theme.px(Theme.narrow ? 8 : 18)
    readonly property real pad: Theme.px(Theme.low ? 8 : 12)
    /// What the words need in one line, and what they have beside the verbs, which stand apart or close together.
    readonly property real need: Math.max(Theme.px(Theme.low ? 240 : 300), Math.min(metrics.advanceWidth, Theme.px(430)))
    readonly property real frame: (hasSeat ? Theme.px(52) : 0) + 4 * gap
    readonly property bool close: width - row.natural(gap, true) - frame < need
    readonly property real beside: Math.max(0, width - row.natural(row.spacing, false) - frame)
    readonly property bool stacked: beside < Theme.px(Theme.low ? 240 : 300)

    implicitHeight: stacked ? words.height + row.height + 3 * pad : Math.max(Theme.promptBar, words.height + Theme.sp4)
    color: Theme.bg1
    Accessible.role: Accessible.Pane
    Accessible.name: headline
    Accessible.description: news.length > 0 ? "" : hint

    Divider {
        width: parent.width
    }
    TextMetrics {
        id: metrics
        text: bar.headline
        font: Theme.h2
    }
    SeatEmblem {
        id: badge
        x: bar.gap
        y: bar.stacked ? bar.pad : Math.round((bar.height - height) / 2)
        livery: bar.livery
        size: bar.hasSeat ? Theme.px(!bar.stacked ? 52 : Theme.low ? 28 : 38) : 0
        visible: bar.hasSeat
    }
    Column {
        id: words
        x: badge.x + badge.width + bar.gap
        y: bar.stacked ? bar.pad : Math.round((bar.height - height) / 2)
        width: bar.stacked ? bar.width - x - bar.gap : bar.beside

        Label {
            width: parent.width
            text: bar.headline
            font: Theme.h2
            maximumLineCount: 3
            elide: Text.ElideRight
            lineHeight: metrics.advanceWidth > width ? Theme.leading(font.family) : 1.15
        }
        Label {
            width: parent.width
            objectName: "prompt-hint"
            text: bar.hint
            font: Theme.small
            color: Theme.mid
            visible: bar.news.length === 0 && bar.hint.length > 0 && !Theme.low
            maximumLineCount: 3
            elide: Text.ElideRight
        }
        Repeater {
            model: bar.news

            Label {
                required property string modelData
                required property int index

                width: words.width
                objectName: "prompt-news-" + index
                text: modelData
                font: Theme.smallStrong
                maximumLineCount: bar.news.length > 1 ? 2 : 3
                elide: Text.ElideRight
            }
        }
    }
    Flow {
        id: row

        /// The width of all verbs in one line, with that much between them, as they are or as wide as they may be.
        function natural(between: real, full: bool): real {
            let sum = 0;
            for (let i = 0; i < children.length; ++i) {
                const wide = full && children[i].fullWidth !== undefined ? children[i].fullWidth : children[i].implicitWidth;
                sum += children[i].visible && wide > 0 ? wide + between : 0;
            }
            return Math.ceil(Math.max(0, sum - between)) + 1;
        }

        anchors.right: parent.right
        anchors.rightMargin: bar.gap
        y: bar.stacked ? words.y + words.height + bar.pad : Math.round((bar.height - height) / 2)
        width: bar.stacked ? bar.width - 2 * bar.gap : natural(spacing, false)
        spacing: bar.close ? Math.min(bar.gap, Theme.sp2) : bar.gap
    }
}
