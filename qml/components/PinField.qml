import QtQuick
import Hexmoot
import Hexmoot.Ui

/// Four digits that nobody else may read. Enter tries them where `asks`, and is left to what is around the field elsewhere.
TextField {
    id: field

    property string who
    /// Seconds until the next try.
    property int wait: 0
    property bool asks: false
    readonly property string waiting: wait > 0 ? qsTr("Next try in %1 s").arg(wait) : ""

    signal tried(pin: string)
    /// A letter was typed; it is no part of a PIN. Accept the event if it meant something.
    signal strayed(event: var)

    /// A PIN is tried once: the field is empty for the next attempt.
    function tryPin() {
        const typed = text;
        text = "";
        forceActiveFocus(Qt.OtherFocusReason);
        tried(typed);
    }

    name: qsTr("PIN of %1").arg(who)
    hint: name
    icon: "lock"
    maximumLength: 4
    validator: RegularExpressionValidator { regularExpression: /[0-9]{0,4}/ }
    echoMode: TextInput.Password
    onPressed: (event) => {
        const enter = event.key === Qt.Key_Return || event.key === Qt.Key_Enter || Keymap.matches("confirm", event.key, event.modifiers);
        if (asks && enter) {
            event.accepted = true;
            tryPin();
        } else if (/^[^0-9]$/.test(event.text)) {
            strayed(event);
        }
    }
}
