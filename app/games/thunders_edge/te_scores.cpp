#include "app/games/thunders_edge/te_scores.h"

#include "app/games/thunders_edge/te_board.h"

namespace hexmoot::te {

TeScores::TeScores(TeBoard& board) : TePart(board) {}

void TeScores::refresh() { emit changed(); }

}  // namespace hexmoot::te
