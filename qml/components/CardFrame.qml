import QtQuick
import Hexmoot.Ui

/// A card on the 100 by 140 grid, `width` decides its size. Face up: band with strength, family and icon, title, rule text, foot icon.
/// Face down: chevrons and a ring with `number`, or a lock while `locked`. `text` is its accessible name: give it only what these eyes may know.
Pressable {
    id: card

    property bool faceDown: false
    property bool locked: false
    property string number
    property string strength
    property string family
    property string familyIcon
    property string kindIcon
    property string title
    property string rule
    property color band: Theme.backFill
    property bool chosen: false
    /// Lost: a disc with a cross lies on it.
    property bool struck: false
    /// What can be seen of it from its top edge: a title that other cards would cut through is left out.
    property real shown: height
    readonly property real k: width / 100
    /// Below this size the rule text would be unreadable and is left out.
    readonly property bool wordy: width >= Theme.px(100)

    implicitWidth: Theme.px(104)
    implicitHeight: Math.round(width * 1.4)
    ringRadius: 8 * k
    role: Accessible.Button

    Image {
        readonly property string edge: Theme.hex(card.chosen ? Theme.beacon : Theme.highContrast ? Theme.line : Theme.cardEdge)

        anchors.fill: parent
        sourceSize.width: card.width
        sourceSize.height: card.height
        source: card.faceDown ? "image://art/cardback/" + edge : "image://art/card/" + Theme.hex(card.band) + "/" + edge
        Accessible.ignored: true
    }
    Item {
        anchors.fill: parent
        visible: !card.faceDown

        Label {
            x: 17 * card.k - width / 2
            y: 18 * card.k - height / 2
            text: card.strength
            font.family: Theme.displayFamily
            font.weight: Font.ExtraBold
            font.pixelSize: Math.max(1, 26 * card.k)
            color: Theme.bandInk
            lineHeight: 1
            Accessible.ignored: true
        }
        Label {
            x: 52 * card.k - width / 2
            y: (card.kindIcon ? 12.5 : 18) * card.k - height / 2
            visible: card.wordy
            text: card.family
            font.family: Theme.uiFamily
            font.weight: Font.Medium
            font.pixelSize: Math.max(1, 8.6 * card.k)
            color: Theme.bandInk
            lineHeight: 1
            Accessible.ignored: true
        }
        Icon {
            x: 52 * card.k - width / 2
            y: (card.wordy ? 26 : 19) * card.k - height / 2
            size: Math.round(13 * card.k)
            name: card.kindIcon
            colour: Theme.bandInk
        }
        Icon {
            x: 82 * card.k - width / 2
            y: 20 * card.k - height / 2
            size: Math.round(24 * card.k)
            name: card.familyIcon
            colour: Theme.bandInk
        }
        Label {
            x: 5 * card.k
            y: 37 * card.k
            width: 90 * card.k
            height: (card.wordy ? 18 : 44) * card.k
            visible: card.shown >= y + height
            text: card.title
            font.family: Theme.uiFamily
            font.weight: Font.Bold
            font.pixelSize: Math.max(1, (card.wordy ? 13 : 17) * card.k)
            fontSizeMode: Text.Fit
            minimumPixelSize: Math.max(1, 8 * card.k)
            wrapMode: card.wordy ? Text.NoWrap : Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
            color: Theme.paperInk
            lineHeight: 1
            Accessible.ignored: true
        }
        Label {
            x: 6 * card.k
            y: 57 * card.k
            width: 88 * card.k
            height: 54 * card.k
            visible: card.wordy
            text: card.rule
            font.family: Theme.uiFamily
            font.weight: Font.Medium
            font.pixelSize: Math.max(1, 11.5 * card.k)
            fontSizeMode: Text.Fit
            minimumPixelSize: Math.max(1, 8 * card.k)
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignTop
            color: Theme.paperInk
            lineHeight: 1
            Accessible.ignored: true
        }
        Icon {
            x: 50 * card.k - width / 2
            y: 124 * card.k - height / 2
            size: Math.round(22 * card.k)
            name: card.familyIcon
            colour: card.band
        }
    }
    Rectangle {
        visible: card.faceDown && (card.locked || card.number.length > 0)
        width: 42 * card.k
        height: width
        radius: width / 2
        x: 50 * card.k - width / 2
        y: 76 * card.k - height / 2
        color: Theme.backFill
        border.width: Math.max(1, 2 * card.k)
        border.color: Theme.backRing

        Label {
            anchors.centerIn: parent
            visible: !card.locked
            text: card.number
            font.family: Theme.displayFamily
            font.weight: Font.ExtraBold
            font.pixelSize: Math.max(1, 25 * card.k)
            color: Theme.backInk
            lineHeight: 1
            Accessible.ignored: true
        }
        Icon {
            anchors.centerIn: parent
            visible: card.locked
            name: visible ? "lock" : ""
            size: Math.round(22 * card.k)
            colour: Theme.backInk
        }
    }
    Rectangle {
        anchors.centerIn: parent
        visible: card.struck
        width: 46 * card.k
        height: width
        radius: width / 2
        color: Theme.danger

        Icon {
            anchors.centerIn: parent
            name: card.struck ? "close" : ""
            size: Math.round(34 * card.k)
            colour: Theme.beaconInk
        }
    }
    Rectangle {
        anchors.fill: parent
        visible: card.chosen
        color: Theme.clear
        radius: 8 * card.k
        border.width: Math.max(2, 3.4 * card.k)
        border.color: Theme.beacon
    }
}
