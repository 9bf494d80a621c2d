pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// A Mission, Location or Faction card, by the `face` that its row names. It may be pressed or inspected.
FocusScope {
    id: any

    required property var row
    property bool keyed: true
    /// Off: a picture to be read.
    property bool live: true
    property string prefix: "card/"

    signal pressed()
    signal inspected()
    signal pointed(bool on)

    implicitWidth: Theme.px(104)
    implicitHeight: Math.round(width * 1.4)

    While {
        on: any.row.face === "mission"

        MissionCard {
            row: any.row
            width: any.width
            keyed: any.keyed
            enabled: any.live
            activeFocusOnTab: any.live
            role: any.live ? Accessible.Button : Accessible.Graphic
            objectName: any.prefix + any.row.key
            takesFocus: true
            onClicked: any.pressed()
            onInspected: any.inspected()
            onHoveredChanged: any.pointed(hovered)
            onActiveFocusChanged: any.pointed(activeFocus)
        }
    }
    While {
        on: any.row.face === "location"

        LocationCard {
            row: any.row
            width: any.width
            keyed: any.keyed
            enabled: any.live
            activeFocusOnTab: any.live
            role: any.live ? Accessible.Button : Accessible.Graphic
            objectName: any.prefix + any.row.key
            takesFocus: true
            onClicked: any.pressed()
            onInspected: any.inspected()
            onHoveredChanged: any.pointed(hovered)
            onActiveFocusChanged: any.pointed(activeFocus)
        }
    }
    While {
        on: any.row.face === "faction"

        FactionCard {
            row: any.row
            width: any.width
            keyed: any.keyed
            enabled: any.live
            activeFocusOnTab: any.live
            role: any.live ? Accessible.Button : Accessible.Graphic
            objectName: any.prefix + any.row.key
            takesFocus: true
            onClicked: any.pressed()
            onInspected: any.inspected()
            onHoveredChanged: any.pointed(hovered)
            onActiveFocusChanged: any.pointed(activeFocus)
        }
    }
}
