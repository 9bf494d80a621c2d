import QtQuick
import Hexmoot.Ui

/// Why something may not be done, in four parts: what, which fact, which rule (a link to the Rules page), the way out.
Rectangle {
    id: card

    property string what
    property string fact
    property string ruleTitle
    property string ruleId
    property string wayOut
    property string helpKey

    signal ruleOpened(string ruleId)

    width: parent ? parent.width : implicitWidth
    implicitHeight: column.height + 2 * Theme.sp3
    radius: Theme.px(14)
    color: Qt.tint(Theme.bg1, Theme.dangerSoft)
    border.width: Theme.border
    border.color: Theme.danger
    Accessible.role: Accessible.AlertMessage
    Accessible.name: what + ". " + fact + (wayOut.length > 0 ? " " + wayOut : "")

    Column {
        id: column
        x: Theme.sp3
        y: Theme.sp3
        width: parent.width - 2 * Theme.sp3
        spacing: Theme.sp2

        Row {
            spacing: Theme.sp2
            width: parent.width

            Icon {
                id: mark
                name: "ban"
                colour: Theme.danger
            }
            Label {
                width: parent.width - mark.width - parent.spacing
                text: card.what
                font: Theme.h3
                Accessible.ignored: true
            }
        }
        Label {
            width: parent.width
            text: card.fact
            font: Theme.small
            color: Theme.mid
            visible: text.length > 0
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            text: card.wayOut
            font: Theme.small
            visible: text.length > 0
            Accessible.ignored: true
        }
        RuleLink {
            objectName: "refusal-rule"
            width: parent.width
            visible: card.ruleId.length > 0
            title: card.ruleTitle
            ruleId: card.ruleId
            keycap: card.helpKey
            onClicked: card.ruleOpened(card.ruleId)
        }
    }
}
