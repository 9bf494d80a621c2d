pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// One side of a battle: who, where, its counters, what helps, who is gone, and its strength as a sum.
Item {
    id: column

    required property var side
    required property Rows units
    required property Rows help
    required property Rows lost
    /// Dice are still rolling: who is gone is not told yet.
    property bool rolling: false

    signal picked(string key)
    signal fired(string area)

    readonly property int pad: Theme.px(Theme.low ? 12 : 24)

    Item {
        id: head
        x: column.pad
        y: Theme.px(Theme.low ? 10 : 22)
        width: parent.width - 2 * x
        height: Math.max(badge.height, names.height)

        SeatEmblem {
            id: badge
            anchors.verticalCenter: parent.verticalCenter
            livery: column.side.livery ?? 0
            size: Theme.px(Theme.low ? 36 : 46)
        }
        Column {
            id: names
            anchors.left: badge.right
            anchors.leftMargin: Theme.sp3
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter

            Label {
                width: parent.width
                text: column.side.title ?? ""
                font: Theme.h2
                color: Seats.text(column.side.livery ?? 0, Theme.light)
                Accessible.role: Accessible.Heading
            }
            Label {
                width: parent.width
                visible: text.length > 0
                text: column.side.place ?? ""
                font: Theme.small
                color: Theme.mid
            }
        }
    }
    ScrollArea {
        anchors.top: head.bottom
        anchors.topMargin: Theme.px(8)
        anchors.bottom: foot.top
        anchors.bottomMargin: Theme.sp2
        x: column.pad
        width: parent.width - 2 * x

        Column {
            width: parent.width
            spacing: Theme.px(Theme.low ? 6 : 10)

            Flow {
                width: parent.width
                spacing: Theme.sp2

                Repeater {
                    model: column.units

                    CombatUnit {
                        objectName: "piece/" + row.key
                        onClicked: column.picked(row.key)
                    }
                }
            }
            Label {
                visible: column.units.count === 0 && !column.rolling
                text: qsTr("Nobody is left.")
                font: Theme.small
                color: Theme.mid
            }
            SectionLabel {
                visible: column.help.count > 0
                text: qsTr("Support")
            }
            Flow {
                width: parent.width
                spacing: Theme.sp2

                Repeater {
                    model: column.help

                    CombatUnit {
                        objectName: row.lit ? "area/" + row.area : "help/" + row.key
                        onClicked: column.fired(row.area)
                    }
                }
            }
            SectionLabel {
                visible: column.lost.count > 0 && !column.rolling
                text: qsTr("Lost")
            }
            Flow {
                width: parent.width
                spacing: Theme.sp2
                visible: !column.rolling

                Repeater {
                    model: column.lost

                    Column {
                        id: gone
                        required property var row

                        width: Theme.px(76)
                        Accessible.role: Accessible.StaticText
                        Accessible.name: row.text

                        Counter {
                            anchors.horizontalCenter: parent.horizontalCenter
                            size: Theme.px(Theme.low ? 40 : 54)
                            glyph: gone.row.glyph
                            livery: gone.row.livery
                            attack: gone.row.attack
                            defence: gone.row.defence
                            move: gone.row.move
                            quick: gone.row.quick
                            state: "lost"
                            count: gone.row.count
                        }
                        Label {
                            width: parent.width
                            text: gone.row.why
                            font: Theme.small
                            color: Theme.mid
                            horizontalAlignment: Text.AlignHCenter
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
    Item {
        id: foot
        x: column.pad
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(Theme.low ? 8 : 22)
        width: parent.width - 2 * x
        height: Math.max(number.height, sums.y - Theme.px(13) + sums.height) + Theme.px(13)
        Accessible.role: Accessible.StaticText
        Accessible.name: column.side.text ?? ""

        Rectangle {
            width: parent.width
            height: Theme.border
            color: Theme.line
        }
        Label {
            id: number
            y: Theme.px(Theme.low ? 10 : 6)
            text: column.side.strength > 0 ? column.side.strength : "–"
            font: Theme.bigNumber
            lineHeight: 1
            Accessible.ignored: true
        }
        Column {
            id: sums
            anchors.left: number.right
            anchors.leftMargin: Theme.sp3
            anchors.right: parent.right
            y: Theme.px(Theme.low ? 10 : 26)

            Label {
                width: parent.width
                text: column.side.label ?? ""
                font: Theme.small
                color: Theme.mid
                Accessible.ignored: true
            }
            Label {
                width: parent.width
                visible: text.length > 0
                text: column.side.sum ?? ""
                font: Theme.small
                Accessible.ignored: true
            }
        }
    }
}
