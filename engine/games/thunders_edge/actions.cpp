// The Action cards (content.md 7.5). The text above each is the card's, in our words
// (assets/games/thunders_edge/cards.json).
#include <algorithm>

#include "engine/games/thunders_edge/choosing.h"
#include "engine/games/thunders_edge/combat.h"
#include "engine/games/thunders_edge/legs.h"
#include "engine/games/thunders_edge/spend.h"

namespace hexmoot::te {
namespace {

// ---- Counter-Intelligence (MIS-47) ----
// Armed in secret against one seat or all others. The next Action card that a named seat plays has no effect; both
// cards go to the discards.
bool countered(State& s, Table& table, Seat p, Mission m) {
    if (s.counter_of == nobody || !s.counter_against.has(p)) return false;
    Event e = event_of(Happening::card_cancelled, p, rule_of(Mission::counter_intelligence));
    e.secret = index(m);
    e.facts[0] = hexmoot::index(s.counter_of);
    table.emit(e);
    s.mission_hand[hexmoot::index(s.counter_of)] &= ~bit(Mission::counter_intelligence);
    discard_mission(s, Mission::counter_intelligence);
    s.counter_of = nobody;
    s.counter_against = {};
    return true;
}

// Shown and discarded; false when it has been countered.
bool takes_effect(State& s, Table& table, Seat p, Mission m) {
    show_card(s, table, p, m);
    pay(s, table, p, card_of(m).cost, rule_of(m));
    discard_mission(s, m);
    return !countered(s, table, p, m);
}

Choosing aim(Table& table, Seat p) { return secretly(table, p, Rule::card_7); }

bool any_area(const State& s, const auto& may) {
    bool any = false;
    each_area(s, [&](Area a) { any = any || may(a).allowed(); });
    return any;
}

// ---- Emergency Evacuation (MIS-44) ----
// Defender, before its roll: one or two of the defending units go to an area next door that holds no units of others,
// has room, belongs to no ally and is no origin of this combat. When nobody stays the attack finds the area empty.
Reason may_evacuate_to(const State& s, Seat p, Area a) {
    const Rule rule = rule_of(Mission::emergency_evacuation);
    const Combat& c = s.combat;
    const Seat there = occupant(s, a);
    const bool origin = std::ranges::find(c.origins, a) != c.origins.end();
    const bool ally = s.owner(a) != nobody && allied(s, p, s.owner(a));
    if (!adjacent(s, c.target, a) || origin || ally || (there != nobody && there != p))
        return because(Code::bad_target, rule, word(s, a));
    return units(s, a) < stack_limit ? allowed : because(Code::stack, rule, word(s, a));
}
Reason may_evacuate(const State& s, Seat p) {
    const bool any = any_area(s, [&](Area a) { return may_evacuate_to(s, p, a); });
    return any ? allowed : because(Code::bad_target, rule_of(Mission::emergency_evacuation), word(s, s.combat.target));
}
void evacuation(State& s, Table& table, Seat p) {
    constexpr Mission m = Mission::emergency_evacuation;
    const Area from = s.combat.target;
    const Choosing choose = aim(table, p);
    const Area to =
        area_of(s, choose([&](Offer& o) { offer_areas(s, o, [&](Area a) { return may_evacuate_to(s, p, a); }); }));
    const int most = std::min({2, units(s, from), stack_limit - units(s, to)});
    Force left = s.at(from);
    List<Piece, 2> going;
    while (going.size < most) {
        const Token t = choose(
            [&](Offer& o) {
                for (int i = 0; i < piece_kinds; i++)
                    o.add_if(word(piece(i)), left[static_cast<size_t>(i)] > 0
                                                 ? allowed
                                                 : because(Code::bad_target, rule_of(m), word(piece(i))));
                if (!going.empty()) o.add(word(Verb::done));
            },
            Shape::bag);
        if (is(t, Verb::done)) break;
        left[index(piece_of(t))]--;
        going.push(piece_of(t));
    }
    if (!takes_effect(s, table, p, m)) return;
    for (Piece unit : going) {
        s.force[index(from)][index(unit)]--;
        tell_step(s, table, Happening::evacuated, p, unit, from, to, rule_of(m));
        enter(s, table, p, unit, to);
        if (s.phase == Phase::over) return;
    }
}

// ---- Forced March (MIS-45) ----
// One or two different units may go one area farther; who has stopped has the point and stays.
void forced_march(State& s, Table& table, Seat p) {
    const auto chosen = ask_boosts(s, aim(table, p), 2);
    if (!takes_effect(s, table, p, Mission::forced_march)) return;
    for (const Boosted& b : chosen) boost(s, b.area, b.piece, b.points);
}

// ---- Sabotage (MIS-46) ----
// Removes a Fortification, anyone's, within two areas of an own unit.
Reason may_sabotage(const State& s, Seat p, Area a) {
    const Reason no = because(Code::bad_target, rule_of(Mission::sabotage), word(s, a));
    if (!s.fort[index(a)]) return no;
    const bool near =
        any_area(s, [&](Area own) { return occupant(s, own) == p && within(s, own, a, 2) ? allowed : no; });
    return near ? allowed : no;
}
void sabotage(State& s, Table& table, Seat p) {
    constexpr Mission m = Mission::sabotage;
    const Area a =
        area_of(s, aim(table, p)([&](Offer& o) { offer_areas(s, o, [&](Area x) { return may_sabotage(s, p, x); }); }));
    if (takes_effect(s, table, p, m)) remove_fort(s, table, a, rule_of(m));
}

// ---- Recall Vote (MIS-49) ----
// Costs 3. Another seat's Initiative of 6 points or less: its owner pays 6 Credits or loses it with its points.
constexpr int recall_price = 6;
constexpr int recall_most = 6;
Seat owner_of(const State& s, Mission m) {
    for (Seat p : all_seats(s))
        if (s.owns(p, m)) return p;
    return nobody;
}
Reason may_recall(const State& s, Seat p, Mission m) {
    const Seat owner = owner_of(s, m);
    const bool fit =
        owner != nobody && owner != p && card_of(m).kind == MissionKind::initiative && card_of(m).points <= recall_most;
    return fit ? allowed : because(Code::bad_target, rule_of(Mission::recall_vote), word(m));
}
Reason may_vote(const State& s, Seat p) {
    constexpr Mission card = Mission::recall_vote;
    bool any = false;
    for (int i = 0; i < mission_cards; i++) any |= may_recall(s, p, mission(i)).allowed();
    if (!any) return because(Code::requirement, rule_of(card), word(card));
    return s.money(p) >= card_of(card).cost ? allowed
                                            : because(Code::funds, rule_of(card), number_word(card_of(card).cost));
}
void recall_vote(State& s, Table& table, Seat p) {
    constexpr Mission card = Mission::recall_vote;
    const Mission m = mission_of(aim(table, p)([&](Offer& o) {
        for (int i = 0; i < mission_cards; i++)
            if (o.explains() || owner_of(s, mission(i)) != nobody)
                o.add_if(word(mission(i)), may_recall(s, p, mission(i)));
    }));
    if (!takes_effect(s, table, p, card)) return;
    const Seat owner = owner_of(s, m);
    const Token reply = table.choose(ask(owner, Question::recall_reply, rule_of(card)), [&](Offer& o) {
        o.add_if(word(Verb::pay), s.money(owner) >= recall_price
                                      ? allowed
                                      : because(Code::funds, rule_of(card), number_word(recall_price)));
        o.add(word(Verb::lose));
    });
    if (is(reply, Verb::pay)) return pay(s, table, owner, recall_price, rule_of(card));
    s.played[hexmoot::index(owner)] &= ~bit(m);
    discard_mission(s, m);
    Event e = event_of(Happening::initiative_lost, owner, rule_of(card));
    e.secret = index(m);
    table.emit(e);
}

// ---- De-escalation (MIS-50) ----
// Spend a Pacifist Senator or 4 points of the Church: tension falls by 3, to 1 at the lowest. It leaves the game.
constexpr Request pacifist = request(2 * blocs + index(Trait::pacifist));
constexpr Request church = request(index(Bloc::church));
Spend peace(const State& s, Seat p, Request with) {
    const SenateLine line =
        with == pacifist ? SenateLine{0, Bloc::none, 1, Trait::pacifist} : SenateLine{4, Bloc::church, 0, Trait::none};
    return begin_spend(s, p, {line}, false, true);
}
Reason may_calm(const State& s, Seat p, Request with) {
    return can_finish(peace(s, p, with)) ? allowed
                                         : because(Code::requirement, rule_of(Mission::de_escalation), word(with));
}
Reason may_calm(const State& s, Seat p) {
    return may_calm(s, p, pacifist).allowed() ? allowed : may_calm(s, p, church);
}
void de_escalation(State& s, Table& table, Seat p) {
    constexpr Mission m = Mission::de_escalation;
    const Choosing choose = aim(table, p);
    const Request with = request_of(choose([&](Offer& o) {
        for (Request r : {pacifist, church}) o.add_if(word(r), may_calm(s, p, r));
    }));
    const Spend spend = ask_spend(s, choose, peace(s, p, with));
    show_card(s, table, p, m);
    pay_spend(s, table, p, spend);
    if (countered(s, table, p, m)) return discard_mission(s, m);
    raise_tension(s, table, -3, rule_of(m));
    s.mission_absent |= bit(m);  // TE-END-4
}

// ---- Orbital Strike (MIS-51) ----
// With a unit in Orbit: three dice on a field of the enemy, each 5 or 6 a hit, two fewer behind a Fortification. The
// owner removes that many units.
Reason may_strike(const State& s, Seat p, Area a) {
    constexpr Mission m = Mission::orbital_strike;
    if (!is_field(a) || !enemy_units(s, p, a)) return because(Code::bad_target, rule_of(m), word(s, a));
    return concord(s, p, s.owner(a)) ? because(Code::concord, rule_of(m), word(s.owner(a))) : allowed;
}
Reason may_strike(const State& s, Seat p) {
    constexpr Mission m = Mission::orbital_strike;
    if (units(s.orbit[hexmoot::index(p)]) == 0) return because(Code::requirement, rule_of(m), word(m));
    const bool any = any_area(s, [&](Area a) { return may_strike(s, p, a); });
    return any ? allowed : because(Code::bad_target, rule_of(m), word(m));
}
void orbital_strike(State& s, Table& table, Seat p) {
    constexpr Mission m = Mission::orbital_strike;
    const Area a =
        area_of(s, aim(table, p)([&](Offer& o) { offer_areas(s, o, [&](Area x) { return may_strike(s, p, x); }); }));
    if (!takes_effect(s, table, p, m)) return;
    table.emit(event_of(s, Happening::strike, p, a, rule_of(m)));
    int hits = s.fort[index(a)] ? -fortification_defense : 0;
    for (int i = 0; i < 3; i++) hits += roll_die(s, table, p, Dice::other, rule_of(m)) >= 5;
    Forces there{};
    there[index(a)] = s.at(a);
    if (hits > 0) remove_casualties(s, table, there, hits, ask(s.owner(a), Question::strike_reply, rule_of(m)));
}

// ---- windows (TE-CARD-3) ----
bool is_open(const State& s, Seat p, Mission m, Window w) {
    const bool attacking = w == Window::combat_1 && s.combat.attacker == p;
    const bool defending = w == Window::combat_2 && s.combat.defender == p;
    switch (m) {
        case Mission::preemptive_barrage:
            return attacking || defending;
        case Mission::fanatical_assault:
            return attacking;
        case Mission::ambush:
        case Mission::emergency_evacuation:
            return defending;
        case Mission::dug_in:
            return w == Window::combat_5 && s.combat.defender == p;
        case Mission::forced_march:
        case Mission::sabotage:
        case Mission::orbital_strike:
            return w == Window::move;
        case Mission::black_market:
            return w == Window::resources;
        case Mission::recall_vote:
        case Mission::de_escalation:
            return w == Window::missions;
        default:
            return false;  // Counter-Intelligence is armed, never played
    }
}

}  // namespace

Reason may_act(const State& s, Seat p, Mission m, Window w) {
    if (!is_open(s, p, m, w)) return because(Code::wrong_state, Rule::card_3, word(m));
    if (!s.holds(p, m)) return because(Code::not_in_hand, Rule::card_7, word(m));
    switch (m) {
        case Mission::emergency_evacuation:
            return may_evacuate(s, p);
        case Mission::forced_march:
            return may_boost(s, p);
        case Mission::sabotage:
            return any_area(s, [&](Area a) { return may_sabotage(s, p, a); })
                       ? allowed
                       : because(Code::bad_target, rule_of(m), word(m));
        case Mission::recall_vote:
            return may_vote(s, p);
        case Mission::de_escalation:
            return may_calm(s, p);
        case Mission::orbital_strike:
            return may_strike(s, p);
        default:
            return allowed;
    }
}

void play_action(State& s, Table& table, Seat p, Mission m, Window w) {
    Combat& c = s.combat;
    switch (m) {
        // Preemptive Barrage: two more dice on the own roll of this combat, as attacker or as defender.
        case Mission::preemptive_barrage: {
            if (!takes_effect(s, table, p, m)) return;
            u8& dice = w == Window::combat_1 ? c.attack_dice : c.defence_dice;
            dice = static_cast<u8>(dice + barrage_dice);
            return;
        }
        // Ambush: each 5 of the Defensive Roll counts as a 6.
        case Mission::ambush:
            if (takes_effect(s, table, p, m)) c.ambush = 1;
            return;
        // Fanatical Assault: each 4 of the Offensive Roll hits too.
        case Mission::fanatical_assault:
            if (takes_effect(s, table, p, m)) c.assault = 1;
            return;
        // Dug In: the attacked area's Defense Value is 2 higher against this Offensive Roll.
        case Mission::dug_in:
            if (takes_effect(s, table, p, m)) c.defence_bonus = static_cast<u8>(c.defence_bonus + dug_in_value);
            return;
        case Mission::emergency_evacuation:
            return evacuation(s, table, p);
        case Mission::forced_march:
            return forced_march(s, table, p);
        case Mission::sabotage:
            return sabotage(s, table, p);
        // Black Market: 5 Credits.
        case Mission::black_market:
            if (takes_effect(s, table, p, m)) earn(s, table, p, 5, rule_of(m));
            return;
        case Mission::recall_vote:
            return recall_vote(s, table, p);
        case Mission::de_escalation:
            return de_escalation(s, table, p);
        case Mission::orbital_strike:
            return orbital_strike(s, table, p);
        default:
            HX_RULE(false);
    }
}

}  // namespace hexmoot::te
