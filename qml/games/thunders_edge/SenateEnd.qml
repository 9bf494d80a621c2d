pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The end of the trading: every hand lies open, and the black cards follow in the order of the rules.
AnyKey {
    id: end

    required property TeSenate senate
    readonly property real pad: Theme.px(Theme.narrow ? 12 : 24)
    readonly property bool beside: width > Theme.px(940)

    /// Everything has happened, and any key goes on; the Leak's holder has to choose first.
    readonly property bool over: senate.moment.page === 2

    text: qsTr("The black cards")
    waits: over
    onWentOn: senate.goOn()

    ScrollArea {
        anchors.fill: parent
        anchors.margins: end.pad

        Item {
            width: parent.width
            height: end.beside ? Math.max(hands.height, steps.height) : hands.height + steps.height + Theme.sp5

            Column {
                id: hands
                width: end.beside ? parent.width - steps.width - Theme.sp5 : parent.width
                spacing: Theme.sp3

                Repeater {
                    model: end.senate.shownHands

                    ShownHand {
                        width: hands.width
                        most: Math.min(Theme.px(104), ((end.height - 2 * end.pad) / Math.max(1, end.senate.shownHands.count) - Theme.px(18)) / 1.4)
                        onPicked: (word) => end.senate.pickCard(word)
                    }
                }
            }
            Panel {
                id: steps
                x: end.beside ? parent.width - width : 0
                y: end.beside ? 0 : hands.height + Theme.sp5
                width: end.beside ? Theme.px(400) : parent.width
                height: list.height + 2 * Theme.sp4

                Column {
                    id: list
                    x: Theme.sp4
                    y: Theme.sp4
                    width: parent.width - 2 * x
                    spacing: Theme.sp3

                    Label {
                        width: parent.width
                        text: qsTr("The black cards")
                        font: Theme.h3
                        Accessible.role: Accessible.Heading
                    }
                    Repeater {
                        model: end.senate.steps

                        BlackStep {
                            width: list.width
                        }
                    }
                }
            }
        }
    }
}
