pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The counters of a board. One that goes elsewhere is seen going.
Repeater {
    id: sheet

    required property Rows rows
    /// Pixels of a design length.
    required property real raster
    property int detail: 1
    /// Pixels of the screen for one of the layout.
    property real ratio: 1
    /// Stretched the quick way, while that matters.
    property bool hasty: false
    /// Milliseconds on the way from one area to the next; 0 jumps.
    property int flight: 0
    /// A longer way takes no longer than so many areas.
    readonly property real longest: 3.75

    model: rows
    delegate: Image {
        id: piece

        required property var row
        readonly property point goal: Qt.point(Math.round(row.x * sheet.raster), Math.round(row.y * sheet.raster))
        readonly property var came: row.way ?? []
        /// The points of the way that is flown, and how many legs of it are left.
        property var way: []
        property real legsLeft: 0

        function fly() {
            if (came.length === 0 || sheet.flight === 0)
                return;
            way = came;
            trip.restart();
        }

        /// Where it is, seen from its goal.
        function away(): point {
            if (legsLeft <= 0 || legsLeft > way.length)
                return Qt.point(0, 0);
            const leg = way.length - Math.ceil(legsLeft);
            const from = way[leg];
            const to = way[leg + 1] ?? row;
            const part = Math.ceil(legsLeft) - legsLeft;
            return Qt.point((from.x + (to.x - from.x) * part - row.x) * sheet.raster, (from.y + (to.y - from.y) * part - row.y) * sheet.raster);
        }

        x: goal.x
        y: goal.y
        z: legsLeft > 0 ? 1 : 0
        width: Math.max(1, Math.round(row.w * sheet.raster))
        height: width
        source: BoardArt.source(row.art, width * sheet.ratio, height * sheet.ratio, sheet.detail, BoardArt.style)
        smooth: !sheet.hasty
        transform: Translate {
            readonly property point off: piece.away()
            x: off.x
            y: off.y
        }
        Accessible.ignored: true
        Component.onCompleted: fly()
        onCameChanged: fly()

        NumberAnimation {
            id: trip
            target: piece
            property: "legsLeft"
            from: piece.way.length
            to: 0
            duration: sheet.flight * Math.min(piece.way.length, sheet.longest)
            easing.type: Easing.OutCubic
        }
        Behavior on x {
            enabled: sheet.flight > 0
            NumberAnimation { duration: sheet.flight; easing.type: Easing.OutCubic }
        }
        Behavior on y {
            enabled: sheet.flight > 0
            NumberAnimation { duration: sheet.flight; easing.type: Easing.OutCubic }
        }
    }
}
