import QtQuick
import Hexmoot.Ui

/// A whole number with minus and plus. It asks for a change by stepped(value).
Row {
    id: stepper

    property string text
    property int value: 0
    property int from: 0
    property int to: 1

    signal stepped(int value)

    spacing: Theme.sp1
    Accessible.role: Accessible.SpinBox
    Accessible.name: text

    ToolButton {
        framed: true
        icon: "minus"
        text: qsTr("Less: %1").arg(stepper.text)
        reason: stepper.value > stepper.from ? "" : qsTr("This is the least.")
        onClicked: stepper.stepped(stepper.value - 1)
    }
    Label {
        width: Theme.px(34)
        height: parent.height
        horizontalAlignment: Text.AlignHCenter
        text: stepper.value
        font: Theme.number
    }
    ToolButton {
        framed: true
        icon: "plus"
        text: qsTr("More: %1").arg(stepper.text)
        reason: stepper.value < stepper.to ? "" : qsTr("This is the most.")
        onClicked: stepper.stepped(stepper.value + 1)
    }
}
