pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The sheet of a deal: with whom, what each party gives, what may still be named. It lies at the foot of the stage, so that the map stays
/// in sight.
Panel {
    id: sheet

    required property TeDeals deals
    required property real most

    objectName: "deal-sheet"
    implicitHeight: Math.min(most, body.height + 2 * Theme.sp4)
    Accessible.role: Accessible.Pane
    Accessible.name: deals.title

    // What lies below is not pressed through the sheet.
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
    }
    ScrollArea {
        anchors.fill: parent
        anchors.margins: Theme.sp4

        Column {
            id: body
            width: parent.width
            spacing: Theme.sp3

            Row {
                width: parent.width
                spacing: Theme.sp2

                Icon {
                    id: sign
                    anchors.verticalCenter: parent.verticalCenter
                    name: "swap"
                    size: Theme.iconL
                    colour: Theme.beacon
                }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - sign.width - cancel.width - 2 * parent.spacing
                    text: sheet.deals.title
                    font: Theme.h2
                    elide: Text.ElideRight
                    maximumLineCount: 1
                }
                ToolButton {
                    id: cancel
                    objectName: "deal-cancel"
                    visible: !sheet.deals.answering
                    icon: "close"
                    text: qsTr("Cancel the deal")
                    onClicked: sheet.deals.cancel()
                }
            }
            Label {
                width: parent.width
                visible: text.length > 0
                text: sheet.deals.note
                font: Theme.small
                color: Theme.mid
            }
            Flow {
                width: parent.width
                visible: sheet.deals.seats.count > 0
                spacing: Theme.sp3

                Repeater {
                    model: sheet.deals.seats

                    ChoiceButton {
                        reason: row.reason
                        onClicked: sheet.deals.press(row.key)
                    }
                }
            }
            Row {
                id: parties
                width: parent.width
                spacing: Theme.sp5

                Repeater {
                    model: sheet.deals.sides

                    DealSheetSide {
                        width: (parties.width - parties.spacing) / 2
                        deals: sheet.deals
                    }
                }
            }
            Flow {
                width: parent.width
                visible: sheet.deals.titles.count > 0
                spacing: Theme.sp2

                Repeater {
                    model: sheet.deals.titles

                    ChoiceButton {
                        objectName: (row.key.startsWith("MIS-") ? "card/" : "word/") + row.key
                        edge: row.key === "any" ? Theme.beacon : Theme.line
                        pad: Theme.sp3
                        onClicked: sheet.deals.press(row.key)
                    }
                }
            }
        }
    }
}
