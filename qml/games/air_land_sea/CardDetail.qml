pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// A card in full: its face, what kind it is, facts of its place, where it may go, its rules.
Column {
    id: column

    required property var detail

    signal ruleWanted(string id)

    spacing: Theme.px(9)

    BattleCard {
        anchors.horizontalCenter: parent.horizontalCenter
        row: column.detail
        width: Theme.px(176)
        objectName: "detail"
        faceDown: column.detail.faceDown && column.detail.card === undefined
        number: column.detail.number ?? ""
        chosen: column.detail.chosen === true
        enabled: false
        activeFocusOnTab: false
        role: Accessible.Graphic
    }
    Label {
        width: parent.width
        visible: text.length > 0
        text: column.detail.kind ? column.detail.kind + ". " + column.detail.kindTip : ""
        font: Theme.small
        color: Theme.mid
    }
    Repeater {
        model: column.detail.facts

        Label {
            required property string modelData

            width: column.width
            text: modelData
            font: Theme.small
        }
    }
    Label {
        width: parent.width
        visible: column.detail.lines !== undefined && column.detail.lines.length > 0
        topPadding: Theme.px(5)
        text: column.detail.linesTitle ?? ""
        font: Theme.h3
        Accessible.role: Accessible.Heading
    }
    Repeater {
        model: column.detail.lines

        Row {
            id: line

            required property var modelData

            spacing: Theme.px(10)
            width: column.width

            Icon {
                id: mark
                name: line.modelData.ok ? "check" : "ban"
                size: Theme.px(19)
                colour: line.modelData.ok ? Theme.ok : Theme.faint
            }
            Label {
                /// Names of people are in these sentences: markup in them is text.
                function plain(text: string): string {
                    return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
                }
                width: parent.width - mark.width - parent.spacing
                textFormat: Text.StyledText
                text: "<b>" + plain(line.modelData.head) + "</b> " + plain(line.modelData.why)
                font: Theme.small
                color: Theme.mid
                Accessible.name: line.modelData.head + " " + line.modelData.why
            }
        }
    }
    Repeater {
        model: column.detail.links

        RuleLink {
            required property var modelData
            required property int index

            keycap: index === 0 ? Keymap.text["help"] : ""
            objectName: "link-" + modelData.rule
            width: column.width
            title: modelData.title
            ruleId: modelData.rule
            onClicked: column.ruleWanted(modelData.rule)
        }
    }
}
