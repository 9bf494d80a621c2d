// Naming the units that go (TE-CMB-3, TE-MOVE-9).
#include "engine/games/thunders_edge/casualties.h"

#include <algorithm>
#include <numeric>

namespace hexmoot::te {
namespace {

int kind_count(const Forces& from, Piece p) {
    return std::accumulate(from.begin(), from.end(), 0, [&](int n, const Force& f) { return n + f[index(p)]; });
}
// Of how many kinds in how many areas they are: 1 is no choice.
int different(const Forces& from) {
    int n = 0;
    for (const Force& f : from) n += static_cast<int>(std::ranges::count_if(f, [](u8 x) { return x > 0; }));
    return n;
}

Unit next_unit(const Forces& from) {
    for (int a = 0; a < most_areas; a++)
        for (int p = 0; p < piece_kinds; p++)
            if (from[static_cast<size_t>(a)][static_cast<size_t>(p)] > 0) return {piece(p), static_cast<Area>(a)};
    HX_RULE(false);
}

Unit ask_unit(const State& s, Table& table, const Forces& from, Ask a) {
    a.kind = static_cast<u8>(Question::which_piece);
    const Piece p = piece_of(table.choose(a, [&](Offer& o) {
        for (int i = 0; i < piece_kinds; i++)
            o.add_if(word(piece(i)), kind_count(from, piece(i)) > 0
                                         ? allowed
                                         : because(Code::casualty_unit, Rule::cmb_3, word(piece(i))));
    }));
    a.kind = static_cast<u8>(Question::which_area);
    const Area where = area_of(s, table.choose(a, [&](Offer& o) {
        offer_areas(s, o, [&](Area x) {
            return from[index(x)][index(p)] > 0 ? allowed : because(Code::casualty_unit, Rule::cmb_3, word(s, x));
        });
    }));
    return {p, where};
}

}  // namespace

Units remove_casualties(State& s, Table& table, const Forces& eligible, int count, const Ask& a) {
    const int all =
        std::accumulate(eligible.begin(), eligible.end(), 0, [](int n, const Force& f) { return n + units(f); });
    count = std::min({count, all, most_named});
    const bool choice = count < all && different(eligible) > 1;
    if (choice && count > 0) table.choose(a, [](Offer& o) { o.add(word(Verb::remove)); });
    Forces left = eligible;
    Units out;
    while (out.size < count) {
        const Unit u = choice ? ask_unit(s, table, left, a) : next_unit(left);
        left[index(u.area)][index(u.piece)]--;
        out.push(u);
    }
    for (const Unit& u : out) remove_unit(s, table, u.area, u.piece, static_cast<Rule>(a.rule));
    return out;
}

}  // namespace hexmoot::te
