pragma Singleton
import QtQuick
import Hexmoot.Ui

/// The colours of Air, Land & Sea: the navy of its table, and a band for each theatre.
QtObject {
    readonly property color felt: Theme.tone("#0C1420", "#DAD6CB", "#000000")
    readonly property color lane: Theme.tone("#0F1A29", "#EFEBE1", "#000000")
    readonly property color litLane: Theme.tone("#11242B", "#E2ECE6", "#001412")
    readonly property color strip: Theme.tone("#14FFFFFF", "#1F000000", "#FFFFFF")
    readonly property color ghost: Theme.tone("#147DF0DC", "#140A6C61", "#335CFFF0")

    /// The band of a card that belongs to `theatre`; the same in every theme.
    function band(theatre: string): color {
        return { air: "#2F6FA8", land: "#5F7A36", sea: "#1F7F83" }[theatre] ?? "#26303C";
    }

    function icon(theatre: string): string {
        return { air: "plane", land: "tank", sea: "ship" }[theatre] ?? "";
    }
}
