// Steps 3, 4 and 5 of a combat: the two rolls and what they cost (TE-CMB-8..10).
#include <algorithm>

#include "engine/games/thunders_edge/combat.h"
#include "engine/games/thunders_edge/windows.h"

namespace hexmoot::te {

int defensive_dice(const State& s) {
    const Combat& c = s.combat;
    const int fort = s.fort[index(c.target)] ? fortification_dice : 0;
    return defense_value(s.at(c.target)) + fort + c.defence_support + c.defence_dice;
}
int defence_value(const State& s, Area a) {
    const Location l = location_in(s, a);
    return (l == Location::none ? 0 : card_of(l).defense) + (s.fort[index(a)] ? fortification_defense : 0);
}

namespace {

int strength(const State& s) {
    int n = 0;
    for (const Force& f : attackers(s)) n += attack_value(f);
    return n;
}
// TE-ART-6: the die of an Artillery that was lost is lost. One that fired in an earlier combat may have gone instead.
int support_dice(const State& s) {
    const auto& fired = s.combat.support;
    int n = 0;
    for (int i = 0; i < fired.size; i++) {
        const Area a = fired.at[static_cast<size_t>(i)];
        const auto before = std::count(fired.begin(), fired.begin() + i, a);
        n += before < s.at(a)[index(Piece::fired_artillery)];
    }
    return n;
}

void tell_hits(const State& s, Table& table, Seat roller, int now, int later, int hits, int value) {
    Event e = event_of(Happening::hits, roller, roller == s.combat.defender ? Rule::cmb_8 : Rule::cmb_10);
    e.facts = {static_cast<u8>(now), static_cast<u8>(later), static_cast<u8>(hits), static_cast<u8>(value)};
    table.emit(e);
}

}  // namespace

int offensive_dice(const State& s) {
    const int own = strength(s);
    return own == 0 ? 0 : own + support_dice(s) + s.combat.attack_dice;
}

int roll_die(State& s, Table& table, Seat p, Dice of, Rule why) {
    const int result = static_cast<int>(table.chance(s.rng, 6)) + 1;
    Event e = event_of(Happening::die_rolled, p, why);
    e.facts = {static_cast<u8>(result), static_cast<u8>(of)};
    table.emit(e);
    return result;
}

// TE-CMB-8: dice first, then the attackers that the sixes cost.
void defensive_roll(State& s, Table& table) {
    Combat& c = s.combat;
    if (c.stage == 1) {
        remove_attackers(s, table, c.owed_now, Question::combat_3, Rule::cmb_8);
        c.owed_now = c.stage = 0;
        s.phase = Phase::combat_4;
        return;
    }
    for (int n = defensive_dice(s); n > 0; n--) {
        const int die = roll_die(s, table, c.defender, Dice::defensive, Rule::cmb_8);
        c.owed_now = static_cast<u8>(c.owed_now + (die >= 6 || (die == 5 && c.ambush)));
        c.owed_later = static_cast<u8>(c.owed_later + (die == 5 && !c.ambush));
    }
    tell_hits(s, table, c.defender, c.owed_now, c.owed_later, 0, 0);
    c.stage = 1;
}

// TE-CMB-9.
void offensive_roll(State& s, Table& table) {
    Combat& c = s.combat;
    const int dice = offensive_dice(s);
    c.rolled = dice > 0;
    for (int n = dice; n > 0; n--) {
        const int die = roll_die(s, table, c.attacker, Dice::offensive, Rule::cmb_9);
        c.hits = static_cast<u8>(c.hits + (die >= 5 || (die == 4 && c.assault)));
    }
    s.phase = Phase::combat_5;
}

// ---- COMBAT_5 (TE-CMB-10) ----
namespace {

// W-CB5: opens after an Offensive Roll for a defender that holds a card (TE-CARD-3, -5). False: declined.
bool ask_card(State& s, Table& table) {
    const Seat p = s.combat.defender;
    if (!s.combat.rolled || s.card_pass.has(p) || !window_opens(s, p, Window::combat_5)) return false;
    const Token t = table.choose(ask(p, Question::combat_5_card, Rule::cmb_10), [&](Offer& o) {
        offer_window(s, p, Window::combat_5, o);
        o.add(word(Verb::done));
    });
    return use_window(s, table, p, Window::combat_5, t);
}

// Field Hospitals: Right after step 5 of each combat roll a die for each unit you lost in it: on 5 or 6 a counter of
// that type goes from your pool to your Transit box, where all can see it (TE-CARD-2).
void tend_wounded(State& s, Table& table, Seat p, const Force& lost) {
    constexpr Rule rule = rule_of(Mission::field_hospitals);
    if (!s.owns(p, Mission::field_hospitals)) return;
    for (int i = 0; i < piece_kinds; i++)
        for (int n = lost[static_cast<size_t>(i)]; n > 0; n--) {
            const Piece type = type_of(piece(i));
            if (roll_die(s, table, p, Dice::other, rule) < 5 || pool(s, p, type) == 0) continue;
            s.transit[hexmoot::index(p)][index(type)]++;
            s.transit_open[hexmoot::index(p)][index(type)]++;
            Event e = event_of(Happening::mustered, p, rule);
            e.secret = index(type);
            table.emit(e);
        }
}

}  // namespace

void casualties(State& s, Table& table) {
    Combat& c = s.combat;
    const int value = defence_value(s, c.target) + c.defence_bonus;
    switch (c.stage) {
        case 0:
            if (ask_card(s, table)) return;
            if (c.rolled) tell_hits(s, table, c.attacker, 0, 0, c.hits, value);
            break;
        case 1:
            remove_attackers(s, table, c.owed_later, Question::combat_5, Rule::cmb_10);
            break;
        case 2:
            remove_defenders(s, table, std::max(0, c.hits - value), Question::combat_5_defender, Rule::cmb_10);
            break;
        default:
            tend_wounded(s, table, c.attacker, c.lost_by_attacker);
            tend_wounded(s, table, c.defender, c.lost_by_defender);
            c.stage = 0;
            s.phase = Phase::combat_6;
            return;
    }
    c.stage++;
}

}  // namespace hexmoot::te
