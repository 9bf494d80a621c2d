pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// How one saved game stands, as everybody may see it, and what can be done with it.
FocusScope {
    id: detail

    required property var facts
    readonly property string health: facts.health ?? ""
    /// Of a game on a damaged page nothing but its place in the list is known.
    readonly property bool known: (facts.game ?? "").length > 0

    signal resumed()
    signal removed()

    ScrollArea {
        anchors.fill: parent
        anchors.bottomMargin: Theme.sp4

        Column {
            width: parent.width
            spacing: Theme.sp4

            Item {
                width: parent.width
                height: Math.max(words.height, seal.height)

                Column {
                    id: words
                    width: parent.width - seal.width - Theme.sp4
                    spacing: Theme.px(3)

                    Label {
                        width: parent.width
                        text: detail.facts.title ?? ""
                        font: Theme.h1
                        Accessible.role: Accessible.Heading
                    }
                    Label {
                        width: parent.width
                        visible: detail.known
                        text: detail.facts.title === detail.facts.gameTitle
                            ? Phrase.fill(qsTr("After move %1 · saved %2"), [detail.facts.answers ?? 0, detail.facts.when ?? ""])
                            : Phrase.fill(qsTr("%1 · after move %2 · saved %3"), [detail.facts.gameTitle ?? "", detail.facts.answers ?? 0, detail.facts.when ?? ""])
                        color: Theme.mid
                    }
                }
                Chip {
                    id: seal
                    anchors.right: parent.right
                    y: Theme.px(12)
                    icon: detail.health === "damaged" || detail.health === "changed" ? "warning" : "lock"
                    text: detail.health === "damaged" ? qsTr("Damaged") : detail.health === "changed" ? qsTr("Changed by another program") : qsTr("Sealed and intact")
                    ink: detail.health === "damaged" ? Theme.danger : detail.health === "changed" ? Theme.warn : Theme.ok
                }
            }
            SaveStanding {
                width: parent.width
                visible: detail.known
                facts: detail.facts
            }
            Label {
                width: parent.width
                visible: text.length > 0
                text: detail.health === "changed" ? qsTr("This game was changed by another program. It opens at the last good point.")
                    : detail.health === "damaged" ? qsTr("This game cannot be read. The others are not affected.") : ""
                color: Theme.warn
            }
            SaveActions {
                width: parent.width
                bare: true
                health: detail.health
                onResumed: detail.resumed()
                onRemoved: detail.removed()
            }
        }
    }
}
