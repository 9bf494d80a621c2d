pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// Privacy and table rules of the game being set up. Privacy comes first: every table decides on it, and games may have many rules.
Column {
    id: rules

    property SetupModel setup: null

    bottomPadding: Theme.sp4

    Label {
        width: parent.width
        bottomPadding: Theme.px(10)
        text: qsTr("Privacy at the table")
        font: Theme.h2
        Accessible.role: Accessible.Heading
    }
    PrivacyChoice {
        width: parent.width
        privacy: rules.setup ? rules.setup.privacy : SetupModel.Courtesy
        onChosen: (privacy) => rules.setup.privacy = privacy
    }
    Label {
        width: parent.width
        topPadding: Theme.px(26)
        text: qsTr("Table rules")
        font: Theme.h2
        visible: rules.setup !== null && rules.setup.options.count > 0
        Accessible.role: Accessible.Heading
    }
    Repeater {
        model: rules.setup ? rules.setup.options : null

        OptionRow {
            id: option

            required property int index
            required title
            required property string text
            required property int value
            required property bool isSwitch
            required property int low
            required property int high
            required property var names
            required property string conflict

            width: rules.width
            note: text

            Toggle {
                visible: option.isSwitch
                width: visible ? implicitWidth : 0
                text: option.title
                description: option.note
                checked: option.value > 0
                reason: option.conflict && !checked ? qsTr("Not together with %1").arg(option.conflict) : ""
                tip: reason
                opacity: off ? 0.45 : 1
                onToggled: (on) => rules.setup.options.set(option.index, on ? 1 : 0)
            }
            Stepper {
                visible: !option.isSwitch
                width: visible ? implicitWidth : 0
                text: option.title
                value: option.value
                from: option.low
                to: option.high
                names: option.names
                onStepped: (value) => rules.setup.options.set(option.index, value)
            }
        }
    }
}
