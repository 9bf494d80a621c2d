#include "app/games/thunders_edge/te_cards.h"

#include "app/games/thunders_edge/te_board.h"

namespace hexmoot::te {

TeCards::TeCards(TeBoard& board) : TePart(board) {}

void TeCards::refresh() { emit changed(); }

}  // namespace hexmoot::te
