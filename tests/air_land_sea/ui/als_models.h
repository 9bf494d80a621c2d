// An Air, Land & Sea table and its models, for tests.
#pragma once

#include "app/games/air_land_sea/als_board.h"
#include "tests/ui/table_stage.h"

namespace hexmoot::ui {

/// Vermilion holds Cover Fire, Transport and Heavy Bombers and has Blockade face down; Azure holds Support, Containment
/// and Super Battleship and has Disrupt face down. Nothing else of these names is on the table.
inline constexpr const char* named_hands =
    R"({"order": ["land", "air", "sea"], "first": "A", "turn": "A", "battle": 3, "turns": 6, "vp": [8, 6],
        "hands": {"A": ["L4", "S1", "A6"], "B": ["A1", "A5", "S6"]}, "deck": ["L3", "S4"],
        "stacks": {"A": {"land": ["L2+", "S5-"], "air": ["A4+"]}, "B": {"land": ["L6+"], "air": ["L5-"], "sea": ["S2+"]}}})";

/// Azure's Escalation and Vermilion's Aerodrome lie face up; Vermilion is to play and holds Cover Fire, Transport and a
/// Maneuver; Azure holds Support, Containment and Super Battleship.
inline constexpr const char* skirmish =
    R"({"order": ["land", "air", "sea"], "first": "A", "turn": "A", "battle": 3, "turns": 6, "vp": [8, 6],
        "hands": {"A": ["L4", "S1", "S3"], "B": ["A1", "A5", "S6"]}, "deck": ["L3", "A6"],
        "stacks": {"A": {"land": ["L2+", "S5-"], "air": ["A4+"]}, "B": {"land": ["L6+"], "air": ["L5-"], "sea": ["S2+"]}}})";

inline als::AlsBoard& board(TableModel& table) { return dynamic_cast<als::AlsBoard&>(*table.board()); }
/// The row of a theatre; empty when the table has none of that name.
inline QVariantMap lane(TableModel& table, const QString& theatre) {
    for (const QVariantMap& each : board(table).lanes()->rows())
        if (each.value("theatre") == theatre) return each;
    return {};
}
/// A table whose asked seat looks at its hand.
inline std::unique_ptr<TableModel> open_table(const Casting& casting) {
    auto table = make_table(casting);
    table->look();
    if (table->curtain_seat() >= 0) table->liftCurtain(QString::fromStdString(casting.pin));
    return table;
}

}  // namespace hexmoot::ui
