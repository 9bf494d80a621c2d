pragma ComponentBehavior: Bound
import QtQuick
import Hexmoot
import Hexmoot.Ui

/// What is asked of whom, and the verbs. The last one is the primary one: Enter presses it wherever the focus is.
PromptBar {
    id: prompt

    required property TableModel table

    signal endWanted()

    /// The verb whose key this is gets pressed; false when there is none.
    function pressKey(event: var): bool {
        for (let i = 0; i < verbs.count; ++i) {
            const verb = verbs.itemAt(i) as Verb;
            if (Keymap.matches(verb.action, event.key, event.modifiers)) {
                verb.press();
                return true;
            }
        }
        return false;
    }

    function pressPrimary() {
        for (let i = 0; i < verbs.count; ++i) {
            const verb = verbs.itemAt(i) as Verb;
            if (verb.kind === Button.Primary)
                return verb.press();
        }
        if (result.visible)
            result.press();
    }

    livery: table.liveryOf(table.subject)
    hasSeat: table.subject >= 0
    headline: table.headline
    hint: table.hint
    news: table.followed
    objectName: "prompt"

    Button {
        objectName: "undo"
        tight: prompt.close
        visible: prompt.table.drawerSeat < 0 && prompt.table.canUndo
        kind: Button.Quiet
        icon: "undo"
        text: qsTr("Undo")
        keycap: Keymap.text["undo"]
        onClicked: prompt.table.undo()
    }
    Button {
        objectName: "redo"
        tight: prompt.close
        visible: prompt.table.drawerSeat < 0 && prompt.table.canRedo
        kind: Button.Quiet
        icon: "redo"
        text: qsTr("Redo")
        keycap: Keymap.text["redo"]
        onClicked: prompt.table.redo()
    }
    Button {
        objectName: "takeback"
        tight: prompt.close
        visible: prompt.table.drawerSeat < 0 && !prompt.table.canUndo && prompt.table.canTakeBack && !prompt.table.over
        kind: Button.Quiet
        icon: "undo"
        text: qsTr("Takeback")
        description: qsTr("Something hidden was shown since, so everyone has to agree")
        keycap: Keymap.text["undo"]
        onClicked: prompt.table.proposeTakeback()
    }
    Repeater {
        id: verbs
        model: prompt.table.verbs

        Verb {
            tight: prompt.close
            onClicked: prompt.table.act(row.key)
            onRefused: prompt.table.cue("refused")
        }
    }
    Button {
        id: result
        objectName: "result-open"
        visible: prompt.table.over
        kind: Button.Primary
        icon: "trophy"
        text: qsTr("Result")
        keycap: Keymap.text["confirm"]
        onClicked: prompt.endWanted()
    }
}
