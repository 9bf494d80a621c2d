import QtQuick
import Hexmoot.Ui

/// Gallery: refusals, toasts, notices, empty places, rows.
Panel {
    width: Theme.px(500)
    height: column.height + 2 * Theme.sp4

    Column {
        id: column
        x: Theme.sp4
        y: Theme.sp4
        width: parent.width - 2 * x
        spacing: Theme.sp3

        RefusalCard { what: "Why not here?"; fact: "A unit of another seat stands here."; ruleTitle: "Movement 1"; ruleId: "XX-MOVE-2"; wayOut: "Pick a lit place."; helpKey: "F1" }
        Toast { text: "Game deleted."; action: "Undo"; actionKey: "Ctrl Z"; seconds: 0 }
        NoticeBar { width: parent.width; icon: "eye"; text: "Vermilion’s cards are open. Others, look away." }
        EmptyState { width: parent.width; icon: "save"; headline: "No games yet"; hint: "Deal one; it saves itself." }
        ListRow { width: parent.width; title: "Thursday table"; note: "Round 3, Azure to play"; icon: "cards"; checked: true }
        OptionRow { title: "Full screen"; note: "Uses the whole display."; last: true; Toggle { text: "Full screen" } }
    }
}
