#include "app/games/thunders_edge/te_deals.h"

#include "app/games/thunders_edge/te_board.h"

namespace hexmoot::te {

TeDeals::TeDeals(TeBoard& board) : TePart(board) {}

void TeDeals::refresh() { emit changed(); }

}  // namespace hexmoot::te
