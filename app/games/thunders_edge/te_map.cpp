#include "app/games/thunders_edge/te_map.h"

#include "app/games/thunders_edge/te_board.h"

namespace hexmoot::te {

TeMap::TeMap(TeBoard& board) : TePart(board) {}

void TeMap::refresh() { emit changed(); }

}  // namespace hexmoot::te
