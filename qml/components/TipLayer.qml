import QtQuick
import Hexmoot.Ui

/// Draws the present tip beside its target, inside the window. Main has one.
Rectangle {
    id: tip

    readonly property Item target: Tips.target
    readonly property real gap: Theme.sp3
    readonly property bool below: target !== null && (spot.y - height - gap <= 0 || (Tips.below && spot.y + target.height + gap + height < parent.height))
    property point spot

    visible: target !== null
    onTargetChanged: {
        if (target)
            spot = target.mapToItem(parent, 0, 0);
    }
    width: label.width + 2 * Theme.sp3
    height: label.height + 2 * Theme.sp2
    x: Math.max(Theme.sp2, Math.min(spot.x, parent.width - width - Theme.sp2))
    y: below ? spot.y + target.height + gap : spot.y - height - gap
    radius: Theme.radiusM
    color: Theme.bg2
    border.width: Theme.border
    border.color: Theme.edge
    Accessible.role: Accessible.ToolTip
    Accessible.name: Tips.text
    Accessible.ignored: !visible

    Label {
        id: label
        x: Theme.sp3
        y: Theme.sp2
        width: Math.min(implicitWidth, Theme.px(360))
        text: Tips.text
        font: Theme.small
        Accessible.ignored: true
    }
}
