pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// Six pages of wishes and the language; changes apply at once and are kept. A preview stands at the right.
FocusScope {
    id: screen

    required property Rooms rooms
    readonly property var pages: [
        { title: qsTr("Display"), icon: "display", source: "SettingsDisplay.qml", names: ["look", "scale", "patternStrength", "calmCurtain", "boardLetters", "fullScreen", "smallWindowNoted"] },
        { title: qsTr("Text"), icon: "letters", source: "SettingsText.qml", names: ["face", "textSize", "wideText"] },
        { title: qsTr("Motion"), icon: "motion", source: "SettingsMotion.qml", names: ["motionSpeed", "reducedMotion"] },
        { title: qsTr("Sound"), icon: "sound", source: "SettingsSound.qml", names: ["volume", "mute", "captions"] },
        { title: qsTr("Keyboard"), icon: "keyboard", source: "SettingsKeyboard.qml", names: ["letterKeys"] },
        { title: qsTr("Table and privacy"), icon: "users", source: "SettingsTable.qml", names: ["drawerIdleSeconds", "handSize", "talkSeconds"] },
        { title: qsTr("Language"), icon: "globe", source: "SettingsLanguage.qml", names: ["language"] }
    ]
    readonly property var page: pages[rooms.settingsPage]
    readonly property bool previewed: !Theme.narrow && rooms.settingsPage < 2

    function reset() {
        Settings.reset(page.names);
        if (page.source === "SettingsKeyboard.qml")
            Keymap.reset("");
    }

    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Settings")

    Label {
        id: title
        x: Theme.margin
        y: Theme.px(Theme.low ? 12 : 26)
        text: qsTr("Settings")
        font: Theme.h1
        Accessible.role: Accessible.Heading
    }
    Flow {
        id: tabs
        anchors.left: title.left
        anchors.right: parent.right
        anchors.rightMargin: Theme.margin
        anchors.top: title.bottom
        anchors.topMargin: Theme.px(Theme.low ? 8 : 12)
        spacing: Theme.sp1
        Accessible.role: Accessible.PageTabList

        Repeater {
            id: tabButtons
            model: screen.pages

            SettingsTab {
                required property var modelData
                required property int index

                objectName: "settings-" + index
                text: modelData.title
                icon: modelData.icon
                checked: index === screen.rooms.settingsPage
                focus: checked
                onClicked: screen.rooms.settingsPage = index
                Keys.onRightPressed: screen.turnTo(index + 1)
                Keys.onLeftPressed: screen.turnTo(index - 1)
            }
        }
    }
    Divider {
        id: line
        anchors.top: tabs.bottom
        width: parent.width
    }
    ScrollArea {
        id: area
        anchors.top: line.bottom
        anchors.topMargin: Theme.px(Theme.low ? 4 : 12)
        anchors.bottom: foot.top
        anchors.left: title.left
        anchors.right: screen.previewed ? preview.left : parent.right
        anchors.rightMargin: Theme.px(screen.previewed ? 40 : Theme.narrow ? 16 : 34)

        Loader {
            id: pageLoader
            width: Math.min(parent.width, Theme.px(860))
            Component.onCompleted: open()

            function open() {
                setSource(screen.page.source, screen.page.source === "SettingsSound.qml" ? { rooms: screen.rooms } : {});
            }
        }
        Connections {
            target: screen
            function onPageChanged() {
                pageLoader.open();
            }
        }
    }
    SettingsPreview {
        id: preview
        anchors.top: area.top
        anchors.topMargin: Theme.px(12)
        anchors.right: parent.right
        anchors.rightMargin: Theme.margin
        width: Theme.px(Theme.compact ? 300 : 400)
        visible: screen.previewed
    }
    FootBar {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        implicitHeight: Theme.px(Theme.low ? 60 : 76)

        Button {
            kind: Button.Quiet
            icon: "undo"
            text: qsTr("Reset this page")
            onClicked: screen.reset()
        }
        Button {
            text: qsTr("Done")
            keycap: Keymap.text["back"]
            onClicked: if (!screen.rooms.back()) screen.rooms.home()
        }
    }

    function turnTo(page: int) {
        const next = (page + pages.length) % pages.length;
        rooms.settingsPage = next;
        tabButtons.itemAt(next).forceActiveFocus(Qt.TabFocusReason);
    }
}
