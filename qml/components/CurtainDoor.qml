import QtQuick
import Hexmoot
import Hexmoot.Ui

/// Who is called to the screen, and the way in: hold the key that looks, press Enter, press the button, type the PIN, or choose it.
FocusScope {
    id: door

    property int livery: 0
    property string seatName
    property string warning
    property bool pinWanted: false
    property bool pinChosen: false
    property string pinFault
    /// Seconds until the next try.
    property int pinWait: 0
    property bool mayPass: false
    /// What is said about the PIN; null while nothing is.
    readonly property Item note: notes.visible ? notes : null
    readonly property color ink: Seats.ink(livery)
    readonly property real nameSize: Theme.low ? 56 : 116
    /// A name too long for a line of its own breaks where its halves are most alike; then both are set smaller.
    readonly property string nameLines: halves(seatName)
    readonly property real nameShare: Math.min(nameLines === seatName ? 1 : 0.62, (width - Theme.sp4) / Math.max(1, widest(nameLines)))

    signal opened(string pin)
    signal forgotten()
    signal passed()
    /// A letter was typed where a PIN is wanted.
    signal strayed(event: var)

    function widest(lines: string): real {
        return Math.max(...lines.split("\n").map(line => metrics.advanceWidth(line)));
    }
    function halves(name: string): string {
        let best = name;
        if (widest(name) * 0.62 <= width)
            return best;
        for (let i = 1; i < name.length; ++i) {
            const space = name[i] === " ";
            const lines = name.slice(0, i) + "\n" + name.slice(space ? i + 1 : i);
            if ((space || name[i - 1] === "-") && widest(lines) < widest(best))
                best = lines;
        }
        return best;
    }

    implicitHeight: column.height

    FontMetrics {
        id: metrics
        font: Theme.face(Theme.displayFamily, door.nameSize, Font.ExtraBold, -0.03)
    }
    Column {
        id: column
        width: parent.width

        Label {
            width: parent.width
            text: qsTr("Pass the screen to")
            font: Theme.low ? Theme.h2 : Theme.face(Theme.displayFamily, 30, Font.Bold, 0)
            color: door.ink
            lineHeight: 0.88
        }
        Item {
            width: parent.width
            height: Math.round((name.lineCount > 1 ? name.lineCount * 1.14 : 1.05) * name.font.pixelSize)

            Label {
                id: name
                width: parent.width
                anchors.verticalCenter: parent.verticalCenter
                text: door.nameLines
                font: Theme.face(Theme.displayFamily, door.nameSize * door.nameShare, Font.ExtraBold, -0.03)
                wrapMode: Text.NoWrap
                color: door.ink
                lineHeight: lineCount > 1 ? 0.84 : 1
                Accessible.role: Accessible.Heading
                Accessible.name: door.seatName
            }
        }
        Label {
            width: parent.width
            topPadding: Theme.px(6)
            text: door.warning
            font: Theme.low ? Theme.strong : Theme.face(Theme.uiFamily, 22, Font.DemiBold, 0)
            color: door.ink
        }
        Flow {
            width: parent.width
            topPadding: Theme.px(Theme.low ? 12 : 28)
            spacing: Theme.px(18)

            HoldButton {
                objectName: "curtain-open"
                width: Math.min(implicitWidth, parent.width)
                focus: !door.pinWanted
                visible: !door.pinWanted
                ink: door.ink
                text: qsTr("I’m %1: hold to open").arg(door.seatName)
                onOpened: door.opened("")
            }
            PinField {
                id: pin
                objectName: "curtain-pin"
                focus: door.pinWanted
                visible: door.pinWanted
                width: Theme.px(180)
                height: Theme.px(72)
                who: door.seatName
                hint: door.pinChosen ? qsTr("New PIN") : qsTr("Four-digit PIN")
                faulty: door.pinFault.length > 0
                wait: door.pinWait
                asks: true
                onTried: (typed) => door.opened(typed)
                onStrayed: (event) => door.strayed(event)
            }
            CurtainButton {
                objectName: "curtain-enter"
                visible: door.pinWanted
                ink: door.ink
                solid: true
                text: door.pinChosen ? qsTr("Set and open") : qsTr("Open")
                keycap: Keymap.text["confirm"]
                onClicked: pin.tryPin()
            }
            CurtainButton {
                objectName: "curtain-forgotten"
                visible: door.pinWanted && !door.pinChosen
                ink: door.ink
                ground: Seats.fill(door.livery)
                text: qsTr("Forgot the PIN")
                description: qsTr("With a yes from all the others you choose a new one")
                onClicked: {
                    pin.text = "";
                    pin.focus = true;  // it is back here when the others have decided
                    door.forgotten();
                }
            }
            CurtainButton {
                visible: door.mayPass
                ink: door.ink
                ground: Seats.fill(door.livery)
                text: qsTr("Not %1").arg(door.seatName)
                keycap: Settings.letterKeys ? "N" : ""
                onClicked: door.passed()
            }
        }
        Item {
            width: 1
            height: Theme.sp3
            visible: notes.visible
        }
        // On its own dark ground: the seat's colour darkens towards the foot of the curtain, and small text would drown in it.
        Rectangle {
            id: notes
            objectName: "curtain-note"
            width: Math.min(parent.width, Math.ceil(Math.max(fault.needs, wait.needs, choice.needs)) + 2 * Theme.sp3)
            height: lines.height + 2 * Theme.sp2
            visible: door.pinFault.length > 0 || door.pinWait > 0 || door.pinChosen
            radius: Theme.radiusM
            color: Theme.night

            Column {
                id: lines
                x: Theme.sp3
                y: Theme.sp2
                width: parent.width - 2 * x

                Label {
                    id: fault
                    readonly property real needs: visible ? implicitWidth : 0
                    width: parent.width
                    text: door.pinFault
                    font: Theme.strong
                    color: Theme.nightText
                    visible: text.length > 0
                    Accessible.role: Accessible.AlertMessage
                }
                Label {
                    id: wait
                    readonly property real needs: visible ? implicitWidth : 0
                    objectName: "curtain-wait"
                    width: parent.width
                    text: pin.waiting
                    font: Theme.strong
                    color: Theme.nightText
                    visible: text.length > 0
                }
                Label {
                    id: choice
                    readonly property real needs: visible ? implicitWidth : 0
                    width: parent.width
                    text: qsTr("Choose a PIN of four digits. From now on it opens your hand.")
                    font: Theme.strong
                    color: Theme.nightText
                    visible: door.pinChosen
                }
            }
        }
    }
}
