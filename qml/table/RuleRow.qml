import QtQuick
import Hexmoot.Ui

/// One rule in the list: its title, its text and its id; above the first of a chapter the chapter's name. The list has the focus.
Item {
    id: row

    required property int index
    required property string ruleId
    required property string title
    required property string text
    required property string ruling
    required property string chapter
    required property bool opensChapter
    required property bool chosen

    /// A question's text is its answer.
    readonly property string words: text.length > 0 ? text : ruling

    signal clicked()

    objectName: "rule-" + ruleId
    implicitHeight: column.height
    Accessible.role: Accessible.ListItem
    Accessible.name: title
    Accessible.description: words
    Accessible.selected: chosen
    Accessible.onPressAction: clicked()

    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        longPressThreshold: Theme.patience
        onTapped: row.clicked()
    }
    HoverHandler {
        id: hover
        cursorShape: Qt.PointingHandCursor
    }
    Column {
        id: column
        x: Theme.sp2
        width: parent.width - 2 * x

        SectionLabel {
            width: parent.width
            visible: row.opensChapter
            text: row.chapter
            topPadding: Theme.sp3
            bottomPadding: Theme.sp1
        }
        Rectangle {
            x: -Theme.sp2
            width: parent.width + 2 * Theme.sp2
            height: name.height + Theme.sp2
            radius: Theme.radiusS
            color: row.chosen || hover.hovered ? Theme.bg3 : Theme.clear
            border.width: row.chosen ? Theme.heavyBorder : 0
            border.color: Theme.focus

            Column {
                id: name
                x: Theme.sp2
                y: Theme.sp1
                width: parent.width - 2 * x

                Label {
                    width: parent.width
                    text: row.title
                    font: Theme.smallStrong
                    Accessible.ignored: true
                }
                Label {
                    width: parent.width
                    text: row.words
                    font: Theme.small
                    color: Theme.mid
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
    }
}
