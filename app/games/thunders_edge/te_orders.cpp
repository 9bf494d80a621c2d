#include "app/games/thunders_edge/te_orders.h"

#include "app/games/thunders_edge/te_board.h"

namespace hexmoot::te {

TeOrders::TeOrders(TeBoard& board) : TePart(board) {}

void TeOrders::refresh() { emit changed(); }

}  // namespace hexmoot::te
