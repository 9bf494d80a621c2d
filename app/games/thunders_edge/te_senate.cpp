#include "app/games/thunders_edge/te_senate.h"

#include "app/games/thunders_edge/te_board.h"
#include "app/games/thunders_edge/te_faces.h"

namespace hexmoot::te {

TeSenate::TeSenate(TeBoard& board) : TePart(board) {}

void TeSenate::refresh() {
    QList<QVariantMap> rows;
    if (board().own())
        each_card(board().shown().senate_hand[hexmoot::index(board().speaker())],
                  [&](Senate c) { rows << senate_face(board(), c); });
    hand_.assign(rows);
    emit changed();
}

}  // namespace hexmoot::te
