pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// What the seat keeps: points of each bloc against ten, Senators against five, and whether it declares by itself.
Panel {
    id: keeping

    required property TeSenate senate
    required property var facts
    readonly property bool roomy: width > Theme.px(400)
    readonly property real line: Theme.px(Theme.low ? 26 : roomy && Theme.rows > 880 ? 41 : 30)
    readonly property real pad: Theme.px(roomy ? 19 : 14)

    implicitHeight: list.implicitHeight + 2 * pad + Theme.px(roomy ? 6 : 0)

    ScrollArea {
        anchors.fill: parent
        anchors.margins: keeping.pad

        Column {
            id: list
            width: parent.width
            spacing: Theme.px(keeping.roomy ? 0 : 2)

            Label {
                width: parent.width
                text: qsTr("What you keep")
                font: Theme.h3
                Accessible.role: Accessible.Heading
            }
            Flow {
                width: parent.width
                visible: keeping.facts.market
                spacing: Theme.sp2
                topPadding: Theme.px(2)
                bottomPadding: Theme.px(2)

                Label {
                    width: keeping.roomy ? parent.width - declares.width - holds.width - 2 * parent.spacing : parent.width
                    height: keeping.roomy ? Math.max(Theme.chip, implicitHeight) : implicitHeight
                    text: keeping.roomy ? qsTr("At 10, or 5 Senators:") : qsTr("At 10 of a bloc, or 5 Senators:")
                    font: Theme.small
                    color: Theme.mid
                }
                Stand {
                    id: declares
                    word: "auto"
                    text: qsTr("Declare for me")
                    now: !keeping.facts.hold
                    lit: !now && keeping.facts.mayStand
                    reason: now ? "" : keeping.facts.standingReason
                    onClicked: keeping.senate.standing(false)
                }
                Stand {
                    id: holds
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
                    required property int index

                    objectName: "keeping-" + index
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
                        anchors.leftMargin: Theme.px(keeping.roomy ? 18 : 10)
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.px(116)
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
                        anchors.leftMargin: Theme.px(keeping.roomy ? 12 : 8)
                        anchors.right: number.left
                        anchors.rightMargin: Theme.px(8)
                        anchors.verticalCenter: parent.verticalCenter
                        height: Theme.px(12)
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
                        width: Theme.px(62)
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
