import QtQuick
import Hexmoot.Ui

/// A link to a rule: book icon, its title, its id, and the help key.
Pressable {
    id: link

    property string title
    property string ruleId
    property string keycap
    readonly property string unbroken: ruleId.replace(/-/g, "\u2011")

    text: title.length > 0 ? title : ruleId
    description: qsTr("Rule %1").arg(ruleId)
    role: Accessible.Link
    ringRadius: Theme.radiusS
    implicitWidth: row.implicitWidth
    implicitHeight: Math.max(Theme.chip, words.height)

    Row {
        id: row
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.sp2

        Icon {
            id: mark
            anchors.verticalCenter: parent.verticalCenter
            name: "book"
            size: Theme.iconS
            colour: Theme.beacon
        }
        Label {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, link.width > 0 ? link.width - mark.width - cap.width - 2 * row.spacing : implicitWidth)
            text: link.title.length > 0 ? link.title + "  " + link.unbroken : link.unbroken
            font: Theme.smallStrong
            color: Theme.beacon
            Accessible.ignored: true
        }
        Keycap {
            id: cap
            anchors.verticalCenter: parent.verticalCenter
            key: link.keycap
            width: key.length > 0 ? implicitWidth : 0
        }
    }
}
