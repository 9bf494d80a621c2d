import QtQuick
import Hexmoot
import Hexmoot.Ui

/// A card on the 100 by 140 grid, face up: the band of its family with icon and title; children stand on the paper below. `row` is a face
/// of the board. Its digit hangs below it while `keyed`.
Pressable {
    id: card

    required property var row
    property color band: Paint.mission
    property bool lit: row.lit
    property bool chosen: row.chosen
    property bool dimmed: row.dimmed
    property bool keyed: true
    property string heading: row.name
    property string badge: row.state ?? ""
    readonly property real k: width / 100
    /// Below this size the words would be unreadable and are left out.
    readonly property bool wordy: width >= Theme.px(100)
    readonly property string edge: Theme.hex(chosen || lit ? Theme.beacon : Theme.highContrast ? Theme.line : Theme.cardEdge)
    default property alias paper: holder.data

    /// Somebody wants to read it in full.
    signal inspected()

    objectName: "card/" + row.key
    implicitWidth: Theme.px(104)
    implicitHeight: Math.round(width * 1.4)
    ringRadius: 8 * k
    text: row.text
    checkable: chosen
    checked: chosen
    opacity: dimmed ? 0.55 : 1

    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: card.inspected()
    }
    Image {
        anchors.fill: parent
        sourceSize.width: card.width
        sourceSize.height: card.height
        source: "image://art/card/" + Theme.hex(card.band) + "/" + card.edge
        Accessible.ignored: true
    }
    Icon {
        x: 6 * card.k
        y: 9 * card.k
        size: Math.round(18 * card.k)
        name: card.row.icon
        colour: Theme.bandInk
    }
    CardWords {
        k: card.k
        x: 28 * card.k
        y: 3 * card.k
        width: 68 * card.k
        height: 31 * card.k
        verticalAlignment: Text.AlignVCenter
        text: card.heading
        size: card.wordy ? 12 : 13.5
        font.weight: Font.Bold
        color: Theme.bandInk
    }
    Item {
        id: holder
        anchors.fill: parent
    }
    Rectangle {
        anchors.fill: parent
        visible: card.chosen || card.lit
        color: Theme.clear
        radius: 8 * card.k
        border.width: Math.max(2, (card.chosen ? 3.4 : 2.4) * card.k)
        border.color: Theme.beacon
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 28 * card.k
        visible: card.badge.length > 0
        width: state.width + Theme.sp3
        height: state.height + Theme.px(2)
        radius: height / 2
        color: Theme.beacon

        Label {
            id: state
            anchors.centerIn: parent
            text: card.badge
            font: Theme.label
            color: Theme.beaconInk
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
    Keycap {
        anchors.top: parent.bottom
        anchors.topMargin: -height / 2
        anchors.horizontalCenter: parent.horizontalCenter
        visible: card.keyed && key.length > 0 && Settings.letterKeys
        key: card.row.digit
        solid: true
    }
}
