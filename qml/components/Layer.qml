import QtQuick
import Hexmoot
import Hexmoot.Ui

/// A dialog-like layer over everything: scrim, one panel in the middle, children below the title. Focus stays inside while it is open; Esc closes, and the key that goes back.
FocusScope {
    id: layer

    property bool open: false
    property string title
    property real panelWidth: Theme.px(520)
    /// The first control has the focus as it opens: Enter presses it.
    property bool focusFirst: true
    default property alias content: column.data

    signal closed()

    function keepFocus() {
        let ancestor = Window.activeFocusItem;
        while (ancestor && ancestor !== layer)
            ancestor = ancestor.parent;
        if (!ancestor || (focusFirst && Window.activeFocusItem === rest))
            rest.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason);
    }

    /// No control has the focus, and the keys are the layer's.
    function restFocus() {
        rest.forceActiveFocus(Qt.OtherFocusReason);
    }

    anchors.fill: parent
    visible: open
    enabled: open
    z: 100
    onOpenChanged: if (open) restFocus()
    Accessible.role: Accessible.Dialog
    Accessible.name: title
    Accessible.ignored: !open
    Keys.onPressed: (event) => {
        if (!event.accepted && (event.key === Qt.Key_Escape || Keymap.matches("back", event.key, event.modifiers))) {
            event.accepted = true;
            closed();
        }
    }

    Connections {
        target: layer.open ? layer.Window.window : null
        function onActiveFocusItemChanged() {
            layer.keepFocus();
        }
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.scrim

        TapHandler {
            gesturePolicy: TapHandler.ReleaseWithinBounds
            longPressThreshold: Theme.patience
            onTapped: layer.closed()
        }
    }
    Panel {
        anchors.centerIn: parent
        width: Math.min(layer.panelWidth, layer.width - 2 * Theme.sp4)
        height: Math.min(column.height + 2 * Theme.sp5, layer.height - 2 * Theme.sp4)
        border.color: Theme.edge

        TapHandler {
            gesturePolicy: TapHandler.ReleaseWithinBounds
        }
        ScrollArea {
            anchors.fill: parent
            anchors.margins: Theme.sp5

            Column {
                id: column
                width: parent.width
                spacing: Theme.sp4

                // Takes the focus from what had it when the layer was open last.
                Item { id: rest }
                Label {
                    width: parent.width
                    text: layer.title
                    font: Theme.h2
                    visible: text.length > 0
                    Accessible.role: Accessible.Heading
                }
            }
        }
    }
}
