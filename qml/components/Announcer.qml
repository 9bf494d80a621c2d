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
    onTextChanged: settled.restart()
    Accessible.role: Accessible.Notification
    Accessible.name: text

    // Several texts of one moment are one announcement.
    Timer {
        id: settled
        interval: 0
        onTriggered: announcer.announce()
    }
}
