pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// One seat of the set-up. Choosing another seat's livery swaps the two.
FocusScope {
    id: row

    required property int index
    required property int number
    required property string name
    required property int livery
    required property string pin
    required property var taken
    required property SetupModel setup
    property bool locked: false
    readonly property bool narrow: width < Theme.px(locked ? 800 : 700) + (remove.visible ? remove.width : 0)

    height: (narrow ? field.height + palette.height + Theme.sp3 : Math.max(field.height, palette.height)) + 2 * Theme.sp4
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Seat %1").arg(number)

    Panel {
        anchors.fill: parent
        radius: Theme.px(14)
        border.width: row.activeFocus ? Theme.heavyBorder : Theme.border
        border.color: row.activeFocus ? Theme.beacon : Theme.line
    }
    Label {
        id: ordinal
        x: Theme.px(18)
        anchors.verticalCenter: badge.verticalCenter
        width: Theme.px(36)
        text: row.number
        font: Theme.strong
        color: Theme.mid
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }
    SeatEmblem {
        id: badge
        anchors.left: ordinal.right
        anchors.leftMargin: Theme.sp4
        y: Theme.sp4 + (field.height - height) / 2
        livery: row.livery
        size: Theme.px(50)
    }
    TextField {
        id: field
        objectName: "seat-name-" + row.index
        anchors.left: badge.right
        anchors.leftMargin: Theme.px(20)
        y: Theme.sp4
        width: !row.narrow && !row.locked ? Theme.px(260)
            : remove.x - x - Theme.sp3 - (row.locked ? code.width + Theme.sp3 : 0) - (row.narrow ? 0 : palette.width + Theme.sp4)
        focus: true
        name: qsTr("Name of seat %1").arg(row.number)
        hint: qsTr("Name")
        text: row.name
        faulty: row.name.length === 0
        maximumLength: 24
        selectsAll: true
        onEdited: (text) => row.setup.setName(row.index, text)
    }
    PinField {
        id: code
        anchors.left: field.right
        anchors.leftMargin: Theme.sp3
        y: field.y
        width: Theme.px(118)
        visible: row.locked
        name: qsTr("PIN of seat %1").arg(row.number)
        hint: qsTr("PIN")
        text: row.pin
        faulty: row.pin.length > 0 && row.pin.length < 4
        onEdited: (text) => row.setup.setPin(row.index, text)
    }
    LiveryPicker {
        id: palette
        x: row.narrow ? badge.x : (row.locked ? code.x + code.width : field.x + field.width) + Theme.sp4
        y: row.narrow ? field.y + field.height + Theme.sp3 : Theme.sp4 + (field.height - height) / 2
        seatNumber: row.number
        livery: row.livery
        taken: row.taken
        onChosen: (livery) => row.setup.setLivery(row.index, livery)
    }
    Button {
        id: remove
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(18)
        y: field.y + (field.height - height) / 2
        implicitWidth: Theme.button
        width: visible ? Theme.button : 0
        visible: row.setup.count > row.setup.minSeats
        kind: Button.Quiet
        icon: "close"
        text: ""
        Accessible.name: qsTr("Remove seat %1").arg(row.number)
        onClicked: row.setup.removeSeat(row.index)
    }
}
