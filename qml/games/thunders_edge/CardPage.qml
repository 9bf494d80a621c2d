pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// One card in full: its face, whether it may be played now and what it wants, its words, its rules.
Column {
    id: page

    required property TableModel table
    required property var row

    spacing: Theme.px(10)

    AnyCard {
        anchors.horizontalCenter: parent.horizontalCenter
        row: page.row
        width: Math.min(Theme.px(196), page.width)
        keyed: false
        live: false
        prefix: "detail/"
    }
    Repeater {
        model: page.row.ways

        Row {
            id: line
            required property var modelData

            width: page.width
            spacing: Theme.sp2
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.head + ", " + (modelData.ok ? qsTr("yes") : qsTr("no")) + (modelData.why ? ", " + modelData.why : "")

            Icon {
                id: mark
                y: Theme.px(2)
                name: line.modelData.ok ? "check" : "close"
                size: Theme.iconS
                colour: line.modelData.ok ? Theme.ok : Theme.danger
            }
            Column {
                width: parent.width - mark.width - parent.spacing

                Label {
                    width: parent.width
                    text: line.modelData.head
                    font: Theme.smallStrong
                    Accessible.ignored: true
                }
                Label {
                    width: parent.width
                    visible: text.length > 0
                    text: line.modelData.why
                    font: Theme.small
                    color: Theme.mid
                    Accessible.ignored: true
                }
            }
        }
    }
    Label {
        width: parent.width
        text: page.row.full
        font: Theme.small
    }
    Repeater {
        model: page.row.links

        RuleLink {
            required property var modelData
            required property int index

            width: page.width
            objectName: "link-" + modelData.rule
            title: modelData.title
            ruleId: modelData.rule
            keycap: index === 0 ? Keymap.text["help"] : ""
            onClicked: page.table.openRule(modelData.rule)
        }
    }
}
