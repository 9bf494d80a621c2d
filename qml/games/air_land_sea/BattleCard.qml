import Hexmoot.Ui

/// A battle card by its face (a row of the board model), or its back.
CardFrame {
    required property var row

    band: Paint.band(row.theatre ?? "")
    strength: row.strength ?? ""
    family: row.family ?? ""
    familyIcon: row.familyIcon ?? ""
    kindIcon: row.kindIcon ?? ""
    title: row.title ?? ""
    rule: row.rule ?? ""
    text: row.label ?? ""
}
