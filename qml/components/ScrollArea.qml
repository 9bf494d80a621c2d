import QtQuick
import Hexmoot.Ui

/// An area that scrolls when it must. Put one column inside, `width: parent.width`; its height decides how far one can scroll.
/// The scroll bar lies in the margin at the right, so that it never changes the layout. The focused child is always brought into view; Page Up, Page Down, Home and End scroll.
FocusScope {
    id: area

    default property alias content: holder.data
    property real contentHeight: holder.childrenRect.height
    property alias contentY: flick.contentY
    property real ringRoom: Theme.focusGap + Theme.focusWidth
    readonly property real contentWidth: holder.width
    readonly property Item focused: Window.activeFocusItem
    /// A word about the focus: it comes into view along with it, where both have room.
    property Item companion: null

    function show(item: Item) {
        // With its ring; the holder lies one ring below the top of what is scrolled.
        const top = item.mapToItem(holder, 0, 0).y;
        const bottom = top + item.height + 2 * ringRoom;
        if (top < flick.contentY)
            flick.contentY = Math.max(0, top);
        else if (bottom > flick.contentY + flick.height)
            flick.contentY = Math.min(bottom - flick.height, top);
    }

    function scroll(distance: real) {
        flick.contentY = Math.max(0, Math.min(flick.contentHeight - flick.height, flick.contentY + distance));
    }

    function reveal() {
        if (!focused || !holds(focused))
            return;
        if (companion)
            show(companion);
        show(focused);
    }

    function holds(item: Item): bool {
        let ancestor = item;
        while (ancestor && ancestor !== holder)
            ancestor = ancestor.parent;
        return ancestor === holder;
    }

    onFocusedChanged: settling.restart()
    onCompanionChanged: settling.restart()
    onContentHeightChanged: {
        flick.contentY = 0;
        settling.restart();
    }
    Keys.onPressed: (event) => {
        const pages = { [Qt.Key_PageUp]: -1, [Qt.Key_PageDown]: 1, [Qt.Key_Home]: -1000, [Qt.Key_End]: 1000 }[event.key];
        event.accepted = pages !== undefined && flick.contentHeight > flick.height;
        if (event.accepted)
            scroll(pages * flick.height * 0.9);
    }

    // Positions are known only after the layout has settled.
    Timer {
        id: settling
        interval: 0
        onTriggered: area.reveal()
    }
    Flickable {
        id: flick
        anchors.fill: parent
        anchors.margins: -area.ringRoom
        contentWidth: width
        contentHeight: area.contentHeight + 2 * area.ringRoom
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        clip: true

        Item {
            id: holder
            x: area.ringRoom
            y: area.ringRoom
            width: flick.width - 2 * area.ringRoom
            height: area.contentHeight
        }
    }
    ScrollBar {
        id: bar
        flick: flick
        x: parent.width + Theme.px(7)
        height: parent.height
    }
}
