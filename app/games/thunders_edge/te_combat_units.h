#pragma once

#include <QString>
#include <QVariantMap>

#include "app/games/thunders_edge/te_engine.h"

namespace hexmoot::te {

class TeBoard;

/// The picture of a piece: the name of its glyph.
QString glyph_of(Piece);
/// What a counter shows of a piece: { glyph, livery, attack, defence, move, quick, state, count }. Nobody's is common.
QVariantMap counter_row(const TeBoard&, Piece, Seat owner, int count = 1);
/// "F(0,0)/walker": the key of the pieces of one kind in one area.
QString piece_key(Token area, Piece);
/// "4 + 2 + 2 + 2", or "8 × 2 + 3 × 1" where there are many.
QString sum_of(const std::vector<int>& values);
/// A sentence with %1 to %9 filled.
QString filled(const QString& sentence, const QStringList& values);

}  // namespace hexmoot::te
