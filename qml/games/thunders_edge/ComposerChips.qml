pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// What can be asked for or given: blocs, Senators of a bloc, Senators by trait. The digits are for the group that has the focus.
Column {
    id: chips

    required property Rows rows
    property string name: "request"
    /// Only what can be picked, in one flow: for what a hand allows.
    property bool brief: false
    property real captions: Theme.px(166)
    property var groups: [qsTr("Support of a bloc"), qsTr("A Senator of a bloc"), qsTr("A Senator by trait")]
    /// Answered: only the answer shows, and a press opens the question again.
    property bool settled: false

    signal picked(string word)
    signal groupWanted(int which)

    spacing: Theme.px(10)

    Repeater {
        model: chips.groups

        Item {
            id: group
            required property string modelData
            required property int index

            width: chips.width
            height: Math.max(flow.height, caption.height, Theme.chip)
            visible: chips.settled ? flow.answered : !chips.brief || flow.any

            Label {
                id: caption
                width: chips.captions - Theme.sp2
                anchors.verticalCenter: parent.verticalCenter
                text: chips.settled ? "" : group.modelData
                font: Theme.smallStrong
                color: Theme.mid
            }
            Flow {
                id: flow
                readonly property bool any: Object.values(chips.rows.byKey).some((row) => row.lit && row.group === group.index)

                readonly property bool answered: Object.values(chips.rows.byKey).some((row) => row.chosen && row.group === group.index)

                x: chips.captions
                width: parent.width - x
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.sp2

                Repeater {
                    model: chips.rows

                    ComposerChip {
                        name: chips.name
                        settled: chips.settled
                        visible: row.group === group.index && (chips.settled ? row.chosen : !chips.brief || row.lit)
                        onClicked: chips.picked(row.key)
                        onActiveFocusChanged: {
                            if (activeFocus && !chips.brief)
                                chips.groupWanted(row.group);
                        }
                    }
                }
            }
        }
    }
}
