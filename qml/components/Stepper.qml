import QtQuick
import Hexmoot.Ui

/// A whole number with minus and plus, or one of several names in its place. It asks for a change by stepped(value).
Row {
    id: stepper

    property string text
    property int value: 0
    property int from: 0
    property int to: 1
    /// By value, counted from `from`; none for a plain number.
    property var names: []

    signal stepped(int value)

    spacing: Theme.sp1
    Accessible.role: Accessible.SpinBox
    Accessible.name: names.length > 0 ? text + ", " + names[value - from] : text

    ToolButton {
        framed: true
        icon: "minus"
        text: qsTr("Less: %1").arg(stepper.text)
        reason: stepper.value > stepper.from ? "" : qsTr("This is the least.")
        onClicked: stepper.stepped(stepper.value - 1)
    }
    Label {
        width: stepper.names.length > 0 ? Theme.px(130) : Theme.px(34)
        height: parent.height
        horizontalAlignment: Text.AlignHCenter
        text: stepper.names.length > 0 ? stepper.names[stepper.value - stepper.from] : stepper.value
        font: stepper.names.length > 0 ? Theme.strong : Theme.number
    }
    ToolButton {
        framed: true
        icon: "plus"
        text: qsTr("More: %1").arg(stepper.text)
        reason: stepper.value < stepper.to ? "" : qsTr("This is the most.")
        onClicked: stepper.stepped(stepper.value + 1)
    }
}
