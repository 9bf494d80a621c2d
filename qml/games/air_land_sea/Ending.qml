pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot.Ui

/// What a battle brought: the award, the score, and what comes next.
Row {
    id: end

    required property var ending

    spacing: Theme.sp6

    Label {
        anchors.verticalCenter: parent.verticalCenter
        text: end.ending.award
        font: Theme.face(Theme.displayFamily, Theme.low ? 48 : 72, 800, -0.02)
        color: Theme.ok
        lineHeight: 1
        Accessible.name: qsTr("Award: %1").arg(text)
    }
    Column {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - x
        spacing: Theme.px(Theme.low ? 0 : 4)

        Repeater {
            model: end.ending.lines

            Label {
                required property string modelData
                required property int index

                width: parent ? parent.width : 0
                visible: index < (Theme.rows < 520 ? 3 : 9)
                text: modelData
                font: index === 0 ? Theme.h2 : Theme.small
                color: index === 0 ? Theme.hi : Theme.mid
            }
        }
    }
}
