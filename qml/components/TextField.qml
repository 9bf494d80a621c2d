import QtQuick
import Hexmoot.Ui

/// One line of text. `edited(text)` comes with every change by the user. Enter is left to what is around it.
FocusScope {
    id: field

    property alias text: input.text
    property string name
    property string hint
    property string icon
    property alias maximumLength: input.maximumLength
    property alias validator: input.validator
    property alias echoMode: input.echoMode
    property bool faulty: false
    /// Typing replaces what is there when the focus arrives.
    property bool selectsAll: false

    signal edited(string text)
    /// A key, before it is typed. Accept the event if it meant something else.
    signal pressed(event: var)

    function selectAll() {
        input.selectAll();
    }

    // Qt gives a password field no name; the group around it has it.
    Accessible.role: Accessible.Grouping
    Accessible.name: name
    Accessible.ignored: echoMode !== TextInput.Password

    implicitWidth: Theme.px(260)
    implicitHeight: Math.max(Theme.px(46), input.implicitHeight + Theme.sp3)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusM
        color: Theme.bg0
        border.width: Theme.border
        border.color: field.faulty ? Theme.danger : Theme.edge
    }
    Icon {
        id: mark
        x: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        name: field.icon
        colour: Theme.faint
        visible: field.icon.length > 0
    }
    Label {
        anchors.fill: input
        text: field.hint
        font: Theme.body
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(11)
        color: Theme.faint
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
        visible: input.text.length === 0 && !input.preeditText
        Accessible.ignored: true
    }
    TextInput {
        id: input
        anchors.fill: parent
        anchors.leftMargin: field.icon ? mark.x + mark.width + Theme.px(10) : Theme.px(14)
        anchors.rightMargin: Theme.px(14)
        verticalAlignment: TextInput.AlignVCenter
        clip: true
        focus: true
        activeFocusOnTab: true
        selectByMouse: true
        autoScroll: activeFocus  // what is too long shows its beginning
        color: Theme.hi
        font: Theme.lead
        selectionColor: Theme.beacon
        selectedTextColor: Theme.beaconInk
        cursorDelegate: Rectangle {
            width: Theme.heavyBorder
            color: Theme.beacon
            visible: parent.activeFocus
        }
        onTextEdited: field.edited(text)
        Keys.onPressed: (event) => field.pressed(event)
        onActiveFocusChanged: if (activeFocus && field.selectsAll) selecting.start()
        Accessible.role: Accessible.EditableText
        Accessible.name: field.name
        Accessible.description: field.hint
        Accessible.focusable: true
        Accessible.passwordEdit: echoMode === TextInput.Password
    }
    // Later, since a press that brings the focus then places the cursor.
    Timer {
        id: selecting
        interval: 0
        onTriggered: input.selectAll()
    }
    FocusRing {
        shown: input.activeFocus
    }
}
