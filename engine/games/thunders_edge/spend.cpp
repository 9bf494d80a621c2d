// Senate requirements (TE-INI-2).
#include "engine/games/thunders_edge/spend.h"

#include <algorithm>

namespace hexmoot::te {
namespace {

int need(const SenateLine& l) { return l.points > 0 ? l.points : l.senators; }
int value(const SenateLine& l, Senate c) { return l.points > 0 ? card_of(c).points : 1; }

// The Leak serves any bloc line; a Senator line takes Senators of its trait, or each of another bloc.
bool fits(const SenateLine& l, Senate c) {
    if (l.points > 0) return card_of(c).bloc == l.bloc || c == Senate::leak;
    return card_of(c).is_senator() && (l.trait == Trait::none || card_of(c).trait == l.trait);
}
bool fits_now(const Spend& x, Senate c) {
    const SenateLine& l = x.now();
    if (!fits(l, c)) return false;
    if (l.points > 0 || l.trait != Trait::none) return true;
    bool other = !(x.synod_senator && card_of(c).bloc == Bloc::church);
    each_card(x.on_line, [&](Senate on) { other &= card_of(on).bloc != card_of(c).bloc; });
    return other;
}
// The Senator of Saint Brandt is a Pacifist of the Church.
bool synod_fits(const SenateLine& l) {
    if (l.points > 0) return l.bloc == Bloc::church;
    return l.trait == Trait::none || l.trait == Trait::pacifist;
}

int covered(const Spend& x) {
    int sum = x.share;
    each_card(x.on_line, [&](Senate c) { sum += value(x.now(), c); });
    return sum;
}
bool is_covered(const Spend& x) { return covered(x) >= need(x.now()); }
// E_WASTE: a card on the line could stay in the hand.
bool has_waste(const Spend& x) {
    const int over = covered(x) - need(x.now());
    bool waste = false;
    each_card(x.on_line, [&](Senate c) { waste |= value(x.now(), c) <= over; });
    return waste;
}

// On to the next line when this one is covered.
Spend settled(Spend x) {
    if (!is_covered(x)) return x;
    x.spent |= x.on_line;
    x.on_line = 0;
    x.share = 0;
    x.synod_senator = false;
    x.line++;
    return x;
}
Spend with_card(Spend x, Senate c) {
    x.hand &= ~bit(c);
    x.on_line |= bit(c);
    return x;
}
// Points beyond the line are lost.
Spend with_governor(Spend x) {
    x.governor = false;
    x.used_governor = true;
    x.share += 3;
    return x;
}
Spend with_synod(Spend x) {
    x.synod = false;
    x.used_synod = true;
    x.synod_senator = x.now().points == 0;
    x.share += x.synod_senator ? 1 : 2;
    return x;
}
// Abilities cover their share first.
bool governor_now(const Spend& x) { return x.governor && x.on_line == 0 && x.now().points > 0 && !is_covered(x); }
bool synod_now(const Spend& x) { return x.synod && x.on_line == 0 && synod_fits(x.now()) && !is_covered(x); }

// A quick look: whether each line could be covered if it had all cards and abilities to itself.
bool hopeless(const Spend& x) {
    for (size_t i = static_cast<size_t>(x.line); i < x.lines.size(); i++) {
        const SenateLine& l = x.lines[i];
        int most = static_cast<int>(i) == x.line && !x.done() ? covered(x) : 0;
        each_card(x.hand, [&](Senate c) { most += fits(l, c) ? value(l, c) : 0; });
        if (x.governor && l.points > 0) most += 3;
        if (x.synod && !l.empty() && synod_fits(l)) most += 2;
        if (most < need(l)) return true;
    }
    return false;
}

// `from`: completions are tried in ascending order of cards.
bool completes(const Spend& x, int from, bool wasteful) {
    if (x.done()) return true;
    if (is_covered(x)) {
        const Spend next = settled(x);
        return (wasteful || !has_waste(x)) && (next.done() || (!hopeless(next) && completes(next, 0, wasteful)));
    }
    for (int i = from; i < senate_cards; i++)
        if ((x.hand & bit(senate(i))) && fits_now(x, senate(i)) && completes(with_card(x, senate(i)), i + 1, wasteful))
            return true;
    return (governor_now(x) && completes(with_governor(x), from, wasteful)) ||
           (synod_now(x) && completes(with_synod(x), from, wasteful));
}

bool fits_earlier(const Spend& x, Senate c) {
    return std::any_of(x.lines.begin(), x.lines.begin() + x.line, [&](const SenateLine& l) { return fits(l, c); });
}

}  // namespace

bool can_finish(const Spend& x, bool wasteful) { return !hopeless(x) && completes(x, 0, wasteful); }

Spend begin_spend(const State& s, Seat p, const std::array<SenateLine, 3>& lines, bool governor, bool synod) {
    Spend x;
    x.lines = lines;
    x.hand = s.senate_hand[hexmoot::index(p)];
    x.governor = governor && may_use(s, p, Location::centor, Window::missions).allowed();
    x.synod = synod && may_use(s, p, Location::saint_brandt, Window::missions).allowed();
    return x;
}

Reason may_spend(const Spend& x, SenateSet hand, Senate c) {
    if (!(hand & bit(c))) return because(Code::not_in_hand, Rule::ini_2, word(c));
    if (!(x.hand & bit(c))) return because(Code::requirement, Rule::ini_2, word(c));  // one line for each card
    if (!fits_now(x, c)) return because(fits_earlier(x, c) ? Code::waste : Code::requirement, Rule::ini_2, word(c));
    if (can_finish(with_card(x, c))) return allowed;
    const bool too_many = can_finish(with_card(x, c), true);
    return because(too_many ? Code::waste : Code::requirement, Rule::ini_2, word(c));
}
Reason may_declare(const Spend& x, Location l) {
    const bool now = l == Location::centor ? governor_now(x) : synod_now(x);
    if (!now) return because(Code::ability, rule_of(l), word(l));
    return can_finish(l == Location::centor ? with_governor(x) : with_synod(x))
               ? allowed
               : because(Code::requirement, Rule::ini_2, word(l));
}

Spend with_word(const Spend& x, Token t) {
    if (t == word(Location::centor)) return settled(with_governor(x));
    if (t == word(Location::saint_brandt)) return settled(with_synod(x));
    return settled(with_card(x, senate_of(t)));
}

Spend ask_spend(const State& s, const Choosing& choose, Spend x) {
    while (!x.done()) {
        const Token t = choose(
            [&](Offer& o) {
                for (Location l : {Location::centor, Location::saint_brandt}) o.add_if(word(l), may_declare(x, l));
                for (int i = 0; i < senate_cards; i++)
                    if (o.explains() || s.holds(choose.seat, senate(i)))
                        o.add_if(word(senate(i)), may_spend(x, s.senate_hand[hexmoot::index(choose.seat)], senate(i)));
            },
            Shape::bag);
        x = with_word(x, t);
    }
    return x;
}

void pay_spend(State& s, Table& table, Seat p, const Spend& x) {
    if (x.used_governor) turn_location(s, table, p, Location::centor);
    if (x.used_synod) turn_location(s, table, p, Location::saint_brandt);
    each_card(x.spent, [&](Senate c) { spend_senate(s, table, p, c); });
}

}  // namespace hexmoot::te
