import QtQuick
import Hexmoot
import Hexmoot.Ui

/// Base of everything that is pressed: pointer, Enter, Space (unless Space means "look" here), focus ring, accessible name and role.
/// A non-empty `reason` says why it cannot be pressed now: it stays focusable and emits refused() instead of clicked().
Item {
    id: pressable

    property string text
    property string description
    property string reason
    /// Shown beside it while it is hovered or focused.
    property string tip
    /// The tip stands below, where what is above has to be read.
    property bool tipBelow: false
    property bool checkable: false
    property bool checked: false
    /// Enter means something else here than a press: it emits entered() instead.
    property bool ownEnter: false
    /// Off, Enter goes on to whatever is behind: the primary button of a table.
    property bool takesEnter: true
    /// Off, the pointer presses it and leaves the focus where it is. At a table only what one plays with takes it: the keys printed on
    /// the verbs act whatever was pressed last.
    property bool takesFocus: !Keymap.spaceLooks || ownEnter
    /// Off, the pointer presses nothing here for now; keys do.
    property alias takesTaps: tap.enabled
    property int role: Accessible.Button
    property real ringRadius: Theme.radiusM
    property color ringColour: Theme.focus
    readonly property bool hovered: hover.hovered
    readonly property bool down: tap.pressed
    readonly property bool off: reason.length > 0

    signal clicked()
    signal refused()
    signal entered()

    function press() {
        if (off)
            refused();
        else
            clicked();
    }

    function enter(event: var) {
        event.accepted = takesEnter;
        if (!takesEnter)
            return;
        if (ownEnter)
            entered();
        else
            press();
    }

    function showTip() {
        if (visible && enabled && tip.length > 0 && (hovered || activeFocus))
            Tips.show(pressable, tip, tipBelow);
        else
            Tips.hide(pressable);
    }

    activeFocusOnTab: true
    onHoveredChanged: showTip()
    onActiveFocusChanged: showTip()
    onTipChanged: showTip()
    onEnabledChanged: showTip()
    onVisibleChanged: showTip()
    Component.onDestruction: Tips.hide(pressable)
    Accessible.role: role
    Accessible.name: text
    Accessible.description: off ? reason : description
    Accessible.focusable: true
    Accessible.focused: activeFocus
    Accessible.checkable: checkable
    Accessible.checked: checked
    Accessible.onPressAction: press()
    Accessible.onToggleAction: press()

    Keys.onReturnPressed: (event) => enter(event)
    Keys.onEnterPressed: (event) => enter(event)
    Keys.onSpacePressed: (event) => {
        event.accepted = !Keymap.spaceLooks;
        if (event.accepted)
            press();
    }

    TapHandler {
        id: tap
        gesturePolicy: TapHandler.ReleaseWithinBounds
        longPressThreshold: Theme.patience
        onTapped: {
            if (pressable.takesFocus || pressable.off)  // a finger hovers nowhere, and the focus shows the reason
                pressable.forceActiveFocus(Qt.MouseFocusReason);
            pressable.press();
        }
    }
    HoverHandler {
        id: hover
        cursorShape: Qt.PointingHandCursor
    }
    FocusRing {
        around: pressable.ringRadius
        border.color: pressable.ringColour
        z: 1
    }
}
