pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// What the seat keeps: points of each bloc against ten, Senators against five, and whether it declares by itself.
Panel {
    id: keeping

    required property TeSenate senate
    required property var facts
    readonly property real line: Theme.px(Theme.low ? 26 : 30)

    implicitHeight: list.implicitHeight + 2 * Theme.px(14)

    ScrollArea {
        anchors.fill: parent
        anchors.margins: Theme.px(14)

        Column {
            id: list
            width: parent.width
            spacing: Theme.px(2)

            Label {
                width: parent.width
                text: qsTr("What you keep")
                font: Theme.h3
                Accessible.role: Accessible.Heading
            }
            Label {
                width: parent.width
                visible: keeping.facts.market
                text: qsTr("At 10 of a bloc, or 5 Senators:")
                font: Theme.small
                color: Theme.mid
            }
            Row {
                visible: keeping.facts.market
                spacing: Theme.sp2
                bottomPadding: Theme.px(2)

                Stand {
                    word: "auto"
                    text: qsTr("Declare for me")
                    now: !keeping.facts.hold
                    lit: !now && keeping.facts.mayStand
                    reason: now ? "" : keeping.facts.standingReason
                    onClicked: keeping.senate.standing(false)
                }
                Stand {
                    word: "hold"
                    text: qsTr("Hold")
                    now: keeping.facts.hold
                    lit: !now && keeping.facts.mayStand
                    reason: now ? "" : keeping.facts.standingReason
                    onClicked: keeping.senate.standing(true)
                }
            }
            Repeater {
                model: keeping.senate.keeping

                Item {
                    id: bar
                    required property var row

                    width: list.width
                    height: keeping.line
                    Accessible.role: Accessible.StaticText
                    Accessible.name: row.text

                    Icon {
                        id: mark
                        anchors.verticalCenter: parent.verticalCenter
                        name: bar.row.icon
                        size: Theme.iconL
                        colour: Theme.mid
                    }
                    Label {
                        id: name
                        anchors.left: mark.right
                        anchors.leftMargin: Theme.px(10)
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.px(110)
                        text: bar.row.name
                        font: bar.row.best ? Theme.strong : Theme.body
                        color: bar.row.value > 0 ? Theme.hi : Theme.mid
                        lineHeight: 1
                        wrapMode: Text.NoWrap
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }
                    Rectangle {
                        anchors.left: name.right
                        anchors.leftMargin: Theme.px(8)
                        anchors.right: number.left
                        anchors.rightMargin: Theme.px(8)
                        anchors.verticalCenter: parent.verticalCenter
                        height: Theme.px(11)
                        radius: height / 2
                        color: Theme.bg3

                        Rectangle {
                            width: Math.min(1, bar.row.value / bar.row.goal) * parent.width
                            height: parent.height
                            radius: height / 2
                            color: bar.row.value >= bar.row.goal ? Theme.ok : bar.row.best ? Theme.warn : Theme.mid
                        }
                    }
                    Label {
                        id: number
                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.px(56)
                        text: bar.row.value + " / " + bar.row.goal
                        font: Theme.strong
                        color: bar.row.value > 0 ? Theme.hi : Theme.faint
                        lineHeight: 1
                        horizontalAlignment: Text.AlignRight
                        wrapMode: Text.NoWrap
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
