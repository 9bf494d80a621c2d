pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// One thing that can be bought: counter, price, how many remain in the counter mix, minus, number, plus. The reason stands here when plus is off.
Item {
    id: line

    required property var row
    readonly property bool isUnit: row.kind === "unit"
    readonly property bool tight: width < Theme.px(620)

    signal more()
    signal less()

    height: Theme.px(Theme.low ? 60 : Theme.rows > 880 ? 86 : 77)
    Accessible.role: Accessible.Grouping
    Accessible.name: row.text

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.border
        color: Theme.line
    }
    Counter {
        id: picture
        x: Theme.px(line.tight ? 4 : 18)
        anchors.verticalCenter: parent.verticalCenter
        size: Theme.px(Theme.low ? 40 : 56)
        visible: line.row.glyph.length > 0
        glyph: line.row.glyph
        livery: line.row.livery
        attack: line.row.attack ?? -1
        defence: line.row.defence ?? -1
        move: line.row.move ?? -1
        quick: line.row.quick ?? false
        state: line.row.state ?? ""
    }
    Icon {
        anchors.centerIn: picture
        visible: line.row.glyph.length === 0
        name: "star"
        size: Theme.px(26)
        colour: Theme.mid
    }
    Column {
        id: names
        anchors.left: picture.right
        anchors.leftMargin: Theme.px(line.tight ? 8 : 26)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(line.tight ? 150 : 200)
        spacing: Theme.px(2)

        Label {
            width: parent.width
            text: line.row.name
            font: Theme.h3
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Row {
            visible: line.row.price >= 0
            spacing: Theme.px(5)

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: "coin"
                size: Theme.iconS
                colour: Theme.warn
            }
            Label {
                text: line.row.price
                font: Theme.strong
                color: Theme.warn
                Accessible.ignored: true
            }
            Keycap {
                anchors.verticalCenter: parent.verticalCenter
                size: Theme.px(22)
                solid: true
                key: line.row.digit > 0 ? line.row.digit : ""
            }
        }
    }
    Column {
        anchors.left: names.right
        anchors.leftMargin: Theme.px(line.tight ? 12 : 16)
        anchors.right: stepper.left
        anchors.rightMargin: Theme.sp3
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(6)

        Row {
            visible: line.isUnit
            spacing: Theme.px(3)

            Repeater {
                model: line.row.total

                Rectangle {
                    required property int index
                    readonly property bool used: index < line.row.used
                    readonly property bool bought: !used && index < line.row.used + line.row.bought

                    width: Theme.px(line.row.total > 14 ? 5 : 9)
                    height: Theme.px(18)
                    radius: Theme.px(2)
                    color: used ? Theme.mid : bought ? Theme.beacon : Theme.bg3
                    border.width: used || bought ? 0 : Theme.border
                    border.color: Theme.line
                }
            }
        }
        Label {
            width: parent.width
            text: line.row.note
            font: Theme.small
            color: Theme.mid
            lineHeight: 1
            maximumLineCount: 2
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
    Row {
        id: stepper
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(line.tight ? 4 : 18)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(10)

        StepButton {
            objectName: "less/" + line.row.key
            icon: "minus"
            text: qsTr("Less: %1").arg(line.row.name)
            reason: line.row.minus
            onClicked: line.less()
        }
        Label {
            width: Theme.px(34)
            height: parent.height
            horizontalAlignment: Text.AlignHCenter
            text: line.row.amount
            font: Theme.number
            Accessible.ignored: true
        }
        StepButton {
            property bool lit: !off

            objectName: line.isUnit ? "piece/" + line.row.key : line.row.kind === "ability" ? "ability/" + line.row.key : "verb/" + line.row.key
            icon: "plus"
            text: qsTr("More: %1").arg(line.row.name)
            reason: line.row.plus
            onClicked: line.more()
        }
    }
}
