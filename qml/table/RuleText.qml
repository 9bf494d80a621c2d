pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// One rule in full: text, our ruling with its reason, an example, and where to read on.
ScrollArea {
    id: area

    required property RulesModel rules
    readonly property var rule: rules.openRule

    component Part: Column {
        property string heading
        property string words

        width: parent ? parent.width : 0
        spacing: Theme.sp1
        visible: words.length > 0

        SectionLabel { text: parent.heading }
        Label {
            width: parent.width
            text: parent.words
            font: Theme.small
            color: Theme.mid
        }
    }

    Column {
        width: parent.width
        spacing: Theme.sp3

        Button {
            objectName: "rules-all"
            kind: Button.Quiet
            icon: "chevron-left"
            text: qsTr("All rules")
            onClicked: area.rules.open = ""
        }
        Label {
            width: parent.width
            text: (area.rule.chapter ?? "") + "  ·  " + (area.rule.ruleId ?? "")
            font: Theme.label
            color: Theme.faint
        }
        Label {
            objectName: "rule-title"
            width: parent.width
            text: area.rule.title ?? ""
            font: Theme.h2
            Accessible.role: Accessible.Heading
        }
        Label {
            width: parent.width
            text: area.rule.text ?? ""
        }
        Part { heading: qsTr("Ruling"); words: area.rule.ruling ?? "" }
        Part { heading: qsTr("Why"); words: area.rule.why ?? "" }
        Part { heading: qsTr("Example"); words: area.rule.example ?? "" }
        Repeater {
            model: area.rule.see

            RuleLink {
                required property string modelData

                width: parent ? parent.width : 0
                ruleId: modelData
                title: area.rules.titleOf(modelData)
                onClicked: area.rules.open = modelData
            }
        }
    }
}
