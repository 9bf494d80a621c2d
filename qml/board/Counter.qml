import QtQuick
import QtQuick.Window
import Hexmoot
import Hexmoot.Ui

/// One counter of any size, away from the board: the picture is a third larger than the counter, for its shadow, disc and ring.
Image {
    id: counter

    property string glyph
    /// Whose it is; -1 is common.
    property int livery: -1
    property int attack: -1
    property int defence: -1
    property int move: -1
    property bool quick: false
    /// "", moved, spent, lost, down.
    property string state: ""
    property int count: 1
    property bool lit: false
    property bool chosen: false
    /// Length of the counter's edge.
    property int size: Theme.px(64)
    /// All of it however small it is: the numbers are what it is shown for.
    property int detail: size * ratio >= 40 ? 2 : 1
    readonly property real ratio: Screen.devicePixelRatio > 0 ? Screen.devicePixelRatio : 1
    readonly property real margin: Math.round(size * 10 / 64)

    width: size + 2 * margin
    height: width
    source: glyph || state === "down" ? BoardArt.source(BoardArt.counter({ glyph: glyph, livery: livery, attack: attack, defence: defence, move: move, quick: quick, state: state,
                                                         count: count, lit: lit, chosen: chosen }), width * ratio, height * ratio, detail, BoardArt.style) : ""
    Accessible.ignored: true
}
