pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// One saved game in the list.
Pressable {
    id: row

    required property int index
    required property string title
    required property string clock
    required property string next
    required property string when
    required property string health
    required property string result
    required property string picture
    required property var seats
    readonly property string standing: result ? result : next ? clock + ". " + next : clock
    readonly property var states: ({
        inPlay: { text: qsTr("in play"), colour: Theme.beacon },
        finished: { text: qsTr("finished"), colour: Theme.mid },
        changed: { text: qsTr("changed"), colour: Theme.warn },
        damaged: { text: qsTr("damaged"), colour: Theme.danger }
    })

    objectName: "save-" + index
    text: title
    description: states[health].text
    Accessible.name: title + ". " + standing + ". " + when
    role: Accessible.ListItem
    ringRadius: Theme.px(14)
    implicitHeight: Math.max(thumb.height, words.height) + 2 * Theme.px(10)
    Accessible.selected: checked

    Panel {
        anchors.fill: parent
        radius: Theme.px(14)
        lit: row.checked
    }
    Picture {
        id: thumb
        x: Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(104)
        height: Theme.px(70)
        art: row.picture ? row.picture + "?all," + Theme.px(9) : ""
        Accessible.ignored: true

        Icon {
            anchors.centerIn: parent
            visible: row.picture.length === 0
            name: visible ? "warning" : ""
            size: Theme.px(30)
            colour: Theme.danger
        }
    }
    Column {
        id: words
        anchors.left: thumb.right
        anchors.leftMargin: Theme.px(15)
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(3)

        readonly property real beside: width - tail.width - Theme.sp3

        Label {
            width: words.beside
            text: row.title
            font: Theme.h3
            maximumLineCount: 2
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Label {
            width: words.beside
            text: row.result ? row.result : row.clock
            font: Theme.small
            color: Theme.mid
            maximumLineCount: 4
            elide: Text.ElideRight
            visible: text.length > 0
            Accessible.ignored: true
        }
        Row {
            width: parent.width
            visible: row.seats.length > 0
            topPadding: Theme.px(3)
            spacing: Theme.sp1

            Repeater {
                model: row.seats

                SeatEmblem {
                    required property var modelData

                    livery: modelData.livery
                    size: Theme.px(24)
                }
            }
            Label {
                width: parent.width - x
                leftPadding: Theme.sp1
                text: row.result ? "" : row.next
                font: Theme.small
                color: Theme.mid
                maximumLineCount: 3
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
    Column {
        id: tail
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(14)
        y: words.y + Theme.px(2)
        spacing: words.spacing

        Label {
            anchors.right: parent.right
            text: row.when
            font: Theme.small
            color: Theme.mid
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
        Label {
            anchors.right: parent.right
            text: row.states[row.health].text
            font: Theme.smallStrong
            color: row.states[row.health].colour
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
}
