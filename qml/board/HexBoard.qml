pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// A board of hexes with pieces, zoomed and panned. It knows no game: all it shows are rows, each of them { key, ... }:
/// hexes { q, r, face: clear | badlands | mountain | volcanic | unknown | free, label };
/// areas { q, r, inner, name, glyph, defence, worth, owner, held, marks: [{ glyph, text }], text };
/// pieces { area, glyph, livery, count, attack, defence, move, quick, state: "" | moved | spent | lost | down, lit, chosen, text,
///     way: the areas by which it has just come, none when it has not };
/// lights { key of an area, state: lit | stop | probed | chosen | threatened, chip, icon, text };
/// arrows { from, to, kind: attack | through | path, text }.
FocusScope {
    id: board

    required property Rows hexes
    required property Rows areas
    required property Rows pieces
    required property Rows lights
    required property Rows arrows
    /// Letters name the terrain.
    property bool labels: Settings.boardLetters
    /// 1 shows the whole board.
    readonly property real zoom: camera.whole > 0 ? camera.zoomed / camera.whole : 1
    property bool buttons: true
    /// The middle of the table and its edge.
    property color felt: Theme.table0
    property color feltEdge: Theme.table1
    property real margin: Theme.px(14)
    /// The area under the pointer or the focus, once it rested there.
    property string pointedArea

    /// The key of an area.
    signal areaPressed(string key)
    signal piecePressed(string key)
    /// The pointer rests on an area, or the focus is there; "" when it left.
    signal pointed(string key)
    signal inspected(string key)

    function fit() {
        camera.fit(true);
    }

    /// Brings these areas, or all lit ones, close.
    function frame(keys: var) {
        camera.show(plan.around(keys ?? plan.litAreas()));
    }

    function zoomIn() {
        camera.zoomBy(1.25, width / 2, height / 2, true);
    }

    function zoomOut() {
        camera.zoomBy(0.8, width / 2, height / 2, true);
    }

    /// Zooms by a factor; the board stays under the point (x, y).
    function zoomBy(factor: real, x: real, y: real) {
        camera.zoomBy(factor, x, y, true);
    }

    /// Draws everything for the zoom it has now, without waiting until that rests.
    function sharpen() {
        world.draw();
    }

    function pan(dx: real, dy: real) {
        camera.pan(dx, dy, true);
    }

    /// What a key of the table means here; false when it means nothing.
    function boardKey(action: string): bool {
        const step = Theme.px(140);
        const acts = {
            zoomIn: zoomIn, zoomOut: zoomOut, fit: fit, frame: () => frame(undefined), labels: () => Settings.boardLetters = !Settings.boardLetters,
            panLeft: () => pan(-step, 0), panRight: () => pan(step, 0), panUp: () => pan(0, -step), panDown: () => pan(0, step)
        };
        if (!acts[action])
            return false;
        acts[action]();
        return true;
    }

    /// Gives the focus to a piece that may be picked.
    function enter(key: string) {
        world.enter(key);
    }

    function point(key: string) {
        if (key === pointedArea)
            return;
        pointedArea = key;
        pointed(key);
    }

    clip: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Board")

    HexScene {
        id: plan
        hexes: board.hexes
        areas: board.areas
        pieces: board.pieces
        lights: board.lights
        arrows: board.arrows
    }
    BoardCamera {
        id: camera
        view: Qt.size(board.width, board.height)
        world: plan.bounds
        unit: Theme.unit
        margin: board.margin
        onZoomedChanged: world.sharpen()
        onAtChanged: veil.update()
    }

    Image {
        anchors.fill: parent
        source: width > 0 && height > 0 ? BoardArt.source("felt/" + Theme.hex(board.felt) + "/" + Theme.hex(board.feltEdge), width, height, 1, "") : ""
        Accessible.ignored: true
    }
    BoardWorld {
        id: world
        x: Math.round(board.width / 2 + (plan.bounds.x - camera.at.x) * camera.zoomed)
        y: Math.round(board.height / 2 + (plan.bounds.y - camera.at.y) * camera.zoomed)
        scene: plan
        eye: camera
        labels: board.labels
        onAreaPressed: (key) => board.areaPressed(key)
        onPiecePressed: (key) => board.piecePressed(key)
        onMoved: veil.update()
        onFocusedAreaChanged: board.point(focusedArea || hover.area)
    }
    HexVeil {
        id: veil
        anchors.fill: parent
    }
    Connections {
        target: board.lights
        function onChanged() {
            veil.update();
        }
    }
    HoverHandler {
        id: hover
        property string area: hovered ? board.areaUnder(point.position.x, point.position.y) : ""
        onAreaChanged: {
            if (!area)
                board.point(world.focusedArea);
            linger.restart();
        }
    }
    Timer {
        id: linger
        interval: 300
        onTriggered: if (hover.area) board.point(hover.area)
    }
    TapHandler {
        acceptedButtons: Qt.RightButton
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: (event) => {
            const area = board.areaUnder(event.position.x, event.position.y);
            if (area)
                board.inspected(area);
        }
    }
    WheelHandler {
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        onWheel: (event) => board.zoomBy(Math.pow(1.25, event.angleDelta.y / 120), event.x, event.y)
    }
    PinchHandler {
        property real before: 1

        target: null
        onActiveChanged: before = 1
        onActiveScaleChanged: {
            if (!active)
                return;
            camera.zoomBy(activeScale / before, centroid.position.x, centroid.position.y, false);
            before = activeScale;
        }
    }
    DragHandler {
        property point before: Qt.point(0, 0)

        target: null
        acceptedButtons: Qt.LeftButton | Qt.MiddleButton
        onActiveChanged: before = Qt.point(0, 0)
        onTranslationChanged: {
            if (!active)
                return;
            camera.pan(before.x - translation.x, before.y - translation.y, false);
            before = Qt.point(translation.x, translation.y);
        }
    }

    function areaUnder(x: real, y: real): string {
        return plan.areaAt(Qt.point(camera.at.x + (x - width / 2) / camera.zoomed, camera.at.y + (y - height / 2) / camera.zoomed));
    }

    BoardButtons {
        visible: board.buttons
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.px(14)
        least: camera.zoomed <= camera.least
        most: camera.zoomed >= camera.most
        onZoomedOut: board.zoomOut()
        onZoomedIn: board.zoomIn()
        onFitted: board.fit()
    }
}
