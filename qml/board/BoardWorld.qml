pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// What the camera of a board looks at: the pictures, drawn anew once the zoom rests, and over them the places that can be pressed and
/// focused, with the ring around the one that has the focus.
Item {
    id: world

    required property HexScene scene
    required property BoardCamera eye
    property bool labels: false
    /// The area that has the focus, or the one of the piece that has it; "" for none.
    readonly property string focusedArea: ring.place ? ring.area : ""

    /// The zoom that pictures were drawn for; between two of them they are stretched.
    property real raster: 1
    property int detail: 1
    readonly property bool sharp: Math.abs(raster - eye.zoomed) < 0.0001
    property bool flies: false

    signal areaPressed(string key)
    signal piecePressed(string key)
    /// Something is drawn anew, or will be.
    signal moved()

    function enter(key: string) {
        for (let i = 0; i < picks.count; ++i) {
            const place = picks.itemAt(i) as HexPlace;
            if (place && place.row.key === key)
                place.forceActiveFocus(Qt.TabFocusReason);
        }
    }

    /// A place got the focus, or lost it.
    function focusMoved(place: HexPlace, area: string) {
        if (place.activeFocus) {
            ring.area = area;
            ring.place = place;
            eye.reveal(Qt.rect(place.row.x, place.row.y, place.row.w, place.row.h));
        } else if (ring.place === place) {
            ring.place = null;
        }
    }

    function draw() {
        flies = false;
        detail = BoardArt.detail(BoardArt.counterWidth * eye.zoomed, detail);
        raster = eye.zoomed;
        moved();
        landed.restart();
    }

    function sharpen() {
        moved();
        if (!eye.ready || eye.fitted && !eye.flight.running)
            draw();
        else
            rest.restart();
    }

    transformOrigin: Item.TopLeft
    scale: sharp ? 1 : eye.zoomed / raster
    width: sheet.width
    height: sheet.height

    HexPicture {
        id: sheet
        scene: world.scene
        raster: world.raster
        detail: world.detail
        labels: world.labels
        still: !world.flies
        ready: world.eye.ready
        hasty: !world.sharp && world.GraphicsInfo.api === GraphicsInfo.Software
        flat: hasty && width * height < 3 * world.eye.view.width * world.eye.view.height
    }
    Item {
        x: -Math.round(world.scene.bounds.x * world.raster)
        y: -Math.round(world.scene.bounds.y * world.raster)

        HexMask {
            id: fieldMask
            radius: BoardArt.radius * world.raster
        }
        HexMask {
            id: innerMask
            radius: BoardArt.radius / 2 * world.raster
        }
        Repeater {
            model: world.scene.places

            HexPlace {
                objectName: "area/" + row.key
                raster: world.raster
                lit: row.lit
                containmentMask: row.inner ? innerMask : fieldMask
                onClicked: world.areaPressed(row.key)
                onActiveFocusChanged: world.focusMoved(this, row.key)
            }
        }
        Repeater {
            id: picks
            model: world.scene.picks

            HexPlace {
                objectName: "piece/" + row.key
                raster: world.raster
                lit: true
                onClicked: world.piecePressed(row.key)
                onActiveFocusChanged: world.focusMoved(this, row.area)
            }
        }
        Image {
            id: ring

            property HexPlace place: null
            property string area

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
        onTriggered: world.eye.flight.running ? restart() : world.draw()
    }
    Timer {
        id: landed
        interval: 0
        onTriggered: world.flies = Theme.move > 0
    }
}
