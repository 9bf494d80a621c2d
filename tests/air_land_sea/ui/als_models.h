// The models of an Air, Land & Sea table, for tests without a screen.
#pragma once

#include "app/games/air_land_sea/als_board.h"
#include "tests/ui/table_stage.h"

namespace hexmoot::ui {

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
