#include "app/games/thunders_edge/te_senate.h"

#include "app/games/thunders_edge/te_board.h"

namespace hexmoot::te {

TeSenate::TeSenate(TeBoard& board) : TePart(board) {}

void TeSenate::refresh() { emit changed(); }

}  // namespace hexmoot::te
