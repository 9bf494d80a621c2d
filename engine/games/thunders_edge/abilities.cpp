// The abilities of Locations (content.md 4, once a game) and of the Aegis Command (content.md 6). All of them lie open,
// and so does what they are used on. What the other Factions give comes by itself in its chapter. The text above each
// is the card's, in our words (assets/games/thunders_edge/cards.json).
#include <algorithm>

#include "engine/games/thunders_edge/choosing.h"
#include "engine/games/thunders_edge/legs.h"

namespace hexmoot::te {
namespace {

// ---- units that go farther (LOC-06, MIS-45) ----
constexpr int most_points = 8;

// How many units of the seat with exactly these points have not been chosen yet.
int free_units(const State& s, Seat p, const List<Boosted, 3>& chosen, const Boosted& b) {
    if (occupant(s, b.area) != p) return 0;
    const int all =
        b.points == points_of_stopped ? stopped_units(s, b.area, b.piece) : units_with(s, b.area, b.piece, b.points);
    return all - static_cast<int>(std::ranges::count(chosen, b));
}
// Movement Points of those, ascending. Who has stopped gains nothing: such a unit is taken where there is no other.
List<u8, most_points + 1> free_points(const State& s, Seat p, const List<Boosted, 3>& chosen, Area a, Piece unit) {
    List<u8, most_points + 1> out;
    if (s.owner(a) != p || s.at(a)[index(unit)] == 0) return out;
    for (u8 n = 0; n <= most_points; n++)
        if (free_units(s, p, chosen, {a, unit, n}) > 0) out.push(n);
    if (out.empty() && free_units(s, p, chosen, {a, unit, points_of_stopped}) > 0) out.push(points_of_stopped);
    return out;
}
Reason may_boost(const State& s, Seat p, const List<Boosted, 3>& chosen, Area a, Piece unit) {
    return free_points(s, p, chosen, a, unit).empty() ? because(Code::bad_target, Rule::card_7, word(s, a)) : allowed;
}
Reason may_boost(const State& s, Seat p, const List<Boosted, 3>& chosen, Piece unit) {
    Reason why = because(Code::bad_target, Rule::card_7, word(unit));
    each_area_of(s, p, [&](Area a) {
        if (!why.allowed() && may_boost(s, p, chosen, a, unit).allowed()) why = allowed;
    });
    return why;
}
Reason may_boost(const State& s, Seat p, const List<Boosted, 3>& chosen) {
    Reason why = because(Code::bad_target, Rule::card_7, word(p));
    for (int i = 0; i < piece_kinds; i++)
        if (!why.allowed() && may_boost(s, p, chosen, piece(i)).allowed()) why = allowed;
    return why;
}

// ---- windows (TE-CARD-3) ----
bool is_open(const State& s, Seat p, Location l, Window w) {
    const bool attacking = w == Window::combat_1 && s.combat.attacker == p;
    const bool defending = w == Window::combat_2 && s.combat.defender == p;
    switch (l) {
        case Location::centor:
        case Location::saint_brandt:
            return w == Window::missions;
        case Location::petersburg:
        case Location::hollow_ridge_works:
        case Location::fort_ansgar:
            return w == Window::purchase;
        case Location::new_tangier:
        case Location::cinder_wells:
        case Location::tarn_processing:
            return w == Window::resources;
        case Location::ostrava_down:
            return defending;
        case Location::bakers_crevice:
            return w == Window::move && !s.has_moved;  // W-MOVE0
        case Location::gorran_flats:
            return w == Window::drop;
        case Location::stalkers_reach:
            return w == Window::move;
        case Location::high_cliff:
            return attacking || defending;
        case Location::none:
            break;
    }
    return false;
}

bool any_field_of(const State& s, Seat p) {
    for (int i = 0; i < s.sites.size; i++)
        if (s.owner(field(i)) == p) return true;
    return false;
}

// Whether there is something to use it on. Precondition: the seat controls the Location.
Reason has_target(const State& s, Seat p, Location l) {
    const Area place = area_of(s, l);
    const Reason none = because(Code::bad_target, rule_of(l), word(l));
    switch (l) {
        case Location::cinder_wells:
            return besieged(s, place) ? because(Code::ability, rule_of(l), word(l)) : allowed;
        case Location::ostrava_down:
            return s.combat.target == place ? allowed : none;
        case Location::bakers_crevice:
            return may_boost(s, p, {});
        case Location::gorran_flats:
            return any_field_of(s, p) ? allowed : none;
        case Location::high_cliff:
            return within(s, s.combat.target, place, 2) ? allowed : none;
        default:
            return allowed;
    }
}

u8& dice(State& s, Window w) { return w == Window::combat_1 ? s.combat.attack_dice : s.combat.defence_dice; }
void add_dice(State& s, Window w, int n) { dice(s, w) = static_cast<u8>(dice(s, w) + n); }

void tell_use(Table& table, Seat p, u8 what, Rule why) {
    Event e = event_of(Happening::ability_used, p, why);
    e.secret = what;
    table.emit(e);
}

// Fuel Dump: before the first move one to three different units may each go one area farther.
void fuel_dump(State& s, Table& table, Seat p) {
    constexpr Location l = Location::bakers_crevice;
    const auto chosen = ask_boosts(s, {table, p, rule_of(l)}, 3);
    turn_location(s, table, p, l);
    for (const Boosted& b : chosen) boost(s, b.area, b.piece, b.points);
}

// Convoy Route: in a field of the seat's own up to three units may land in this Drop Segment.
void convoy_route(State& s, Table& table, Seat p) {
    constexpr Location l = Location::gorran_flats;
    const Choosing choose{table, p, rule_of(l)};
    const Area a = area_of(
        s, choose([&](Offer& o) {
            for (int i = 0; i < s.sites.size; i++)
                o.add_if(word(s, field(i)),
                         s.owner(field(i)) == p ? allowed : because(Code::bad_target, rule_of(l), word(s, field(i))));
        }));
    turn_location(s, table, p, l);
    s.convoy = static_cast<u8>(site_of(a));
}

// Deep Recon: look at one to three face-down hexes, now and later; they stay face down. None left: 2 Credits.
void deep_recon(State& s, Table& table, Seat p) {
    constexpr Location l = Location::stalkers_reach;
    const Choosing choose{table, p, rule_of(l)};
    u64 down = 0, seen = 0;
    for (int i = 0; i < s.sites.size; i++)
        if (!known_terrain(s, i)) down |= u64{1} << i;
    while (down != 0 && std::popcount(seen) < 3) {
        const Token t = choose(
            [&](Offer& o) {
                for (int i = 0; i < s.sites.size; i++)
                    o.add_if(word(s, field(i)),
                             down >> i & 1 ? allowed : because(Code::bad_target, rule_of(l), word(s, field(i))));
                if (seen != 0) o.add(word(Verb::done));
            },
            Shape::bag);
        if (is(t, Verb::done)) break;
        const u64 site = u64{1} << site_of(area_of(s, t));
        down &= ~site;
        seen |= site;
    }
    turn_location(s, table, p, l);
    if (seen == 0) return earn(s, table, p, 2, rule_of(l));
    s.seen[hexmoot::index(p)] |= seen;
    table.reveals();
    Event e = event_of(Happening::looked, p, rule_of(l));
    e.facts[0] = static_cast<u8>(std::popcount(seen));
    table.emit(e);
}

void use_location(State& s, Table& table, Seat p, Location l, Window w) {
    switch (l) {
        case Location::bakers_crevice:
            return fuel_dump(s, table, p);
        case Location::gorran_flats:
            return convoy_route(s, table, p);
        case Location::stalkers_reach:
            return deep_recon(s, table, p);
        default:
            turn_location(s, table, p, l);
    }
    // Open Port 5, Magma Tap 6 (not under siege), Reserve Tanks 4 Credits.
    if (l == Location::new_tangier) earn(s, table, p, 5, rule_of(l));
    if (l == Location::cinder_wells) earn(s, table, p, 6, rule_of(l));
    if (l == Location::tarn_processing) earn(s, table, p, 4, rule_of(l));
    // Armed Citizenry: three more dice in defence of this Location itself.
    if (l == Location::ostrava_down) add_dice(s, w, 3);
    // Overlook Guns: two more dice in a combat whose target is within two areas.
    if (l == Location::high_cliff) add_dice(s, w, 2);
}

}  // namespace

Reason may_boost(const State& s, Seat p) { return may_boost(s, p, {}); }

List<Boosted, 3> ask_boosts(const State& s, const Choosing& choose, int most) {
    List<Boosted, 3> chosen;
    const Seat p = choose.seat;
    while (chosen.size < most && may_boost(s, p, chosen).allowed()) {
        const Token t = choose([&](Offer& o) {
            for (int i = 0; i < piece_kinds; i++) o.add_if(word(piece(i)), may_boost(s, p, chosen, piece(i)));
            if (!chosen.empty()) o.add(word(Verb::done));
        });
        if (is(t, Verb::done)) break;
        const Piece unit = piece_of(t);
        const Area a =
            area_of(s, choose([&](Offer& o) {
                        each_area(s, [&](Area x) { o.add_if(word(s, x), may_boost(s, p, chosen, x, unit)); });
                    }));
        const auto points = free_points(s, p, chosen, a, unit);
        int which = points.at[0];
        if (points.size > 1)  // alike but for the points they have left
            which = choose(
                        [&](Offer& o) {
                            for (u8 n : points) o.add(number_word(n));
                        },
                        Shape::amount)
                        .value();
        chosen.push({a, unit, static_cast<u8>(which)});
    }
    return chosen;
}

void turn_location(State& s, Table& table, Seat p, Location l) {
    HX_RULE(!(s.locations_used >> index(l) & 1));
    s.locations_used = static_cast<u16>(s.locations_used | 1u << index(l));
    tell_use(table, p, index(l), rule_of(l));
}

// ---- using (TE-CARD-7) ----
Reason may_use(const State& s, Seat p, Location l, Window w) {
    if (!is_open(s, p, l, w)) return because(Code::wrong_state, Rule::card_3, word(l));
    const Area place = area_of(s, l);
    const bool fresh = !(s.locations_used >> index(l) & 1);
    if (!fresh || place == Area::none || s.owner(place) != p) return because(Code::ability, Rule::loc_1, word(l));
    return has_target(s, p, l);
}

// Aegis Command: one more die, once in an Action Phase as attacker and once as defender.
Reason may_use(const State& s, Seat p, Faction f, Window w) {
    const bool attacking = w == Window::combat_1 && s.combat.attacker == p;
    const bool defending = w == Window::combat_2 && s.combat.defender == p;
    if (f != Faction::aegis_command || !(attacking || defending))
        return because(Code::wrong_state, Rule::card_3, word(f));
    const bool used = (attacking ? s.aegis_attack : s.aegis_defence).has(p);
    const bool fit = s.faction[hexmoot::index(p)] == f && !used;
    return fit ? allowed : because(Code::ability, Rule::fac_1, word(f));
}

// Governor's Seat and Synod of Brandt are declared with the card they help to pay (spend.cpp).
bool any_ability(const State& s, Seat p, Window w) {
    if (w == Window::missions) return false;
    for (int i = 0; i < location_cards; i++)
        if (may_use(s, p, location_card(i), w).allowed()) return true;
    return may_use(s, p, Faction::aegis_command, w).allowed();
}

void use_ability(State& s, Table& table, Seat p, Token ability, Window w) {
    if (kind_of(ability) == Kind::ability) return use_location(s, table, p, location_of(ability), w);
    SeatSet& used = w == Window::combat_1 ? s.aegis_attack : s.aegis_defence;
    used = used.with(p);
    tell_use(table, p, static_cast<u8>(100 + ability.a), rule_of(Faction::aegis_command));
    add_dice(s, w, 1);
}

}  // namespace hexmoot::te
