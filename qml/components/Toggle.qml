import QtQuick
import Hexmoot.Ui

/// An on/off switch. It asks for a change by toggled(on); the owner of the value sets `checked`.
Pressable {
    id: toggle

    signal toggled(bool on)

    role: Accessible.CheckBox
    checkable: true
    implicitWidth: Theme.px(54)
    implicitHeight: Theme.px(30)
    ringRadius: height / 2
    onClicked: toggled(!checked)

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: toggle.checked ? Theme.beacon : Theme.bg3
        border.width: Theme.border
        border.color: toggle.checked ? Theme.beacon : Theme.edge
    }
    Rectangle {
        readonly property int rim: (parent.height - height) / 2

        width: Theme.px(22)
        height: width
        radius: width / 2
        anchors.verticalCenter: parent.verticalCenter
        x: toggle.checked ? parent.width - width - rim : rim
        color: toggle.checked ? Theme.beaconInk : Theme.mid
        Behavior on x {
            NumberAnimation { duration: Theme.fade }
        }
    }
}
