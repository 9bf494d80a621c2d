import QtQuick
import Hexmoot
import Hexmoot.Ui

/// Shown in a window below 1280 by 720: everything still works, and the scale can be set right here. Once dismissed it does not come back.
NoticeBar {
    id: notice

    readonly property bool tight: Theme.extent.width < 1280 || Theme.extent.height < 720

    visible: tight && !Settings.smallWindowNoted
    icon: "display"
    text: Theme.narrow ? "" : qsTr("This window is small. A smaller scale shows more.")

    Slider {
        width: Theme.px(Theme.narrow ? 200 : 260)
        text: qsTr("Scale of the interface")
        value: Settings.scale
        from: 0.8
        to: 2
        step: 0.1
        onMoved: (value) => Settings.scale = value
    }
    ToolButton {
        objectName: "small-window-dismiss"
        icon: "close"
        text: qsTr("Dismiss")
        onClicked: Settings.smallWindowNoted = true
    }
}
