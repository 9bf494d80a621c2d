pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// A board of hexes with pieces, zoomed and panned. It knows no game: all it shows are rows, each of them { key, ... }:
/// hexes { q, r, face: clear | badlands | mountain | volcanic | unknown | free, label };
/// areas { q, r, inner, name, glyph, defence, worth, owner, held, marks: [{ glyph, text }], text };
/// pieces { area, glyph, livery, count, attack, defence, move, quick, state: "" | moved | spent | lost | down, lit, chosen, text };
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
    property bool labels: false
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
            zoomIn: zoomIn, zoomOut: zoomOut, fit: fit, frame: () => frame(undefined), labels: () => labels = !labels,
            panLeft: () => pan(-step, 0), panRight: () => pan(step, 0), panUp: () => pan(0, -step), panDown: () => pan(0, step)
        };
        if (!acts[action])
            return false;
        acts[action]();
        return true;
    }

    /// Gives the focus to a piece that may be picked.
    function enter(key: string) {
        for (let i = 0; i < picks.count; ++i) {
            const place = picks.itemAt(i) as HexPlace;
            if (place && place.row.key === key)
                place.forceActiveFocus(Qt.TabFocusReason);
        }
    }

    function point(key: string) {
        if (key === pointedArea)
            return;
        pointedArea = key;
        pointed(key);
    }

    /// A place got the focus, or lost it.
    function focusMoved(place: HexPlace, area: string) {
        if (place.activeFocus) {
            ring.place = place;
            ring.area = area;
            camera.reveal(Qt.rect(place.row.x, place.row.y, place.row.w, place.row.h));
            point(area);
        } else if (ring.place === place) {
            ring.place = null;
        }
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
    Item {
        id: world

        /// The zoom that pictures were drawn for; between two of them they are stretched.
        property real raster: 1
        property int detail: 1
        readonly property bool sharp: Math.abs(raster - camera.zoomed) < 0.0001
        property bool flies: false

        function draw() {
            flies = false;
            detail = BoardArt.detail(0.53 * 71 * camera.zoomed, detail);
            raster = camera.zoomed;
            veil.update();
            landed.restart();
        }

        function sharpen() {
            veil.update();
            if (!camera.ready || camera.fitted && !camera.flight.running)
                draw();
            else
                rest.restart();
        }

        transformOrigin: Item.TopLeft
        scale: sharp ? 1 : camera.zoomed / raster
        x: Math.round(board.width / 2 + (plan.bounds.x - camera.at.x) * camera.zoomed)
        y: Math.round(board.height / 2 + (plan.bounds.y - camera.at.y) * camera.zoomed)
        width: sheet.width
        height: sheet.height

        HexPicture {
            id: sheet
            scene: plan
            raster: world.raster
            detail: world.detail
            labels: board.labels
            still: !world.flies
            ready: camera.ready
            hasty: !world.sharp && board.GraphicsInfo.api === GraphicsInfo.Software
        }
        Item {
            x: -Math.round(plan.bounds.x * world.raster)
            y: -Math.round(plan.bounds.y * world.raster)

            HexMask {
                id: fieldMask
                radius: 71 * world.raster
            }
            HexMask {
                id: innerMask
                radius: 71 / 2 * world.raster
            }
            Repeater {
                model: plan.places

                HexPlace {
                    objectName: "area/" + row.key
                    raster: world.raster
                    lit: row.lit
                    containmentMask: row.inner ? innerMask : fieldMask
                    onClicked: board.areaPressed(row.key)
                    onActiveFocusChanged: board.focusMoved(this, row.key)
                }
            }
            Repeater {
                id: picks
                model: plan.picks

                HexPlace {
                    objectName: "piece/" + row.key
                    raster: world.raster
                    lit: true
                    onClicked: board.piecePressed(row.key)
                    onActiveFocusChanged: board.focusMoved(this, row.area)
                }
            }
            Image {
                id: ring

                property HexPlace place: null
                property string area

                onPlaceChanged: if (!place) board.point(hover.area)
                readonly property real reach: place ? BoardArt.reach(place.row.inner === true) * world.raster : 0
                readonly property bool piece: place !== null && place.row.inner === undefined

                visible: place !== null
                width: Math.max(1, Math.round(piece && place ? place.width * 96 / 64 : 2 * reach))
                height: width
                x: place ? Math.round(place.x + (place.width - width) / 2) : 0
                y: place ? Math.round(place.y + (place.height - height) / 2) : 0
                source: place ? BoardArt.source("light/focus/" + (piece ? "piece" : place.row.inner ? "inner" : "field"),
                                                width * sheet.ratio, height * sheet.ratio, 1, BoardArt.style) : ""
                Accessible.ignored: true
            }
        }
        Timer {
            id: rest
            interval: 140
            onTriggered: camera.flight.running ? restart() : world.draw()
        }
        Timer {
            id: landed
            interval: 0
            onTriggered: world.flies = Theme.move > 0
        }
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
                board.point(ring.place ? ring.area : "");
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

    Row {
        visible: board.buttons
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.px(14)
        spacing: Theme.px(6)

        BoardButton {
            objectName: "board/zoomOut"
            icon: "minus"
            text: qsTr("Zoom out")
            keycap: Keymap.text["zoomOut"] ?? ""
            reason: camera.zoomed <= camera.least ? qsTr("The board cannot be smaller.") : ""
            onClicked: board.zoomOut()
        }
        BoardButton {
            objectName: "board/zoomIn"
            icon: "plus"
            text: qsTr("Zoom in")
            keycap: Keymap.text["zoomIn"] ?? ""
            reason: camera.zoomed >= camera.most ? qsTr("The board cannot be larger.") : ""
            onClicked: board.zoomIn()
        }
        BoardButton {
            objectName: "board/fit"
            icon: "target"
            text: qsTr("Show the whole board")
            keycap: Keymap.text["fit"] ?? ""
            onClicked: board.fit()
        }
    }
}
