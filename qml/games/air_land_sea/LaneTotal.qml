import QtQuick
import Hexmoot.Ui

/// One seat's total in a theatre, under its name or, when names are too long for their places, beside its emblem.
Item {
    id: total

    required property string name
    required property int livery
    required property int value
    required property color tone
    required property bool named
    property alias layoutDirection: grid.layoutDirection
    /// The width of what stands there, at its middle.
    readonly property real needs: grid.width
    readonly property bool fits: metrics.advanceWidth <= width

    implicitHeight: grid.height

    TextMetrics {
        id: metrics
        text: total.name
        font: Theme.small
    }
    Grid {
        id: grid
        anchors.horizontalCenter: parent.horizontalCenter
        columns: total.named ? 1 : 2
        columnSpacing: Theme.sp2
        horizontalItemAlignment: Grid.AlignHCenter
        verticalItemAlignment: Grid.AlignVCenter

        Label {
            visible: total.named && text.length > 0
            text: total.name
            font: Theme.small
            color: Theme.mid
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
        SeatEmblem {
            visible: total.name.length > 0 && !total.named
            livery: total.livery
            size: Theme.px(22)
        }
        Label {
            text: total.value
            font: Theme.bigNumber
            color: total.tone
            lineHeight: 1
            Accessible.ignored: true
        }
    }
}
