pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The tension track: a bar of ticks, the last three grave, and the number.
Row {
    id: track

    required property TableModel table
    readonly property var tension: (table.board as TeBoard).tension

    visible: tension.shown
    spacing: Theme.px(10)
    Accessible.role: Accessible.StaticText
    Accessible.name: tension.text ?? ""

    Label {
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Tension")
        font: Theme.small
        color: Theme.mid
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    Row {
        anchors.verticalCenter: parent.verticalCenter
        visible: Theme.columns > 1100
        spacing: Theme.px(2)

        Repeater {
            model: track.tension.last ?? 0

            Rectangle {
                required property int index
                readonly property bool reached: index < track.tension.value
                readonly property bool grave: index + 1 >= track.tension.grave

                width: Theme.px(5)
                height: Theme.px(18)
                radius: Theme.px(1)
                color: reached ? (grave ? Theme.danger : Theme.warn) : grave ? Qt.alpha(Theme.danger, 0.45) : Theme.bg3
            }
        }
    }
    TextMetrics {
        id: widest
        text: track.tension.last ?? ""
        font: Theme.number
    }
    Row {
        anchors.verticalCenter: parent.verticalCenter

        Label {
            id: value
            width: Math.ceil(widest.advanceWidth)
            horizontalAlignment: Text.AlignRight
            text: track.tension.value ?? ""
            font: Theme.number
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
        Label {
            anchors.baseline: value.baseline
            text: "/" + (track.tension.last ?? "")
            font: Theme.small
            color: Theme.faint
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
}
