// A combat (section 11.4): its sides, and steps 1 and 2, in which both get support and play cards.
#include "engine/games/thunders_edge/combat.h"

#include <algorithm>

#include "engine/games/thunders_edge/any.h"
#include "engine/games/thunders_edge/windows.h"

namespace hexmoot::te {

// ---- the sides (TE-CMB-1) ----

Forces attackers(const State& s) {
    Forces out{};
    for (Area a : s.combat.origins)
        if (s.combat.through)
            out[index(a)] = s.combat.party;
        else if (occupant(s, a) == s.combat.attacker)
            out[index(a)] = s.at(a);
    return out;
}
int attacker_count(const State& s) {
    int n = 0;
    for (const Force& f : attackers(s)) n += units(f);
    return n;
}
bool cleared(const State& s) { return occupant(s, s.combat.target) != s.combat.defender; }
Forces defenders(const State& s) {
    Forces out{};
    if (!cleared(s)) out[index(s.combat.target)] = s.at(s.combat.target);
    return out;
}

void remove_attackers(State& s, Table& table, int count, Question q, Rule why) {
    for (const Unit& u : remove_casualties(s, table, attackers(s), count, ask(s.combat.attacker, q, why))) {
        s.combat.lost_by_attacker[index(u.piece)]++;
        if (s.combat.through) s.combat.party[index(u.piece)]--;
    }
}
void remove_defenders(State& s, Table& table, int count, Question q, Rule why) {
    for (const Unit& u : remove_casualties(s, table, defenders(s), count, ask(s.combat.defender, q, why)))
        s.combat.lost_by_defender[index(u.piece)]++;
}

// ---- beginning and end ----

namespace {

// With one fact more.
void tell(const State& s, Table& table, Happening what, Rule why, int fact) {
    Event e = event_of(s, what, s.combat.attacker, s.combat.target, why);
    e.facts[3] = static_cast<u8>(fact);
    table.emit(e);
}

}  // namespace

void begin_combat(State& s, Table& table, const Combat& c) {
    s.combat = c;
    s.combat.attacker = s.active;
    s.combat.defender = occupant(s, c.target);
    tell(s, table, Happening::combat_begins, Rule::cmb_1, hexmoot::index(s.combat.defender));
    begin_phase(s, Phase::combat_1);
}
void end_combat(State& s, Table& table) {
    tell(s, table, Happening::combat_ends, Rule::cmb_11, cleared(s));
    s.combat = {};
    begin_phase(s, Phase::action_resolve);
}

// ---- support (TE-ART) ----
namespace {

// Used or not.
int artillery(const State& s, Area a) {
    return s.at(a)[index(Piece::artillery)] + s.at(a)[index(Piece::fired_artillery)];
}
Reason may_support(const State& s, Seat p, bool attacks, Area a) {
    const auto no = [&](Code c, Rule r) { return because(c, r, word(s, a)); };
    if (!attacks && s.combat.supports_attack.has(p)) return no(Code::bad_target, Rule::art_7);
    if (s.owner(a) != p || artillery(s, a) == 0) return no(Code::bad_target, Rule::art_1);
    if (s.at(a)[index(Piece::artillery)] == 0) return no(Code::arty_used, Rule::art_1);
    if (a == s.combat.target) return no(Code::arty_own_area, Rule::art_1);
    return within(s, a, s.combat.target, 2) ? allowed : no(Code::arty_range, Rule::art_2);
}
Reason may_support(const State& s, Seat p, bool attacks) {
    Any any(because(Code::bad_target, Rule::art_1));
    each_area_of(s, p, [&](Area a) {
        if (artillery(s, a) > 0) any.of([&] { return may_support(s, p, attacks, a); });
    });
    return any.reason();
}

void support(State& s, Table& table, Seat p, bool attacks) {
    const Area a = ask_area(s, table, p, Rule::art_1, [&](Area x) { return may_support(s, p, attacks, x); });
    s.force[index(a)][index(Piece::artillery)]--;
    s.force[index(a)][index(Piece::fired_artillery)]++;
    if (attacks) {
        s.combat.support.push(a);
        if (p != s.combat.attacker) s.combat.supports_attack = s.combat.supports_attack.with(p);
    } else {
        s.combat.defence_support++;
    }
    Event e = event_of(s, Happening::supported, p, a, Rule::art_1);
    e.facts[3] = static_cast<u8>(attacks);
    table.emit(e);
}

// ---- COMBAT_1 and COMBAT_2 (TE-CMB-6, -7) ----

// The seat in front, then its allies in Priority order.
List<Seat, most_seats> side(const State& s, Seat front) {
    List<Seat, most_seats> out;
    out.push(front);
    for (Seat p : s.order)
        if (p != nobody && allied(s, p, front)) out.push(p);
    return out;
}

// One seat's turn within a step of the combat. False: it has nothing more to do there.
bool ask_seat(State& s, Table& table, Seat p, bool attacks) {
    const bool leads = p == (attacks ? s.combat.attacker : s.combat.defender);
    const Window w = attacks ? Window::combat_1 : Window::combat_2;
    const bool cards = leads && !s.card_pass.has(p);  // TE-HOT-8: a standing PASS declines the window
    const Reason supports = may_support(s, p, attacks);
    if (!supports.allowed() && !(cards && window_opens(s, p, w))) return false;  // TE-CARD-5
    const Token t = table.choose(
        attacks ? ask(p, Question::combat_1, Rule::cmb_6) : ask(p, Question::combat_2, Rule::cmb_7), [&](Offer& o) {
            o.add_if(word(Verb::support), supports);
            if (cards) offer_window(s, p, w, o);
            o.add(word(Verb::done));
        });
    if (is(t, Verb::done)) return false;
    if (use_window(s, table, p, w, t)) return true;
    s.looked = s.looked.without(p);
    support(s, table, p, attacks);
    return true;
}

void ask_side(State& s, Table& table, bool attacks) {
    const auto seats = side(s, attacks ? s.combat.attacker : s.combat.defender);
    while (s.combat.stage < seats.size) {
        if (ask_seat(s, table, seats.at[s.combat.stage], attacks)) return;
        s.combat.stage++;
        s.looked = {};
    }
    s.combat.stage = 0;
    s.phase = attacks ? Phase::combat_2 : Phase::combat_3;
}

}  // namespace

void combat(State& s, Table& table) {
    // MIS-44: the last defenders have gone elsewhere.
    if (s.phase == Phase::combat_2 && cleared(s)) {
        s.combat.stage = 0;
        s.phase = Phase::combat_6;
    }
    switch (s.phase) {
        case Phase::combat_1:
            return ask_side(s, table, true);
        case Phase::combat_2:
            return ask_side(s, table, false);
        case Phase::combat_3:
            return defensive_roll(s, table);
        case Phase::combat_4:
            return offensive_roll(s, table);
        case Phase::combat_5:
            return casualties(s, table);
        case Phase::combat_6:
            return advance(s, table);
        default:
            return break_through(s, table);
    }
}

}  // namespace hexmoot::te
