// Declaring attacks and choosing the next one (sections 11.3, 11.4).
#include <algorithm>

#include "engine/games/thunders_edge/any.h"
#include "engine/games/thunders_edge/combat.h"
#include "engine/games/thunders_edge/free.h"

namespace hexmoot::te {
namespace {

// ---- TE-DECL-2, in the order of its preconditions ----

bool besieged_now(const State& s, Area a) {  // TE-SIEGE-2
    return std::ranges::any_of(s.sieges,
                               [&](const Siege& x) { return x.target == a && x.by == s.active && x.turn == s.turn; });
}
int attack_on(const State& s, Area target) {
    for (int i = 0; i < s.attacks.size; i++)
        if (s.attacks.at[static_cast<size_t>(i)].target == target) return i;
    return -1;
}
bool has(const List<Area, most_origins>& list, Area a) { return std::ranges::find(list, a) != list.end(); }
bool breaks_through(const Force& f) { return f[index(Piece::walker)] > 0 || f[index(Piece::menace)] > 0; }

Reason may_start(const State& s, const Attack& attack, Area from) {
    const auto no = [&](Code c) { return because(c, Rule::decl_2, word(s, from)); };
    if (!adjacent(s, attack.target, from)) return no(Code::not_adjacent);
    if (occupant(s, from) != s.active) return no(Code::no_units);
    if (attack_value(s.at(from)) == 0) return no(Code::arty_only);
    if (has(attack.origins, from) ||
        std::ranges::any_of(s.attacks, [&](const Attack& x) { return has(x.origins, from); }))
        return no(Code::origin_used);
    return allowed;
}
// Whether any area may be an origin; if not, what bars own units beside it, else that there are none.
Reason may_reach(const State& s, Area target) {
    Any any(because(Code::not_adjacent, Rule::decl_2, word(s, target)));
    for (Area from : adjacent_areas(s, target))
        if (occupant(s, from) == s.active) any.of([&] { return may_start(s, {.target = target}, from); });
    return any.reason();
}
Reason may_attack(const State& s, Area target) {
    const Seat there = occupant(s, target);
    if (there == nobody) return because(Code::target_empty, Rule::decl_2, word(s, target));
    if (there == s.active) return because(Code::target_own, Rule::decl_2, word(s, target));
    if (allied(s, s.active, there)) return because(Code::target_ally, Rule::decl_2, word(there));
    if (concord(s, s.active, there))
        return because(Code::concord, rule_of(Mission::concord_of_the_faithful), word(there));
    if (besieged_now(s, target)) return because(Code::sieged, Rule::siege_2, word(s, target));
    if (attack_on(s, target) >= 0) return because(Code::target_dup, Rule::decl_2, word(s, target));
    return may_reach(s, target);
}
Reason may_attack(const State& s) {
    Any any(because(Code::target_empty, Rule::decl_2));
    each_area(s, [&](Area a) {
        if (units(s, a) > 0 && s.owner(a) != s.active) any.of([&] { return may_attack(s, a); });
    });
    return any.reason();
}

Reason may_aim(const State& s, const Attack& attack, Area a) {
    if (!adjacent(s, attack.target, a)) return because(Code::bt_not_adjacent, Rule::decl_2, word(s, a));
    const Seat there = occupant(s, a);
    const Seat owner = s.owner(a);
    if (there == s.active || (owner != nobody && allied(s, s.active, owner)))
        return because(Code::bt_target, Rule::decl_2, word(s, a));
    if (there != nobody && concord(s, s.active, there))
        return because(Code::concord, rule_of(Mission::concord_of_the_faithful), word(there));
    return besieged_now(s, a) ? because(Code::sieged, Rule::siege_2, word(s, a)) : allowed;
}
Reason may_aim(const State& s, const Attack& attack) {
    const bool able = std::ranges::any_of(attack.origins, [&](Area a) { return breaks_through(s.at(a)); });
    if (!able) return because(Code::no_bt_unit, Rule::decl_2);
    Any any(because(Code::bt_target, Rule::decl_2));
    for (Area a : adjacent_areas(s, attack.target)) any.of([&] { return may_aim(s, attack, a); });
    return any.reason();
}

// ---- the moves ----

// "attack F(1,0) F(0,0) ... [arrow F(2,0)] done".
void declare(State& s, Table& table) {
    Attack attack;
    attack.target = ask_area(s, table, s.active, Rule::decl_2, [&](Area a) { return may_attack(s, a); });
    const Ask more = ask(s.active, Question::which_area, Rule::decl_3, Secrecy::open, Shape::bag);
    for (;;) {
        const Token t = table.choose(more, [&](Offer& o) {
            each_area_beside(s, attack.target, o, [&](Area a) { o.add_if(word(s, a), may_start(s, attack, a)); });
            if (attack.origins.empty()) return;
            o.add_if(word(Verb::arrow), may_aim(s, attack));
            o.add(word(Verb::done));
        });
        if (is(t, Verb::done)) break;
        if (is(t, Verb::arrow)) {
            attack.arrow = ask_area(s, table, s.active, Rule::decl_2, [&](Area a) { return may_aim(s, attack, a); });
            table.choose(more, [](Offer& o) { o.add(word(Verb::done)); });
            break;
        }
        attack.origins.push(area_of(s, t));
    }
    s.attacks.push(attack);
    Event e = event_of(s, Happening::attack_declared, s.active, attack.target, Rule::decl_2);
    if (attack.arrow != Area::none) put_area(s, attack.arrow, e.facts.data() + 3);
    table.emit(e);
    for (Area a : attack.origins) table.emit(event_of(s, Happening::attack_origin, s.active, a, Rule::decl_3));
}

Attack take_attack(State& s, Table& table, Rule rule) {
    const Area target = ask_area(s, table, s.active, rule, [&](Area a) {
        return attack_on(s, a) >= 0 ? allowed : because(Code::bad_target, rule, word(s, a));
    });
    return s.attacks.remove(attack_on(s, target));
}

void declare_or_resolve(State& s, Table& table) {
    constexpr FreeMoves free{.deals = true};
    const Answer a = table.any(
        ask(free_seats(s, free).with(s.active), Question::action_declare, Rule::decl_1), [&](Seat p, Offer& o) {
            if (p == s.active) {
                o.add_if(word(Verb::attack), may_attack(s));
                o.add_if(word(Verb::revoke), s.attacks.empty() ? because(Code::bad_target, Rule::decl_4) : allowed);
                o.add(word(Verb::resolve));
            }
            offer_free(s, free, p, o);
        });
    if (play_free(s, table, free, a)) return;
    if (is(a.token, Verb::attack)) return declare(s, table);
    if (is(a.token, Verb::revoke)) {
        const Attack attack = take_attack(s, table, Rule::decl_4);
        return table.emit(event_of(s, Happening::attack_revoked, s.active, attack.target, Rule::decl_4));
    }
    begin_phase(s, Phase::action_resolve);
}

// TE-CMB-2.
bool valid(const State& s, const Attack& attack) {
    const auto strong = [&](Area a) { return occupant(s, a) == s.active && attack_value(s.at(a)) > 0; };
    return enemy_units(s, s.active, attack.target) && std::ranges::any_of(attack.origins, strong);
}

void resolve_next(State& s, Table& table) {
    if (s.attacks.empty()) return end_segment(s);
    constexpr FreeMoves free{.deals = true};
    const Answer a = table.any(ask(free_seats(s, free).with(s.active), Question::action_resolve, Rule::decl_1),
                               [&](Seat p, Offer& o) {
                                   if (p == s.active) o.add(word(Verb::fight));
                                   offer_free(s, free, p, o);
                               });
    if (play_free(s, table, free, a)) return;
    const Attack attack = take_attack(s, table, Rule::cmb_1);
    if (!valid(s, attack))
        return table.emit(event_of(s, Happening::attack_cancelled, s.active, attack.target, Rule::cmb_2));
    Combat c;
    c.target = attack.target;
    c.arrow = attack.arrow;
    c.origins = attack.origins;
    begin_combat(s, table, c);
}

}  // namespace

void declaration(State& s, Table& table) {
    if (s.phase == Phase::action_declare) return declare_or_resolve(s, table);
    resolve_next(s, table);
}

}  // namespace hexmoot::te
