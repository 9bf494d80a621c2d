import QtQuick
import Hexmoot.Ui

/// One rule in the list: its title and its id; above the first of a chapter the chapter's name.
Pressable {
    id: row

    required property int index
    required property string ruleId
    required property string title
    required property string chapter
    required property bool opensChapter

    objectName: "rule-" + ruleId
    text: title
    description: ruleId
    role: Accessible.ListItem
    ringRadius: Theme.radiusS
    implicitHeight: words.height

    Rectangle {
        anchors.fill: words
        anchors.leftMargin: -Theme.sp2
        anchors.rightMargin: -Theme.sp2
        radius: Theme.radiusS
        color: row.hovered ? Theme.bg3 : Theme.clear
    }
    Column {
        id: words
        x: Theme.sp2
        width: parent.width - 2 * x
        anchors.bottom: parent.bottom
        bottomPadding: Theme.sp2

        SectionLabel {
            width: parent.width
            visible: row.opensChapter
            text: row.chapter
            topPadding: Theme.sp3
            bottomPadding: Theme.sp1
        }
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
