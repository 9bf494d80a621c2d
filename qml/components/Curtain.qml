pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The hand-over screen in the next seat's colours. Opens on Space held 0.6 s, on Enter, or on a press; in Locked privacy it takes a PIN instead.
/// `recap`: list of { livery, text }; `queue`: list of { livery, name, status ("sealed", "now", "waiting", "away") } in seat order.
FocusScope {
    id: curtain

    property int livery: 0
    property string seatName
    property string gameTitle
    property string moment
    property string warning: qsTr("Everyone else, look away.")
    property var recap: []
    property string recapTitle
    property string willSee
    property string queueTitle
    property var queue: []
    property bool pinWanted: false
    property bool pinChosen: false
    property string pinFault
    property int pinWait: 0
    property bool mayPass: false
    /// Digits call a seat to the screen, unless they are a PIN.
    readonly property bool numbered: Settings.letterKeys && !pinWanted && queue.some(seat => seat.status === "waiting")
    readonly property bool wide: Theme.columns >= 1240
    readonly property color ink: Seats.ink(livery)
    readonly property color fill: Seats.fill(livery)

    signal opened(string pin)
    signal forgotten()
    signal passed()
    signal seatChosen(int index)
    signal paused()

    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Pass the screen to %1").arg(seatName)
    Accessible.description: warning

    function press(event: var) {
        const seat = Keymap.digit(event.key, event.modifiers, event.nativeScanCode) - 1;
        const letter = event.modifiers === Qt.NoModifier && Settings.letterKeys;
        if (numbered && seat >= 0 && seat < queue.length && queue[seat].status === "waiting")
            seatChosen(seat);
        else if (letter && mayPass && event.key === Qt.Key_N)
            passed();
        else if (letter && event.key === Qt.Key_P)
            paused();
        else
            return;
        event.accepted = true;
    }

    Keys.onPressed: (event) => press(event)

    Rectangle {
        anchors.fill: parent
        color: curtain.fill
    }
    Image {
        anchors.fill: parent
        visible: !Settings.calmCurtain
        fillMode: Image.Tile
        horizontalAlignment: Image.AlignLeft
        verticalAlignment: Image.AlignTop
        sourceSize.width: Theme.px(70)
        sourceSize.height: Theme.px(70)
        source: "image://art/pattern/" + curtain.livery + "/" + Math.round(Settings.patternStrength * 0.4)
        Accessible.ignored: true
    }
    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.clear }
            GradientStop { position: 1; color: Theme.shade }
        }
    }
    CurtainHead {
        id: head
        width: parent.width
        gameTitle: curtain.gameTitle
        moment: curtain.moment
    }
    ScrollArea {
        id: middle
        anchors.top: head.bottom
        anchors.bottom: foot.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.sp4
        focus: true
        companion: door.note
        contentHeight: Math.max(height, door.y + door.height, boxes.y + boxes.height + (curtain.wide ? 0 : Theme.sp4))

        Image {
            x: Theme.px(88)
            y: Theme.px(84)
            width: Theme.px(300)
            height: width
            visible: Theme.columns >= 1240
            sourceSize.width: width
            sourceSize.height: width
            source: "image://art/disc/" + curtain.livery
            Accessible.ignored: true
        }
        CurtainDoor {
            id: door
            x: curtain.wide ? Theme.px(444) : 0
            y: curtain.wide ? Math.max(0, Math.min(Theme.px(94), middle.height - height)) : 0
            width: curtain.wide ? boxes.x - x - Theme.sp4 : parent.width
            focus: true
            livery: curtain.livery
            seatName: curtain.seatName
            warning: curtain.warning
            pinWanted: curtain.pinWanted
            pinChosen: curtain.pinChosen
            pinFault: curtain.pinFault
            pinWait: curtain.pinWait
            mayPass: curtain.mayPass
            onOpened: (pin) => curtain.opened(pin)
            onForgotten: curtain.forgotten()
            onPassed: curtain.passed()
            onStrayed: (event) => curtain.press(event)
        }
        Column {
            id: boxes
            x: curtain.wide ? parent.width - width - Theme.px(44) : 0
            y: curtain.wide ? Math.max(0, Math.min(Theme.px(60), middle.height - height)) : door.y + door.height + Theme.sp4
            width: curtain.wide ? Theme.px(396) : parent.width
            spacing: Theme.px(38)

            CurtainRecap {
                width: parent.width
                visible: curtain.recap.length > 0
                title: curtain.recapTitle
                recap: curtain.recap
            }
            CurtainBox {
                width: parent.width
                visible: curtain.willSee.length > 0
                title: qsTr("You will see")

                Label {
                    width: parent.width
                    text: curtain.willSee
                    font: Theme.small
                    color: Theme.nightMid
                }
            }
        }
    }
    CurtainQueue {
        id: foot
        objectName: "curtain-queue"
        anchors.bottom: parent.bottom
        width: parent.width
        title: curtain.queueTitle
        queue: curtain.queue
        numbered: curtain.numbered
        onSeatChosen: (index) => curtain.seatChosen(index)
        onPaused: curtain.paused()
    }
}
