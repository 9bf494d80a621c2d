// Tables of Thunder's Edge for tests: games that programs have played to a point, and the board of a table.
#pragma once

#include <functional>

#include "app/games/thunders_edge/te_board.h"
#include "tests/ui/table_stage.h"

namespace hexmoot::te {

/// A table whose game greedy players have played to the first question that is `wanted`, or to the end.
ui::Casting played_to(int seats, u64 seed, std::function<bool(const AnyMatch&)> wanted, std::vector<int> options = {});
/// The same to the `nth` question of this kind, counted from 1.
ui::Casting played_to(int seats, u64 seed, Question kind, int nth = 1);

TeBoard& board_of(ui::TableModel& table);
/// What the greedy player of the board's speaker would say; nothing when it waits for others.
std::optional<Answer> greedy_word(const ui::TableModel& table, Seat who, Rng& rng);
/// Opens the hand of a seat, through its curtain.
void open_hand(ui::TableModel& table, Seat who);

}  // namespace hexmoot::te
