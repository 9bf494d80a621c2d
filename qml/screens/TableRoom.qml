import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The room with the table: the game under way, and the ways out of it.
FocusScope {
    id: room

    required property Rooms rooms
    /// Held by this room until it is gone, whoever is hosted next.
    required property TableModel table

    focus: true

    NoticeBar {
        id: notice
        property bool read: false

        width: parent.width
        height: visible ? implicitHeight : 0
        visible: text.length > 0 && !read
        icon: "warning"
        text: room.rooms.host.notice

        ToolButton {
            icon: "close"
            text: qsTr("Dismiss")
            onClicked: notice.read = true
        }
    }
    TableScreen {
        anchors.fill: parent
        anchors.topMargin: notice.height
        focus: true
        table: room.table
        onLeaveWanted: room.rooms.leaveTable()
        onRematchWanted: room.rooms.rematch()
        onSavesWanted: room.rooms.go("saves")
        onSettingsWanted: room.rooms.go("settings")
    }
}
