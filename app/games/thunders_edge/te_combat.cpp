#include "app/games/thunders_edge/te_combat.h"

#include "app/games/thunders_edge/te_board.h"

namespace hexmoot::te {

TeCombat::TeCombat(TeBoard& board) : TePart(board) {}

void TeCombat::refresh() { emit changed(); }

}  // namespace hexmoot::te
