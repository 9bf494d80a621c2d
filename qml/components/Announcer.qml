import QtQuick

/// What a screen reader says by itself whenever `text` changes. It shows nothing: a notification that appears is read out, and Qt 6.4 has no
/// other way to say something.
Item {
    id: announcer

    property string text

    function announce() {
        visible = false;
        visible = text.length > 0;
    }

    visible: false
    onTextChanged: Qt.callLater(announce)
    Accessible.role: Accessible.Notification
    Accessible.name: text
}
