// Steps 6 and 7 of a combat: the advance into the area that was won, and the breakthrough beyond it.
#include <numeric>

#include "engine/games/thunders_edge/combat.h"

namespace hexmoot::te {
namespace {

bool breaks_through(Piece p) { return unit_of(p).breakthrough != 0; }
int count_of(const Forces& f, Piece p) {
    return std::accumulate(f.begin(), f.end(), 0, [&](int n, const Force& x) { return n + x[index(p)]; });
}
int breakthrough_units(const Forces& f) { return count_of(f, Piece::walker) + count_of(f, Piece::menace); }

// ---- the advance (TE-ADV-2) ----

// Who has been named so far, out of whom.
struct Advance {
    Forces left;
    Units named;
    bool needs_breakthrough;  // none of those named has it, and an arrow wants one
};

Reason may_advance(const Advance& a, Piece p) {
    if (count_of(a.left, p) == 0) return because(Code::no_unit, Rule::adv_2, word(p));
    const bool last = a.named.size + 1 == stack_limit;
    return last && a.needs_breakthrough && !breaks_through(p) ? because(Code::must_advance_bt, Rule::adv_2, word(p))
                                                              : allowed;
}

// "advance walker F(0,0) ... done".
Units ask_advance(const State& s, Table& table) {
    Advance a{attackers(s), {}, false};
    a.needs_breakthrough = s.combat.arrow != Area::none && breakthrough_units(a.left) > 0;
    int left = attacker_count(s);
    table.choose(ask(s.combat.attacker, Question::combat_6, Rule::adv_2), [](Offer& o) { o.add(word(Verb::advance)); });
    for (; left > 0 && a.named.size < stack_limit; left--) {
        const Token t = table.choose(ask(s.combat.attacker, Question::which_piece, Rule::adv_2), [&](Offer& o) {
            for (int i = 0; i < piece_kinds; i++) o.add_if(word(piece(i)), may_advance(a, piece(i)));
            o.add_if(word(Verb::done), a.needs_breakthrough ? because(Code::must_advance_bt, Rule::adv_2) : allowed);
        });
        if (is(t, Verb::done)) break;
        const Piece p = piece_of(t);
        const Area from = ask_area(s, table, s.combat.attacker, Rule::adv_2, [&](Area x) {
            return a.left[index(x)][index(p)] > 0 ? allowed : because(Code::no_unit, Rule::adv_2, word(s, x));
        });
        a.left[index(from)][index(p)]--;
        a.named.push({p, from});
        a.needs_breakthrough = a.needs_breakthrough && !breaks_through(p);
    }
    return a.named;
}

// TE-ADV-3: no movement; but a Conventional Force is lost in a Volcanic field. False: it is.
bool go_forward(State& s, Table& table, const Unit& u, Area to) {
    tell_step(s, table, Happening::advanced, s.combat.attacker, u.piece, u.area, to, Rule::adv_3);
    s.force[index(u.area)][index(u.piece)]--;
    return enter(s, table, s.combat.attacker, u.piece, to);
}

// ---- the breakthrough (TE-BT) ----

// TE-BT-1.
bool barred(const State& s, Area a) {
    const Seat me = s.combat.attacker, there = occupant(s, a), owner = s.owner(a);
    return there == me || (owner != nobody && allied(s, me, owner)) || (there != nobody && concord(s, me, there));
}

// "through walker ... done" (TE-BT-2).
Force ask_party(const State& s, Table& table) {
    table.choose(ask(s.combat.attacker, Question::combat_7, Rule::bt_2), [](Offer& o) { o.add(word(Verb::through)); });
    Force left = s.combat.advanced, party{};
    const Ask more = ask(s.combat.attacker, Question::which_piece, Rule::bt_2, Secrecy::open, Shape::bag);
    while (left[index(Piece::walker)] + left[index(Piece::menace)] > 0) {
        const Token t = table.choose(more, [&](Offer& o) {
            for (int i = 0; i < piece_kinds; i++)
                o.add_if(word(piece(i)), breaks_through(piece(i)) && left[static_cast<size_t>(i)] > 0
                                             ? allowed
                                             : because(Code::no_bt_unit, Rule::bt_2, word(piece(i))));
            o.add_if(word(Verb::done), units(party) == 0 ? because(Code::count, Rule::bt_2) : allowed);
        });
        if (is(t, Verb::done)) break;
        left[t.a]--;
        party[t.a]++;
    }
    return party;
}

// TE-BT-3.
void enter_empty(State& s, Table& table, const Force& party) {
    const Area from = s.combat.target, to = s.combat.arrow;
    for (int i = 0; i < piece_kinds; i++)
        for (int n = party[static_cast<size_t>(i)]; n > 0; n--) {
            go_forward(s, table, {piece(i), from}, to);
            if (s.phase == Phase::over) return;
        }
    end_combat(s, table);
}

}  // namespace

void advance(State& s, Table& table) {
    if (!cleared(s)) return end_combat(s, table);
    remove_fort(s, table, s.combat.target, Rule::adv_1);
    const Units named = attacker_count(s) > 0 ? ask_advance(s, table) : Units{};
    s.phase = Phase::combat_7;
    for (const Unit& u : named) {
        const bool stands = go_forward(s, table, u, s.combat.target);
        if (s.phase == Phase::over) return;
        if (stands) s.combat.advanced[index(u.piece)]++;
        if (s.combat.through) s.combat.party[index(u.piece)]--;
    }
}

void break_through(State& s, Table& table) {
    const Force& f = s.combat.advanced;
    if (s.combat.arrow == Area::none || f[index(Piece::walker)] + f[index(Piece::menace)] == 0)
        return end_combat(s, table);
    if (barred(s, s.combat.arrow)) {
        table.emit(event_of(s, Happening::attack_cancelled, s.combat.attacker, s.combat.arrow, Rule::bt_1));
        return end_combat(s, table);
    }
    const Force party = ask_party(s, table);
    if (units(s, s.combat.arrow) == 0) return enter_empty(s, table, party);
    // TE-BT-4: a combat of its own, with no further breakthrough.
    Combat c;
    c.target = s.combat.arrow;
    c.through = 1;
    c.origins.push(s.combat.target);
    c.party = party;
    end_combat(s, table);
    begin_combat(s, table, c);
}

}  // namespace hexmoot::te
