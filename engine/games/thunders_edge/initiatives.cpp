// The Initiatives (TE-INI, content.md 7.1): what each demands beside its Senate cards, and what it does. The text above
// each is the card's, in our words (assets/games/thunders_edge/missions.json).
#include <algorithm>

#include "engine/games/thunders_edge/choosing.h"
#include "engine/games/thunders_edge/spend.h"

namespace hexmoot::te {
namespace {

bool controls(const State& s, Seat p, Area a) { return a != Area::none && s.owner(a) == p; }
int cities(const State& s, Seat p) { return count_locations(s, p, LocationType::population_center); }
int refineries(const State& s, Seat p) { return count_locations(s, p, LocationType::refinery); }
int outposts(const State& s, Seat p) { return count_locations(s, p, LocationType::outpost); }
int locations(const State& s, Seat p) { return cities(s, p) + refineries(s, p) + outposts(s, p); }
int areas(const State& s, Seat p) {
    int n = 0;
    each_area(s, [&](Area a) { n += s.owner(a) == p; });
    return n;
}
bool holds_centor(const State& s, Seat p) { return controls(s, p, area_of(s, Location::centor)); }
bool at_centor(const State& s, Seat p) {
    const Area a = area_of(s, Location::centor);
    return controls(s, p, a) || (a != Area::none && controls(s, p, field_of(a)));
}
bool has_volcano(const State& s, Seat p) {
    bool any = false;
    each_area(s, [&](Area a) {
        any |= s.owner(a) == p && known_terrain(s, site_of(a)) && terrain(s, site_of(a)) == Terrain::volcanic;
    });
    return any;
}

}  // namespace

// TE-INI-5: by units or by marker, besieged or not.
bool meets(const State& s, Seat p, Mission m) {
    switch (m) {
        case Mission::martial_law:
            return cities(s, p) >= 2;
        case Mission::land_reform:
            return locations(s, p) >= 3;
        case Mission::planetary_census:
            return cities(s, p) > 0 && refineries(s, p) > 0 && outposts(s, p) > 0;
        case Mission::colonial_charter:
            return holds_centor(s, p);
        case Mission::refinery_combine:
            return refineries(s, p) >= 3;
        case Mission::deep_core_drilling:
            return has_volcano(s, p);
        case Mission::pilgrimage_to_centor:
            return at_centor(s, p);
        case Mission::manifest_expansion:
            return areas(s, p) >= 8;
        case Mission::sovereignty:
            return holds_centor(s, p) && cities(s, p) >= 2;
        default:
            return true;
    }
}

namespace {

// ---- choices, named together with the play (TE-CARD-6) ----
struct Choice {
    List<Area, 2> areas{};
    int number = 0;
    Seat seat = nobody;
    Mission mission = Mission::none;
    Senate senate = Senate::none;
};

// A field or Location may be fortified, a hidden Location cannot be named.
Reason may_entrench(const State& s, const List<Area, 2>& chosen, Area a) {
    const bool free = !s.fort[index(a)] && std::ranges::find(chosen, a) == chosen.end();
    return free ? allowed : because(Code::bad_target, rule_of(Mission::entrenchment), word(s, a));
}
Reason may_garrison(const State& s, Seat p, const List<Area, 2>& chosen, Area a) {
    const Location l = location_in(s, a);
    const bool fit = l != Location::none && card_of(l).type == LocationType::population_center && s.owner(a) == p &&
                     std::ranges::find(chosen, a) == chosen.end();
    if (!fit) return because(Code::bad_target, rule_of(Mission::martial_law), word(s, a));
    return units(s, a) < stack_limit ? allowed : because(Code::stack, rule_of(Mission::martial_law), word(s, a));
}
Reason may_set_landing(const State& s, Seat p, Area a) {
    const Rule rule = rule_of(Mission::colonial_charter);
    const bool fit = is_field(a) && occupant(s, a) == p && !s.landing[static_cast<size_t>(site_of(a))];
    return fit ? allowed : because(Code::bad_target, rule, word(s, a));
}
Reason may_visit(const State& s, Seat p, Area a) {
    const Rule rule = rule_of(Mission::pilgrimage_to_centor);
    const Area centor = area_of(s, Location::centor);
    if (centor == Area::none || site_of(a) != site_of(centor) || s.owner(a) != p)
        return because(Code::bad_target, rule, word(s, a));
    return units(s, a) < stack_limit ? allowed : because(Code::stack, rule, word(s, a));
}
Reason may_inquire(const State& s, Seat p, Seat other) {
    return other != p && s.mission_count(other) > 0
               ? allowed
               : because(Code::bad_target, rule_of(Mission::inquisition), word(other));
}
Reason may_expel(const State& s, Seat p, int strength_card) {
    const size_t i = static_cast<size_t>(strength_card);
    const Mission m = mission(index(first_strength) + strength_card);
    return s.strength_at[i] != OffWorld::none && s.strength_of[i] != p
               ? allowed
               : because(Code::bad_target, rule_of(Mission::isolation_accord), word(m));
}

// Areas one by one: up to `most`, and `optional`: `done` may come at any time. Ends when none is left.
List<Area, 2> ask_areas(const State& s, const Choosing& choose, int most, bool optional, const auto& may) {
    List<Area, 2> chosen;
    while (chosen.size < most) {
        bool any = false;
        each_area(s, [&](Area a) { any = any || may(chosen, a).allowed(); });
        if (!any) break;
        const Token t = choose(
            [&](Offer& o) {
                each_area(s, [&](Area a) { o.add_if(word(s, a), may(chosen, a)); });
                if (optional) o.add(word(Verb::done));
            },
            Shape::bag);
        if (is(t, Verb::done)) break;
        chosen.push(area_of(s, t));
    }
    return chosen;
}
// One of the seats that `may` allows; nobody when there is none.
Seat ask_seat(const State& s, const Choosing& choose, const auto& may) {
    bool any = false;
    for (Seat p : all_seats(s)) any |= may(p).allowed();
    if (!any) return nobody;
    return seat_of(choose([&](Offer& o) {
        for (Seat p : all_seats(s)) o.add_if(word(p), may(p));
    }));
}

Choice ask_choice(const State& s, const Choosing& choose, Mission m, const Spend& spend) {
    const Seat p = choose.seat;
    Choice x;
    switch (m) {
        case Mission::entrenchment:
            x.areas = ask_areas(s, choose, std::min(2, fort_supply(s)), false,
                                [&](const auto& chosen, Area a) { return may_entrench(s, chosen, a); });
            break;
        case Mission::martial_law:
            x.areas = ask_areas(s, choose, std::min(2, pool(s, p, Piece::conventional)), true,
                                [&](const auto& chosen, Area a) { return may_garrison(s, p, chosen, a); });
            break;
        case Mission::orbital_mobilization:
            if (const int most = std::min(2, pool(s, p, Piece::walker)); most > 0)
                x.number =
                    choose([&](Offer& o) { o.numbers(static_cast<u8>(Kind::number), 0, most); }, Shape::amount).value();
            break;
        case Mission::colonial_charter:
            x.areas = ask_areas(s, choose, std::min(1, landing_supply(s)), true,
                                [&](const auto&, Area a) { return may_set_landing(s, p, a); });
            break;
        case Mission::pilgrimage_to_centor:
            x.areas = ask_areas(s, choose, std::min(1, pool(s, p, Piece::conventional)), false,
                                [&](const auto&, Area a) { return may_visit(s, p, a); });
            break;
        case Mission::concord_of_the_faithful:
            x.seat = ask_seat(s, choose, [&](Seat other) {
                return other != p ? allowed : because(Code::bad_target, rule_of(m), word(other));
            });
            break;
        case Mission::inquisition:
            x.seat = ask_seat(s, choose, [&](Seat other) { return may_inquire(s, p, other); });
            break;
        case Mission::isolation_accord: {
            bool any = false;
            for (int i = 0; i < strength_cards; i++) any |= may_expel(s, p, i).allowed();
            if (any)
                x.mission = mission_of(choose([&](Offer& o) {
                    for (int i = 0; i < strength_cards; i++)
                        o.add_if(word(mission(index(first_strength) + i)), may_expel(s, p, i));
                }));
            break;
        }
        case Mission::grand_coalition:
            x.senate = senate_of(choose([&](Offer& o) {
                for (int i = 0; i < senate_cards; i++)
                    if (o.explains() || (spend.spent & bit(senate(i))))
                        o.add_if(word(senate(i)), (spend.spent & bit(senate(i)))
                                                      ? allowed
                                                      : because(Code::bad_target, rule_of(m), word(senate(i))));
            }));
            break;
        default:
            break;
    }
    return x;
}

// ---- effects ----
int refinery_values(const State& s, Seat p) {
    int sum = 0;
    each_area(s, [&](Area a) {
        const Location l = location_in(s, a);
        if (l != Location::none && s.owner(a) == p && card_of(l).type == LocationType::refinery)
            sum += card_of(l).resource;
    });
    return sum;
}
void build_landing(State& s, Table& table, Seat p, Area a, Rule why) {
    s.landing[static_cast<size_t>(site_of(a))] = 1;
    table.emit(event_of(s, Happening::landing_built, p, a, why));
}
// A card of the hand, drawn blindly, face up to the discards.
void lose_random_card(State& s, Table& table, Seat victim, Rule why) {
    MissionSet left = s.mission_hand[hexmoot::index(victim)];
    for (u32 skip = table.chance(s.rng, static_cast<u32>(s.mission_count(victim))); skip > 0; skip--) left &= left - 1;
    const Mission m = mission(std::countr_zero(left));
    s.mission_hand[hexmoot::index(victim)] &= ~bit(m);
    discard_mission(s, m);
    if (m == Mission::counter_intelligence && s.counter_of == victim) {  // no longer armed
        s.counter_of = nobody;
        s.counter_against = {};
    }
    Event e = event_of(Happening::mission_lost, victim, why);
    e.secret = index(m);
    table.emit(e);
}
void remove_strength(State& s, Table& table, Mission m, Rule why) {
    const size_t i = static_cast<size_t>(index(m) - index(first_strength));
    const OffWorld place = s.strength_at[i];
    const Seat before = off_world_controller(s, place);
    Event lost = event_of(Happening::mission_lost, s.strength_of[i], why);
    lost.secret = index(m);
    table.emit(lost);
    s.strength_at[i] = OffWorld::none;
    s.strength_of[i] = nobody;
    discard_mission(s, m);
    tell_off_world_control(s, table, place, before);
}
void take_back(State& s, Table& table, Seat p, Senate c, Rule why) {
    const auto at = std::ranges::find(s.senate_deck, c);
    HX_RULE(at != s.senate_deck.end());
    s.senate_deck.remove(static_cast<int>(at - s.senate_deck.begin()));
    s.senate_hand[hexmoot::index(p)] |= bit(c);
    Event e = event_of(Happening::senate_returned, p, why);
    e.secret = index(c);
    table.emit(e);
}

void take_effect(State& s, Table& table, Seat p, Mission m, const Choice& x) {
    const Rule why = rule_of(m);
    switch (m) {
        // Entrenchment: two Fortifications, free, in two areas without one, whosever they are.
        case Mission::entrenchment:
            for (Area a : x.areas) build_fort(s, table, p, a, why);
            return;
        // Martial Law: a free Conventional Force in up to two own Population Centers with room.
        case Mission::martial_law:
        // Pilgrimage to Centor: a free Conventional Force in Centor or its field.
        case Mission::pilgrimage_to_centor:
            for (Area a : x.areas) place_conventional(s, table, p, a, why);
            return;
        // Orbital Mobilization: up to two free Walkers into Orbit.
        case Mission::orbital_mobilization:
            for (int i = 0; i < x.number; i++) muster(s, table, p, Piece::walker, why);
            return;
        // Land Reform: 1 Credit for each Location.
        case Mission::land_reform:
            return earn(s, table, p, locations(s, p), why);
        // Breadbasket Charter: 5 Credits.
        case Mission::breadbasket_charter:
            return earn(s, table, p, 5, why);
        // General Strike: in this turn the Refineries of all other seats pay nothing.
        case Mission::general_strike:
            s.strike = p;
            return;
        // Planetary Census: draw a Mission card.
        case Mission::planetary_census:
            return draw_mission(s, table, p, why);
        // Emergency Statutes: first in Priority order in this turn's Action and Drop Phase.
        case Mission::emergency_statutes:
            s.statutes = p;
            return;
        // Colonial Charter: 4 Credits and, if wanted, a free Landing Area in a field with an own unit.
        case Mission::colonial_charter:
            earn(s, table, p, 4, why);
            for (Area a : x.areas) build_landing(s, table, p, a, why);
            return;
        // Refinery Combine: the printed values of the own Refineries in Credits, at most 8.
        case Mission::refinery_combine:
            return earn(s, table, p, std::min(8, refinery_values(s, p)), why);
        // Arms Race: a free Menace and a free Artillery into Orbit.
        case Mission::arms_race:
            muster(s, table, p, Piece::menace, why);
            return muster(s, table, p, Piece::artillery, why);
        // Deep-Core Drilling: 3 Credits.
        case Mission::deep_core_drilling:
            return earn(s, table, p, 3, why);
        // Concord of the Faithful: in this turn the two seats do not attack or besiege each other.
        case Mission::concord_of_the_faithful:
            s.concord = {p, x.seat};
            return;
        // Inquisition: another seat loses a random Mission card.
        case Mission::inquisition:
            if (x.seat != nobody) lose_random_card(s, table, x.seat, why);
            return;
        // Manifest Expansion: in this turn's Drop Phase two units may land in any field.
        case Mission::manifest_expansion:
            s.expansion = s.expansion.with(p);
            return;
        // Isolation Accord: a Strength card of another seat is discarded.
        case Mission::isolation_accord:
            if (x.mission != Mission::none) remove_strength(s, table, x.mission, why);
            return;
        // Grand Coalition: one of the Senators spent comes back.
        case Mission::grand_coalition:
            return take_back(s, table, p, x.senate, why);
        // War Cabinet: a free Obliterator into Orbit.
        case Mission::war_cabinet:
            return muster(s, table, p, Piece::obliterator, why);
        default:  // Sovereignty: nothing more
            return;
    }
}

Spend requirement(const State& s, Seat p, Mission m) { return begin_spend(s, p, card_of(m).lines, true, true); }

}  // namespace

// TE-INI-1, in its order. The card is in hand and the seat not under Scandal.
Reason may_begin(const State& s, Seat p, Mission m) {
    if (!can_finish(requirement(s, p, m))) return because(Code::requirement, Rule::ini_2, word(m));
    return meets(s, p, m) ? allowed : because(Code::requirement, rule_of(m), word(m));
}

// TE-INI-3: spent cards, the card face up, its effect, then tension.
void play_initiative(State& s, Table& table, Seat p, Mission m) {
    const Choosing choose = secretly(table, p, Rule::card_7);
    const Spend spend = ask_spend(s, choose, requirement(s, p, m));
    const Choice choice = ask_choice(s, choose, m, spend);
    show_card(s, table, p, m);
    pay_spend(s, table, p, spend);
    s.played[hexmoot::index(p)] |= bit(m);
    take_effect(s, table, p, m, choice);
    raise_tension(s, table, card_of(m).tension, rule_of(m));
    check_victory(s, table);
}

}  // namespace hexmoot::te
