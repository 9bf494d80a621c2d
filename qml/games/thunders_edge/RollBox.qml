pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// One roll: whose, the dice, what they mean in words, hits and what stops them, and where the dice came from.
Panel {
    id: box

    required property var row
    property int time: 0
    readonly property bool rolling: tray.rolling

    height: words.height + 2 * Theme.px(Theme.low ? 10 : 16)
    Accessible.role: Accessible.StaticText
    Accessible.name: row.text

    Column {
        id: words
        x: Theme.px(21)
        y: Theme.px(Theme.low ? 10 : 16)
        width: parent.width - 2 * x
        spacing: Theme.px(Theme.low ? 7 : 20)

        Item {
            width: parent.width
            height: title.height

            Label {
                id: title
                text: box.row.title
                font: Theme.h3
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            Label {
                anchors.left: title.right
                anchors.leftMargin: Theme.sp3
                anchors.right: parent.right
                anchors.rightMargin: formula.visible ? formula.width + Theme.sp3 : 0
                anchors.baseline: title.baseline
                text: box.row.count
                font: Theme.small
                color: Theme.mid
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }

            Label {
                id: formula
                anchors.right: parent.right
                anchors.baseline: title.baseline
                visible: !Theme.low && parent.width > Theme.px(560)
                text: box.row.formula
                font: Theme.small
                color: Theme.faint
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
        Dice {
            id: tray
            width: parent.width
            dice: box.row.dice
            fresh: box.row.fresh
            time: box.time
        }
        Flow {
            width: parent.width
            topPadding: Theme.px(Theme.low ? 0 : 5)
            spacing: Theme.px(12)
            opacity: box.rolling ? 0 : 1

            Repeater {
                model: box.row.equation

                Row {
                    id: term
                    required property var modelData
                    required property int index

                    height: Theme.px(38)
                    spacing: Theme.px(7)

                    Label {
                        anchors.verticalCenter: parent.verticalCenter
                        visible: term.index > 0
                        text: "−"
                        font: Theme.number
                        rightPadding: Theme.px(3)
                        Accessible.ignored: true
                    }
                    Label {
                        anchors.verticalCenter: parent.verticalCenter
                        text: term.modelData.value
                        font: Theme.number
                        Accessible.ignored: true
                    }
                    Label {
                        anchors.verticalCenter: parent.verticalCenter
                        text: term.modelData.text
                        color: Theme.mid
                        wrapMode: Text.NoWrap
                        Accessible.ignored: true
                    }
                }
            }
            Label {
                height: Theme.px(38)
                visible: box.row.equation.length > 0
                text: "="
                font: Theme.number
                Accessible.ignored: true
            }
            Repeater {
                model: box.row.results

                Rectangle {
                    id: result
                    required property var modelData
                    readonly property color tone: modelData.kind === "hit" ? Theme.danger : modelData.kind === "late" ? Theme.warn : Theme.mid

                    width: Math.min(said.implicitWidth + 2 * Theme.px(13), words.width)
                    height: Math.max(Theme.px(38), said.height + Theme.sp2)
                    radius: Theme.radiusM
                    color: modelData.kind === "none" ? Theme.bg2 : Qt.tint(Theme.bg1, Qt.alpha(tone, 0.14))
                    border.width: Theme.highContrast ? Theme.border : 0
                    border.color: tone

                    Label {
                        id: said
                        anchors.centerIn: parent
                        width: Math.min(implicitWidth, result.width - 2 * Theme.px(13))
                        text: result.modelData.text
                        font: Theme.strong
                        color: result.tone
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
