pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// An offer that is put together: for whom, what it wants, what it gives. What is settled shrinks to its answer; a press opens it again.
Column {
    id: composer

    required property TeSenate senate
    readonly property bool whom: Object.values(senate.addressees.byKey).some((row) => row.chosen)
    readonly property bool want: Object.values(senate.wants.byKey).some((row) => row.chosen)
    readonly property bool give: Object.values(senate.gives.byKey).some((row) => row.chosen)
    readonly property bool plain: senate.task === "offer"
    readonly property real caption: Theme.px(78)

    readonly property var groups: [qsTr("Support"), qsTr("Senator"), qsTr("By trait")]

    spacing: Theme.px(12)

    component Section: Item {
        id: section
        required property string caption
        default property alias content: slot.data

        width: composer.width
        height: Math.max(label.height, slot.childrenRect.height)

        Label {
            id: label
            width: composer.caption - Theme.sp2
            height: Math.max(implicitHeight, Theme.px(34))
            text: section.caption
            font: Theme.smallStrong
        }
        Item {
            id: slot
            x: composer.caption
            width: section.width - x
            height: childrenRect.height
        }
    }

    Section {
        caption: qsTr("For")

        Flow {
            width: parent.width
            spacing: Theme.sp2

            Repeater {
                model: composer.senate.addressees

                SeatChip {
                    onClicked: composer.senate.pickSeat(row.seat)
                }
            }
        }
    }
    Section {
        caption: qsTr("I want")
        visible: composer.plain && composer.whom

        ComposerChips {
            width: parent.width
            captions: composer.want ? 0 : Theme.px(124)
            groups: composer.groups
            name: "want"
            rows: composer.senate.wants
            settled: composer.want
            onPicked: (word) => composer.senate.pickWant(word)
            onGroupWanted: (which) => composer.senate.group(which)
        }
    }
    Section {
        caption: qsTr("I give")
        visible: composer.plain && composer.whom && composer.want

        ComposerChips {
            width: parent.width
            captions: composer.give ? 0 : Theme.px(96)
            groups: composer.groups
            name: "give"
            rows: composer.senate.gives
            brief: true
            settled: composer.give
            onPicked: (word) => composer.senate.pickGive(word)
        }
    }
}
