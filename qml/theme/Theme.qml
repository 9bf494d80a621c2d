pragma Singleton
import QtQuick
import Hexmoot

/// Every colour, size, typeface and duration of the interface; no other QML file holds a literal one.
/// Sizes are given at 1600x900 and multiplied by `unit`. Main binds `extent` to the size of the window.
QtObject {
    id: theme

    property size extent: Qt.size(1600, 900)
    readonly property real fit: Math.max(0.85, Math.min(2.5, Math.min(extent.width / 1600, extent.height / 900)))
    readonly property real unit: fit * Settings.scale
    /// The window in units: what a layout can count on.
    readonly property real columns: extent.width / unit
    readonly property real rows: extent.height / unit
    /// Rails and navigation shrink to emblems and icons.
    readonly property bool compact: columns < 1280
    /// Two columns become one.
    readonly property bool narrow: columns < 1000
    readonly property bool low: rows < 640

    // Colours: dark, light, high contrast
    readonly property bool light: Settings.resolvedLook === Settings.Light
    readonly property bool highContrast: Settings.resolvedLook === Settings.HighContrast
    readonly property color bg0: tone("#0B0F15", "#E3DED2", "#000000")
    readonly property color bg1: tone("#121822", "#F3EFE6", "#000000")
    readonly property color bg2: tone("#1A2230", "#FFFFFF", "#000000")
    readonly property color bg3: tone("#243041", "#E9E3D6", "#1A1A1A")
    readonly property color line: tone("#2B3747", "#CFC7B7", "#FFFFFF")
    readonly property color edge: tone("#7A8DA5", "#7E745F", "#FFFFFF")
    readonly property color hi: tone("#F4F1E8", "#14181F", "#FFFFFF")
    readonly property color mid: tone("#BDC6D1", "#3E4855", "#FFFFFF")
    readonly property color faint: tone("#94A1B1", "#566070", "#E6E6E6")
    readonly property color beacon: tone("#7DF0DC", "#0A6C61", "#5CFFF0")
    readonly property color beaconInk: tone("#04221D", "#FFFFFF", "#000000")
    readonly property color beaconSoft: tone("#247DF0DC", "#180A6C61", "#335CFFF0")
    readonly property color ok: tone("#86DFA0", "#17693A", "#7CFF9B")
    readonly property color warn: tone("#FFCB66", "#8A5200", "#FFE14A")
    readonly property color danger: tone("#FF8677", "#B3261E", "#FF9A8F")
    readonly property color dangerSoft: tone("#22FF8677", "#14B3261E", "#000000")
    readonly property color info: tone("#93C0FF", "#1B55B0", "#A9CDFF")
    readonly property color focus: tone("#FFFFFF", "#14181F", "#FFFFFF")
    readonly property color scrim: tone("#CC070A0E", "#B82A2418", "#E6000000")
    readonly property color table0: tone("#1C1613", "#CDBFA6", "#000000")
    readonly property color table1: tone("#0D0B0C", "#B5A588", "#000000")
    /// The curtain and the cards look the same in every theme.
    readonly property color night: "#0B0F15"
    readonly property color nightText: "#F4F1E8"
    readonly property color nightMid: tone("#BDC6D1", "#BDC6D1", "#FFFFFF")
    readonly property color nightLine: tone("#26FFFFFF", "#26FFFFFF", "#FFFFFF")
    readonly property color nightOk: "#86DFA0"
    readonly property color paperInk: "#1B1E24"
    readonly property color cardEdge: "#0B0E13"
    readonly property color bandInk: "#FFFFFF"
    readonly property color sampleBand: "#4B5B7E"
    readonly property color backInk: "#FFFFFF"
    readonly property color backRing: "#8FA0B4"
    readonly property color backFill: "#26303C"
    readonly property color shade: "#38000000"
    readonly property color white: "#FFFFFF"
    readonly property color clear: "#00000000"

    // Space, shape, depth
    readonly property int sp1: px(4)
    readonly property int sp2: px(8)
    readonly property int sp3: px(12)
    readonly property int sp4: px(16)
    readonly property int sp5: px(24)
    readonly property int sp6: px(32)
    readonly property int radiusS: px(6)
    readonly property int radiusM: px(10)
    readonly property int radiusL: px(16)
    readonly property int border: Math.max(1, px(highContrast ? 2 : 1))
    readonly property int heavyBorder: Math.max(2, px(2))
    readonly property int focusWidth: Math.max(3, px(3))
    readonly property int focusGap: px(3)

    // Parts
    readonly property int keycap: px(26)
    readonly property int chip: px(32)
    readonly property int button: Math.max(px(44), Math.round(text * 2.4))
    readonly property int largeButton: px(54)
    readonly property int row: px(48)
    readonly property int tool: px(40)
    readonly property int iconS: px(18)
    readonly property int iconM: px(20)
    readonly property int iconL: px(22)
    readonly property int navigation: px(compact ? 72 : 236)
    readonly property int phaseBar: px(low ? 48 : 58)
    readonly property int promptBar: px(low ? 76 : 96)
    readonly property int rail: px(compact ? 84 : 254)
    readonly property int side: px(compact ? 270 : 292)
    /// Width of a card in the open hand, and the height of the strip that holds it.
    readonly property int handCard: px(Settings.handSize === Settings.Small ? 94 : Settings.handSize === Settings.Large ? 134 : 118)
    readonly property int handStrip: Math.round(handCard * 1.4) + px(29)
    readonly property int margin: px(narrow ? 16 : 34)

    // Type
    readonly property real text: 16 * unit * Settings.textSize
    readonly property string uiFamily: Typefaces.ui(Settings.face)
    readonly property string displayFamily: Settings.face === Settings.Inter ? Typefaces.display() : uiFamily
    readonly property font hero: face(displayFamily, 44, Font.ExtraBold, -0.02)
    readonly property font h1: face(displayFamily, 28, Font.Bold, -0.015)
    readonly property font h2: face(displayFamily, 21, Font.Bold, -0.01)
    readonly property font h3: face(displayFamily, 17, Font.Bold, 0)
    readonly property font lead: face(uiFamily, 17, Font.Normal, 0)
    readonly property font body: face(uiFamily, 16, Font.Normal, 0)
    readonly property font strong: face(uiFamily, 16, Font.DemiBold, 0)
    readonly property font small: face(uiFamily, 15, Font.Normal, 0)
    readonly property font smallStrong: face(uiFamily, 15, Font.DemiBold, 0)
    readonly property font label: face(uiFamily, 14, Font.DemiBold, 0)
    readonly property font section: section_face()
    readonly property font largeButtonText: face(uiFamily, 18, Font.DemiBold, 0)
    readonly property font number: face(displayFamily, 20, Font.Bold, 0)
    readonly property font bigNumber: face(displayFamily, 34, Font.ExtraBold, 0)
    readonly property font wordmark: face(displayFamily, 25, Font.ExtraBold, -0.02)

    // Motion in milliseconds
    readonly property bool still: Settings.reducedMotion || Settings.motionSpeed === 0
    readonly property int fade: still ? 0 : 90 / Settings.motionSpeed
    readonly property int move: still ? 0 : 160 / Settings.motionSpeed
    /// How long something that is about to go stays in sight.
    readonly property int linger: still ? 0 : 900 / Settings.motionSpeed
    /// How long a key is held to open the curtain; not an animation, so it stays when motion is off.
    readonly property int hold: 600
    /// A press may take as long as a hand needs, in seconds: a slow one is a press too.
    readonly property real patience: 3600
    /// For how long a verb that gives something away takes no press after it moved, in milliseconds: longer than a double click and
    /// than the time between seeing and pressing.
    readonly property int settling: 600

    function tone(dark: color, bright: color, contrast: color): color {
        return highContrast ? contrast : light ? bright : dark;
    }

    /// A design length at 1600x900 as whole pixels.
    function px(length: real): int {
        return Math.round(length * unit);
    }

    /// A font of `size` design pixels; `tracking` is letter spacing in em.
    function face(family: string, size: real, weight: int, tracking: real): font {
        const pixels = Math.max(1, Math.round(size * unit * Settings.textSize));
        return Qt.font({
            family: family,
            pixelSize: pixels,
            weight: weight,
            letterSpacing: pixels * (tracking + (Settings.wideText ? 0.12 : 0)),
            wordSpacing: Settings.wideText ? pixels * 0.16 : 0
        });
    }

    /// Line height as a multiple of the family's own: titles are set tight, running text loose.
    function leading(family: string): real {
        return family === displayFamily && displayFamily !== uiFamily ? 0.92 : Settings.wideText ? 1.3 : 1.17;
    }

    function section_face(): font {
        const small = face(uiFamily, 14, Font.DemiBold, 0.08);
        small.capitalization = Font.AllUppercase;
        return small;
    }

    /// A colour as the art provider spells it. Not by toString(): qmllint 6.4 crashes at a method of a colour.
    function hex(colour: color): string {
        return `${colour}`.slice(1);
    }
}
