pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The rules that the Senate needs now, each in two sentences, with its place in the rulebook.
Column {
    id: hints

    required property TeBoard board
    readonly property string task: board.senate.task

    signal ruleWanted(string id)

    readonly property var consul: ({
        icon: "gavel", title: qsTr("The first Consul takes 5 VP"), rule: "TE-CON-2",
        text: qsTr("Hold 10 support from one bloc, or 5 Senators. It is checked after every draw and trade. Set Hold in your booth to wait.")
    })
    readonly property var requests: ({
        icon: "speech", title: qsTr("Three kinds of request"), rule: "TE-REQ-1",
        text: qsTr("A bloc, a Senator of a bloc, or a Senator by trait. Never a strength. Never bloc and trait together.")
    })
    readonly property var trade: ({
        icon: "mail", title: qsTr("How a trade closes"), rule: "TE-TRADE-1",
        text: qsTr("The offer is sealed in a booth with its card and rider. Accepting it in another makes the four cards cross at once.")
    })
    readonly property var hands: ({
        icon: "hand", title: qsTr("All hands up: everyone draws"), rule: "TE-DRAW-1",
        text: qsTr("A hand that is up cannot trade. When all have passed, the rest go up by themselves.")
    })
    readonly property var black: ({
        icon: "mask", title: qsTr("Black cards come last"), rule: "TE-BLK-1",
        text: qsTr("When trading ends, all hands are shown. Then Leak, assassination, Ill Reputation and Scandal take effect in this order.")
    })
    readonly property var discards: ({
        icon: "cards", title: qsTr("Three cards stay"), rule: "TE-DISC-1",
        text: qsTr("Everybody comes down to three Senate cards. More may go too; all return to the deck unseen.")
    })

    spacing: Theme.sp4

    SectionLabel {
        text: qsTr("Rules now")
    }
    Repeater {
        model: hints.board.senate.shownHands.count > 0 ? [hints.black]
             : !hints.board.senate.floor.market ? [hints.discards]
             : hints.task === "cry" ? [hints.requests]
             : hints.board.stage === "booth" ? [hints.trade, hints.consul]
                                             : [hints.consul, hints.trade, hints.hands]

        Column {
            id: hint
            required property var modelData

            width: hints.width
            spacing: Theme.px(5)

            Row {
                width: parent.width
                spacing: Theme.px(10)

                Icon {
                    id: mark
                    name: hint.modelData.icon
                    size: Theme.iconL
                    colour: Theme.warn
                }
                Label {
                    width: parent.width - mark.width - parent.spacing
                    text: hint.modelData.title
                    font: Theme.strong
                    Accessible.role: Accessible.Heading
                }
            }
            Label {
                width: parent.width
                text: hint.modelData.text
                font: Theme.small
                color: Theme.mid
            }
            RuleLink {
                width: parent.width
                ruleId: hint.modelData.rule
                onClicked: hints.ruleWanted(ruleId)
            }
        }
    }
    Rectangle {
        width: parent.width
        height: closed.height + 2 * Theme.px(13)
        visible: hints.board.stage === "senate"
        radius: Theme.px(12)
        color: Theme.bg3

        Column {
            id: closed
            x: Theme.px(14)
            y: Theme.px(13)
            width: parent.width - 2 * x
            spacing: Theme.px(5)

            IconText {
                icon: "eye-off"
                text: qsTr("Nothing secret is on this screen")
                colour: Theme.hi
                room: parent.width - Theme.px(26)
            }
            Label {
                width: parent.width
                text: qsTr("Press your number, then B for your booth. The others look away until it closes.")
                font: Theme.small
                color: Theme.mid
            }
        }
    }
}
