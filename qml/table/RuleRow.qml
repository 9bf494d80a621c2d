import QtQuick
import Hexmoot.Ui

/// One rule in the list: its title and its id.
Pressable {
    id: row

    required property int index
    required property string ruleId
    required property string title

    objectName: "rule-" + ruleId
    text: title
    description: ruleId
    role: Accessible.ListItem
    ringRadius: Theme.radiusS
    implicitHeight: words.height + Theme.sp3

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusS
        color: row.hovered ? Theme.bg3 : Theme.clear
    }
    Column {
        id: words
        x: Theme.sp2
        width: parent.width - 2 * x
        anchors.verticalCenter: parent.verticalCenter

        Label {
            width: parent.width
            text: row.title
            font: Theme.smallStrong
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            text: row.ruleId
            font: Theme.label
            color: Theme.faint
            Accessible.ignored: true
        }
    }
}
