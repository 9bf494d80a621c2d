// Deals (section 16), as free.cpp offers them.
#pragma once
#include "engine/games/thunders_edge/board.h"

namespace hexmoot::te {

// Why the seat may not propose a deal now: the limits of TE-DEAL-4, then whether anything could be in it.
Reason may_propose(const State&, Seat);
// After `deal`: the proposal, its answer and its execution, all in one step.
void deal(State&, Table&, Seat from);

}  // namespace hexmoot::te
