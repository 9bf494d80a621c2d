import QtQuick
import Hexmoot
import Hexmoot.Ui

/// The last refusal in four parts.
RefusalCard {
    id: card

    required property TableModel table
    readonly property var refusal: table.refusal

    objectName: "refusal"
    what: refusal.what ?? ""
    fact: refusal.fact ?? ""
    wayOut: refusal.way ?? ""
    ruleTitle: refusal.ruleTitle ?? ""
    ruleId: refusal.rule ?? ""
    helpKey: Keymap.text["help"]
}
