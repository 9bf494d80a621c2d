#include "app/games/thunders_edge/te_combat_units.h"

#include <QStringList>
#include <algorithm>
#include <map>

#include "app/games/thunders_edge/te_board.h"
#include "app/shell/phrase.h"
#include "app/shell/qt_text.h"

namespace hexmoot::te {

using namespace Qt::StringLiterals;

QString glyph_of(Piece p) {
    static constexpr std::array glyphs{"conventional", "walker", "menace", "obliterator", "artillery"};
    return QLatin1StringView(glyphs[index(type_of(p))]);
}

QVariantMap counter_row(const TeBoard& board, Piece p, Seat owner, int count) {
    const UnitType& unit = unit_of(p);
    const bool gun = unit.attack == 0;
    return {{u"glyph"_s, glyph_of(p)},
            {u"livery"_s, owner == nobody ? -1 : board.livery(owner)},
            {u"attack"_s, gun ? -1 : unit.attack},
            {u"defence"_s, unit.defense},
            {u"move"_s, unit.move},
            {u"quick"_s, unit.breakthrough != 0},
            {u"state"_s, p == Piece::fired_artillery ? u"spent"_s : QString()},
            {u"count"_s, count},
            {u"name"_s, board.called(word(p))}};
}

QString piece_key(Token area, Piece p) { return q(spelled(area)) + u'/' + q(spelled(word(p))); }

QString sum_of(const std::vector<int>& values) {
    constexpr size_t most_terms = 6;
    QStringList terms;
    if (values.size() <= most_terms) {
        for (int v : values) terms << QString::number(v);
        return terms.join(u" + "_s);
    }
    std::map<int, int, std::greater<>> times;
    for (int v : values) times[v]++;
    for (const auto& [value, count] : times)
        terms << (count == 1 ? QString::number(value) : u"%1 × %2"_s.arg(count).arg(value));
    return terms.join(u" + "_s);
}

QString filled(const QString& sentence, const QStringList& values) { return shell::Phrase::fill(sentence, values); }

}  // namespace hexmoot::te
