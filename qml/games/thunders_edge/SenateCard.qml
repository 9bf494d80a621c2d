pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// A Senate card on the 100 by 140 grid, face up; `width` decides its size. `row` is what senate_face() made.
/// Its digit hangs below it while `keyed`.
Pressable {
    id: card

    required property var row
    property bool lit: row.lit
    property bool chosen: row.chosen
    /// Others may be picked now, this one may not.
    property bool dimmed: row.dimmed ?? false
    property bool keyed: true
    readonly property bool black: row.black
    readonly property bool senator: row.senator
    readonly property real k: width / 100
    /// Below this size the second line would be unreadable and is left out.
    readonly property bool wordy: width >= Theme.px(100)
    readonly property color band: Paint.band(row.bloc)
    readonly property string edge: Theme.hex(chosen || lit ? Theme.beacon : Theme.highContrast || black ? Theme.line : Theme.cardEdge)

    component Words: Label {
        x: 5 * card.k
        width: 90 * card.k
        font.family: Theme.uiFamily
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.max(1, 6 * card.k)
        horizontalAlignment: Text.AlignHCenter
        color: card.black ? Theme.bandInk : Theme.paperInk
        lineHeight: 1
        Accessible.ignored: true
    }

    objectName: "card/" + row.key
    implicitWidth: Theme.px(104)
    implicitHeight: Math.round(width * 1.4)
    ringRadius: 8 * k
    text: row.text
    checkable: chosen
    checked: chosen
    opacity: dimmed ? 0.5 : 1

    Image {
        anchors.fill: parent
        visible: !card.black
        sourceSize.width: card.width
        sourceSize.height: card.height
        source: "image://art/card/" + Theme.hex(card.band) + "/" + card.edge
        Accessible.ignored: true
    }
    Rectangle {
        anchors.fill: parent
        visible: card.black
        radius: 8 * card.k
        color: Paint.blackCard
        border.width: Math.max(1, 1.6 * card.k)
        border.color: card.chosen || card.lit ? Theme.beacon : Theme.edge
    }
    DashFrame {
        anchors.fill: parent
        anchors.margins: 7 * card.k
        visible: card.black
        stroke: Paint.blackFrame
        fill: Theme.clear
        lineWidth: Math.max(1, 1.5 * card.k)
        radius: 3 * card.k
    }

    // ---- the band
    Icon {
        x: 8 * card.k
        y: 7 * card.k
        visible: !card.black
        size: Math.round(24 * card.k)
        name: card.black ? "" : card.row.icon
        colour: Theme.bandInk
    }
    Rectangle {
        x: 66 * card.k
        y: (card.black ? 10 : 4) * card.k
        width: 28 * card.k
        height: width
        radius: width / 2
        visible: !card.black || card.row.points > 0
        color: card.black ? Theme.clear : Theme.bandInk

        Label {
            anchors.centerIn: parent
            anchors.horizontalCenterOffset: mark.visible ? -3 * card.k : 0
            text: card.row.points
            font.family: Theme.displayFamily
            font.weight: Font.ExtraBold
            font.pixelSize: Math.max(1, 19 * card.k)
            color: card.black ? Theme.bandInk : Theme.paperInk
            lineHeight: 1
            Accessible.ignored: true
        }
        Label {
            id: mark
            x: 18 * card.k
            y: 9 * card.k
            // A small card says it by the bust alone: this could not be read.
            visible: card.senator && font.pixelSize >= Theme.px(12)
            text: "s"
            font.family: Theme.displayFamily
            font.weight: Font.ExtraBold
            font.pixelSize: Math.max(1, 10 * card.k)
            color: Theme.paperInk
            lineHeight: 1
            Accessible.ignored: true
        }
    }

    // ---- the picture and its words
    Icon {
        anchors.horizontalCenter: parent.horizontalCenter
        y: (card.black ? 32 : 50) * card.k
        size: Math.round((card.senator ? 54 : card.black ? 44 : 48) * card.k)
        name: card.senator ? "bust" : card.row.icon
        colour: card.black ? Theme.bandInk : card.band
    }
    Words {
        y: (card.black ? 82 : card.senator ? 105 : 106) * card.k
        height: (card.black ? (card.wordy ? 22 : 44) : card.wordy ? 16 : 28) * card.k
        verticalAlignment: Text.AlignVCenter
        text: card.row.name
        font.weight: Font.Bold
        font.pixelSize: Math.max(1, (card.black ? 12 : 13) * card.k * (card.wordy ? 1 : 1.15))
        wrapMode: card.black || !card.wordy ? Text.WordWrap : Text.NoWrap
    }
    Words {
        x: (card.black ? 11 : 4) * card.k
        y: (card.black ? 104 : 121) * card.k
        width: (card.black ? 78 : 92) * card.k
        height: (card.black ? 27 : 15) * card.k
        visible: card.wordy
        text: card.black ? card.row.effect : card.senator ? card.row.blocName + " · " + card.row.trait : qsTr("support")
        font.weight: Font.Medium
        font.pixelSize: Math.max(1, (card.black ? 8.8 : 10.5) * card.k)
        wrapMode: card.black ? Text.WordWrap : Text.NoWrap
    }
    Rectangle {
        anchors.fill: parent
        visible: card.chosen
        color: Theme.clear
        radius: 8 * card.k
        border.width: Math.max(2, 3.4 * card.k)
        border.color: Theme.beacon
    }
    Keycap {
        anchors.top: parent.bottom
        anchors.topMargin: Theme.px(9)
        anchors.horizontalCenter: parent.horizontalCenter
        visible: card.keyed && key.length > 0
        key: card.row.digit
        solid: true
    }
}
