import QtQuick
import Hexmoot.Ui

/// Where the card would lie: what it would be, by what right, and the new totals.
DashedEdge {
    id: place

    required property var ghost
    required property bool armed
    readonly property bool small: height < Theme.px(90)
    readonly property bool destroyed: ghost.destroyed === true
    readonly property color tone: destroyed ? Theme.warn : Theme.beacon
    /// On the fuller ground of the armed place the light theme's tones would be too faint.
    readonly property color words: armed && Theme.light ? Theme.hi : tone

    legal: true
    stroke: tone
    fill: armed ? Qt.alpha(tone, 0.22) : Paint.ghost

    Column {
        anchors.centerIn: parent
        width: parent.width - Theme.sp2
        spacing: Theme.px(2)

        Label {
            id: title
            width: parent.width
            visible: !place.small || !place.destroyed
            text: place.ghost.title ?? ""
            maximumLineCount: place.small ? 1 : 2
            elide: Text.ElideRight
            wrapMode: place.small ? Text.NoWrap : Text.Wrap
            font: Theme.smallStrong
            fontSizeMode: place.small ? Text.HorizontalFit : Text.FixedSize
            minimumPixelSize: Math.max(12, Theme.px(10))
            color: place.words
            lineHeight: 1.1
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
        // By what right is said at the side too, so it gives way to what is said here alone.
        Label {
            id: note
            readonly property bool fits: title.height + implicitHeight + totals.height + 2 * parent.spacing <= place.height - Theme.sp2

            width: parent.width
            visible: text.length > 0 && (place.destroyed || (!place.small && fits))
            text: place.ghost.note ?? ""
            font: Theme.smallStrong
            color: place.words
            lineHeight: 1.1
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
        Label {
            id: totals
            width: parent.width
            topPadding: Theme.px(place.small ? 0 : 3)
            text: place.ghost.totals ?? ""
            font: Theme.smallStrong
            lineHeight: 1.1
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
    }
}
