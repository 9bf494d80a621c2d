import QtQuick
import Hexmoot
import Hexmoot.Ui

/// A card lying in a lane. Lit, it may be picked; a press on any other shows it at the side.
/// Of a covered card only the part that can be seen can be pressed, `shown` of its height.
Pressable {
    id: card

    required property int index
    required property var row
    required property AlsBoard board
    property real shown: picture.height
    property bool arrives: false
    property bool lies: false
    readonly property bool lit: row.lit
    readonly property bool up: row.up
    readonly property real k: width / 100

    objectName: row.handle
    text: row.label
    height: row.top ? picture.height : shown
    ringRadius: 8 * k
    activeFocusOnTab: lit || activeFocus
    onClicked: board.chooseSpot(row.spot)
    onHoveredChanged: board.point(hovered ? row.spot : "")
    onActiveFocusChanged: board.point(activeFocus ? row.spot : "")
    ownEnter: true
    takesEnter: lit
    onEntered: board.takeSpot(row.spot)

    // A card that comes, or turns, is seen to do so; one that lies there when the table opens has done neither.
    Component.onCompleted: {
        lies = true;
        if (arrives)
            arrival.start();
    }
    onUpChanged: if (lies) turning.start()

    NumberAnimation {
        id: arrival
        target: picture
        property: "scale"
        from: 1.18
        to: 1
        duration: Theme.move
        easing.type: Easing.OutCubic
    }
    SequentialAnimation {
        id: turning

        NumberAnimation { target: picture; property: "scale"; from: 1; to: 0.86; duration: Theme.move / 2; easing.type: Easing.InCubic }
        NumberAnimation { target: picture; property: "scale"; from: 0.86; to: 1; duration: Theme.move / 2; easing.type: Easing.OutCubic }
    }
    BattleCard {
        id: picture
        objectName: "picture"
        row: card.row
        width: card.width
        height: implicitHeight
        shown: card.row.top ? height : card.shown
        faceDown: !card.row.up
        number: card.row.number
        chosen: card.row.chosen && card.row.top
        enabled: false
        activeFocusOnTab: false
        Accessible.ignored: true
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -(Theme.focusWidth + Theme.heavyBorder)
        radius: 8 * card.k + Theme.focusWidth + Theme.heavyBorder
        visible: card.row.chosen ? !card.row.top : card.lit
        color: Theme.clear
        border.width: Theme.focusWidth
        border.color: Theme.beacon
    }
    Label {
        x: Math.round(17 * card.k - width / 2)
        y: Math.round(18 * card.k - height / 2)
        visible: !card.row.up && !card.row.top
        text: card.row.number
        font.family: Theme.displayFamily
        font.weight: Font.ExtraBold
        font.pixelSize: Math.max(1, 22 * card.k)
        color: Theme.backInk
        lineHeight: 1
        Accessible.ignored: true
    }
    Icon {
        x: Math.round(82 * card.k - width / 2)
        y: Math.round(18 * card.k - height / 2)
        visible: card.row.peeked
        name: visible ? "eye" : ""
        size: Math.round(22 * card.k)
        colour: Theme.backInk
    }
}
