// What the robot means to say next: the words of the greedy player of the seat at the screen.
#pragma once

#include <QStringList>
#include <optional>

#include "app/games/thunders_edge/te_board.h"
#include "app/table/table_model.h"

namespace hexmoot::robot {

/// The words of one command, as far as the greedy player knows them before it is said.
struct Plan {
    Seat seat = nobody;
    QStringList words;  // spelled, the next one first
};

te::State public_state(const AnyMatch& match);
/// The board of a table of Thunder's Edge.
te::TeBoard& board_of(const ui::TableModel& table);

/// Plans for the seat whose drawer is open, or else the one at the curtain, the one that speaks, or any that is asked.
/// Nothing when none of them has anything to say.
std::optional<Plan> plan(const ui::TableModel& table, Rng& rng);
/// The same for this seat.
std::optional<Plan> plan_of(const ui::TableModel& table, Seat who, Rng& rng);

/// A small deal that the speaker may propose now to the seat after it; nothing where none may be made. Greedy players
/// make none, so that without it nobody would see one.
std::optional<Plan> deal_plan(const ui::TableModel& table);

}  // namespace hexmoot::robot
