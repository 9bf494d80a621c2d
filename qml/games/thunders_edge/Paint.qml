pragma Singleton
import QtQuick
import Hexmoot.Ui

/// The colours that only Thunder's Edge has: basalt under the map, and the bands of its cards (white on them is readable).
QtObject {
    readonly property color felt: Theme.tone("#14100E", "#C3B497", "#000000")
    readonly property color military: "#5E6B4A"
    readonly property color agraUnion: "#8A6A1E"
    readonly property color bureaucracy: "#4B5B7E"
    readonly property color industry: "#7A4A33"
    readonly property color church: "#6A4C74"
    readonly property color blackCard: "#14161A"
    readonly property color blackFrame: "#C0504A"
    readonly property color mission: "#46505E"
    readonly property color location: "#6B4A2E"
    /// On the paper of a card: quiet words, the family's name, tension, and ticks and crosses.
    readonly property color paperMid: "#4A4D52"
    readonly property color paperKind: "#6A5B33"
    readonly property color tension: "#B23A1E"
    readonly property color paperOk: "#17693A"
    readonly property color paperBad: "#B3261E"

    /// The band of a bloc by its name in the rows: "military", "agra-union", "bureaucracy", "industry", "church"; anything else is black.
    function band(bloc: string): color {
        const bands = { "military": military, "agra-union": agraUnion, "bureaucracy": bureaucracy, "industry": industry, "church": church };
        return bands[bloc] ?? blackCard;
    }
}
