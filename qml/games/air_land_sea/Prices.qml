pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// What the other seat scores if this one withdraws; the row of this moment stands out.
Column {
    id: table

    required property string title
    /// Instead of a title too long for one line; the name stands above.
    required property string shortTitle
    required property var prices
    /// Only the row of this moment.
    property bool brief: false

    spacing: Theme.px(3)

    TextMetrics {
        id: metrics
        text: table.title
        font: Theme.smallStrong
    }
    Divider {
        width: parent.width
    }
    Label {
        width: parent.width
        topPadding: Theme.px(6)
        bottomPadding: Theme.px(2)
        text: metrics.advanceWidth <= width ? table.title : table.shortTitle
        font: Theme.smallStrong
        wrapMode: Text.NoWrap
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(12)
        Accessible.name: table.title
    }
    Repeater {
        model: table.prices

        Item {
            id: line

            required property var modelData

            width: table.width
            height: words.height
            visible: modelData.on || !table.brief
            Accessible.role: Accessible.StaticText
            Accessible.name: line.modelData.on ? Phrase.fill(qsTr("now: %1, %2"), [line.modelData.text, line.modelData.points])
                                               : Phrase.fill(qsTr("%1, %2"), [line.modelData.text, line.modelData.points])

            Label {
                id: words
                width: parent.width - points.width - Theme.sp2
                text: line.modelData.text
                font: line.modelData.on ? Theme.smallStrong : Theme.small
                color: line.modelData.on ? Theme.hi : Theme.mid
                wrapMode: Text.NoWrap
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(12)
                Accessible.ignored: true
            }
            Label {
                id: points
                anchors.right: parent.right
                text: line.modelData.points
                font: words.font
                color: words.color
                Accessible.ignored: true
            }
        }
    }
}
