import QtQuick
import Hexmoot.Ui

/// Where the eye is over a board: `zoomed` pixels for each design length, `at` in the middle of the view. It keeps the board in sight.
QtObject {
    id: camera

    property size view: Qt.size(0, 0)
    /// What there is to see, and the design's own scale.
    property rect world: Qt.rect(0, 0, 0, 0)
    property real unit: 1
    property real margin: 0

    property real zoomed: 1
    property point at: Qt.point(0, 0)
    /// Nobody has moved it since it showed everything.
    property bool fitted: true
    readonly property bool ready: view.width > 0 && view.height > 0 && world.width > 0
    readonly property real least: 0.1 * unit
    readonly property real most: 4 * unit
    readonly property real whole: !ready ? 1 : bound(Math.min((view.width - 2 * margin) / world.width, (view.height - 2 * margin) / world.height, 1.5 * unit))
    /// The point of the view over which the board stays while the zoom changes.
    property var from: null
    property var to: null
    property real leg: 1

    property NumberAnimation flight: NumberAnimation {
        target: camera
        property: "leg"
        from: 0
        to: 1
        duration: Theme.move
        easing.type: Easing.OutCubic
    }

    function bound(value: real): real {
        return Math.max(least, Math.min(most, value));
    }

    /// The middle of the view as near to the wish as the edge of the board allows.
    function kept(x: real, y: real, scale: real): point {
        const across = Math.max(0, world.width / 2 - 0.3 * view.width / scale);
        const down = Math.max(0, world.height / 2 - 0.3 * view.height / scale);
        const cx = world.x + world.width / 2, cy = world.y + world.height / 2;
        return Qt.point(Math.max(cx - across, Math.min(cx + across, x)), Math.max(cy - down, Math.min(cy + down, y)));
    }

    function go(scale: real, x: real, y: real, fly: bool) {
        const there = { zoomed: bound(scale), at: kept(x, y, bound(scale)) };
        flight.stop();
        if (!fly || Theme.move === 0) {
            zoomed = there.zoomed;
            at = there.at;
            return;
        }
        from = { zoomed: zoomed, at: at };
        to = there;
        leg = 0;
        flight.start();
    }

    /// Between two views there is always a point that stays where it is on the screen.
    function fly() {
        if (!to || leg >= 1 && zoomed === to.zoomed && at === to.at)
            return;
        const scale = from.zoomed * Math.pow(to.zoomed / from.zoomed, leg);
        const part = from.zoomed === to.zoomed ? leg : (1 / scale - 1 / from.zoomed) / (1 / to.zoomed - 1 / from.zoomed);
        zoomed = leg >= 1 ? to.zoomed : scale;
        at = leg >= 1 ? to.at : Qt.point(from.at.x + (to.at.x - from.at.x) * part, from.at.y + (to.at.y - from.at.y) * part);
    }

    function fit(fly: bool) {
        fitted = true;
        go(whole, world.x + world.width / 2, world.y + world.height / 2, fly);
    }

    /// Zooms by a factor; the board stays where it is under the point (x, y) of the view.
    function zoomBy(factor: real, x: real, y: real, fly: bool) {
        const now = flight.running ? to : { zoomed: zoomed, at: at };
        const scale = bound(now.zoomed * factor);
        const dx = x - view.width / 2, dy = y - view.height / 2;
        fitted = false;
        go(scale, now.at.x + dx / now.zoomed - dx / scale, now.at.y + dy / now.zoomed - dy / scale, fly);
    }

    /// Moves the view by pixels.
    function pan(dx: real, dy: real, fly: bool) {
        const now = flight.running ? to : { zoomed: zoomed, at: at };
        fitted = false;
        go(now.zoomed, now.at.x + dx / now.zoomed, now.at.y + dy / now.zoomed, fly);
    }

    /// Shows a part of the world as large as it fits, but not larger than twice the design.
    function show(part: rect) {
        if (part.width <= 0)
            return;
        const room = 2 * margin + 0.1 * Math.min(view.width, view.height);
        const scale = Math.min((view.width - room) / part.width, (view.height - room) / part.height, Math.max(whole, 1.6 * unit));
        fitted = false;
        go(scale, part.x + part.width / 2, part.y + part.height / 2, true);
    }

    /// Brings a part of the world into sight without another zoom.
    function reveal(part: rect) {
        const now = flight.running ? to : { zoomed: zoomed, at: at };
        const w = view.width / now.zoomed / 2, h = view.height / now.zoomed / 2;
        const x = Math.max(part.x + part.width - w, Math.min(part.x + w, now.at.x));
        const y = Math.max(part.y + part.height - h, Math.min(part.y + h, now.at.y));
        if (x !== now.at.x || y !== now.at.y)
            go(now.zoomed, x, y, true);
    }

    onLegChanged: fly()
    onWholeChanged: if (ready && fitted) fit(false)
    onWorldChanged: if (ready && fitted) fit(false)
    onViewChanged: if (ready && fitted) fit(false)
}
