import QtQuick

/// Something that is shown until any key or press goes on. Tab and the keys that only modify others do not.
FocusScope {
    id: scope

    /// What a screen reader says of it.
    required property string text
    property bool waits: true

    signal wentOn()

    focus: true
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text
    Accessible.onPressAction: if (waits) wentOn()
    Component.onCompleted: if (waits) forceActiveFocus(Qt.OtherFocusReason)
    onWaitsChanged: if (waits) forceActiveFocus(Qt.OtherFocusReason)
    Keys.onPressed: (event) => {
        const aside = [Qt.Key_Tab, Qt.Key_Backtab, Qt.Key_Shift, Qt.Key_Control, Qt.Key_Alt, Qt.Key_Meta, Qt.Key_AltGr];
        event.accepted = waits && !aside.includes(event.key) && !event.isAutoRepeat;
        if (event.accepted)
            wentOn();
    }

    TapHandler {
        enabled: scope.waits
        onTapped: scope.wentOn()
    }
}
