pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The seven steps of a battle: what is done, what is now, what does not take place.
Rectangle {
    id: rail

    required property Rows steps
    readonly property bool tight: width < Theme.px(1180)

    height: Theme.px(Theme.low ? 46 : 62)
    color: Theme.bg1
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Steps of the battle")

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.border
        color: Theme.line
    }
    Row {
        anchors.centerIn: parent
        spacing: Theme.px(rail.tight ? 2 : 6)

        Repeater {
            model: rail.steps

            Row {
                id: step
                required property var row
                readonly property bool now: row.state === "now"

                spacing: Theme.px(rail.tight ? 2 : 6)
                Accessible.role: Accessible.ListItem
                Accessible.name: row.spoken

                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: step.row.key > 0
                    name: "chevron-right"
                    size: Theme.px(16)
                    colour: Theme.edge
                }
                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: inner.width + 2 * Theme.px(rail.tight ? 7 : 14)
                    height: Theme.px(38)
                    radius: height / 2
                    color: step.now ? Theme.beacon : Theme.clear

                    Row {
                        id: inner
                        anchors.centerIn: parent
                        spacing: Theme.px(7)

                        Icon {
                            anchors.verticalCenter: parent.verticalCenter
                            visible: step.row.state === "done" || step.row.state === "none"
                            name: step.row.state === "done" ? "check" : "minus"
                            size: Theme.px(16)
                            colour: step.row.state === "done" ? Theme.mid : Theme.faint
                        }
                        Label {
                            visible: step.now
                            text: step.row.number
                            font: Theme.strong
                            color: Theme.beaconInk
                            Accessible.ignored: true
                        }
                        Label {
                            visible: step.now || !Theme.narrow
                            text: step.row.text
                            font: step.now ? Theme.strong : Theme.small
                            color: step.now ? Theme.beaconInk : step.row.state === "done" ? Theme.mid : Theme.faint
                            wrapMode: Text.NoWrap
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
}
