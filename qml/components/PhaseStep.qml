import QtQuick
import Hexmoot
import Hexmoot.Ui

/// One phase in the phase bar: done (ticked), now (framed) or next.
Rectangle {
    id: step

    required property var modelData
    readonly property bool now: modelData.state === "now"

    width: content.width + 2 * Theme.px(14)
    height: Theme.px(38)
    radius: height / 2
    color: now ? Theme.bg3 : Theme.clear
    border.width: now ? Theme.border : 0
    border.color: Theme.edge
    Accessible.role: Accessible.StaticText
    Accessible.name: now && modelData.note ? Phrase.fill(qsTr("Now: %1. %2"), [modelData.text, modelData.note])
                   : now ? qsTr("Now: %1").arg(modelData.text)
                   : modelData.state === "done" ? qsTr("%1, done").arg(modelData.text) : modelData.text

    Row {
        id: content
        anchors.centerIn: parent
        spacing: Theme.px(7)

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: step.modelData.state === "done"
            name: visible ? "check" : ""
            size: Theme.iconS
            colour: Theme.mid
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            text: step.modelData.text
            font: step.now ? Theme.smallStrong : Theme.small
            color: step.now ? Theme.hi : step.modelData.state === "done" ? Theme.mid : Theme.faint
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            text: step.modelData.note ?? ""
            font: Theme.small
            color: Theme.mid
            visible: step.now && text.length > 0
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
}
