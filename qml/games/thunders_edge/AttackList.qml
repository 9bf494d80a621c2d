pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The attacks declared so far.
Column {
    id: list

    required property TeMap map

    visible: map.attacks.count > 0
    spacing: Theme.sp2

    SectionLabel {
        text: qsTr("Declared attacks")
    }
    Repeater {
        model: list.map.attacks

        ListRow {
            required property var row

            objectName: "attack/" + row.key
            width: list.width
            title: row.title
            note: row.chance ? row.note + "\n" + qsTr("%1 to take it").replace("%1", row.chance) : row.note
            icon: "sword"
            onClicked: list.map.inspect(row.key)
        }
    }
}
