// The Resources Segment (TE-RES): income, what other sources pay, the Bishop's Grant, then cards and abilities.
#include <algorithm>

#include "engine/games/thunders_edge/free.h"
#include "engine/games/thunders_edge/windows.h"

namespace hexmoot::te {
namespace {

// MIS-06 General Strike: Refineries of all seats but the one that called it pay nothing this turn.
bool on_strike(const State& s, Location l, Seat p) {
    return s.strike != nobody && s.strike != p && card_of(l).type == LocationType::refinery;
}

// TE-RES-1: Locations that are neither besieged nor on strike.
int income(const State& s, Seat p) {
    int sum = 0;
    each_area(s, [&](Area a) {
        const Location l = location_in(s, a);
        if (l != Location::none && s.owner(a) == p && !besieged(s, a) && !on_strike(s, l, p))
            sum += card_of(l).resource;
    });
    return sum;
}

// MIS-34 Hoppu Plantations: 1 Credit for each face-up Clear field the seat controls, at most 3.
int plantations(const State& s, Seat p) {
    int fields = 0;
    for (int i = 0; i < s.sites.size; i++)
        fields += s.owner(field(i)) == p && known_terrain(s, i) && terrain(s, i) == Terrain::clear;
    return std::min(fields, 3);
}
// MIS-37 War Bonds: 2 Credits for each Population Center it controls that is not besieged, at most 4.
int war_bonds(const State& s, Seat p) {
    int cities = 0;
    each_area(s, [&](Area a) {
        const Location l = location_in(s, a);
        cities += l != Location::none && card_of(l).type == LocationType::population_center && s.owner(a) == p &&
                  !besieged(s, a);
    });
    return std::min(2 * cities, 4);
}

// TE-RES-2: what comes by itself. OFF-2 Mars pays its controller 4, FAC-2 Helion Combine gains 2.
void other_sources(State& s, Table& table, Seat p) {
    if (off_world_controller(s, OffWorld::mars) == p) earn(s, table, p, 4, rule_of(OffWorld::mars));
    if (s.faction[hexmoot::index(p)] == Faction::helion_combine) earn(s, table, p, 2, rule_of(Faction::helion_combine));
    if (s.owns(p, Mission::hoppu_plantations))
        earn(s, table, p, plantations(s, p), rule_of(Mission::hoppu_plantations));
    if (s.owns(p, Mission::war_bonds)) earn(s, table, p, war_bonds(s, p), rule_of(Mission::war_bonds));
}

// TE-RES-3: the lowest sums of printed Resource Values share 5 Credits.
SeatSet poorest(const State& s) {
    SeatSet out;
    int least = 0;
    for (Seat p : all_seats(s)) {
        const int sum = resource_value(s, p);
        if (out.empty() || sum < least) {
            least = sum;
            out = {};
        }
        if (sum == least) out = out.with(p);
    }
    return out;
}

// FAC-5 Covenant of the Spire: after the Grant 3 Credits if it got a share, else 1.
void covenant(State& s, Table& table, SeatSet granted) {
    for (Seat p : all_seats(s))
        if (s.faction[hexmoot::index(p)] == Faction::covenant_of_the_spire)
            earn(s, table, p, granted.has(p) ? 3 : 1, rule_of(Faction::covenant_of_the_spire));
}

// TE-RES-4: the order.
void pay_income(State& s, Table& table) {
    for (Seat p : bookkeeping_order(s)) {
        earn(s, table, p, income(s, p), Rule::res_1);
        other_sources(s, table, p);
    }
    const SeatSet granted = poorest(s);
    for (Seat p : bookkeeping_order(s))
        if (granted.has(p)) earn(s, table, p, bishops_grant / granted.size(), Rule::res_3);
    covenant(s, table, granted);
    s.income_paid = 1;
    s.remaining = all_seats(s);
}

// Who takes the next step: in bookkeeping order, past those who have nothing to use (TE-ELIM-2) or decline for this
// turn (TE-HOT-8).
Seat next_seat(const State& s) {
    for (Seat p : clockwise(s, s.first_dropper, s.remaining))
        if (!s.card_pass.has(p) && window_opens(s, p, Window::resources)) return p;
    return nobody;
}

}  // namespace

void resources(State& s, Table& table) {
    if (!s.income_paid) return pay_income(s, table);
    const Seat p = s.active = next_seat(s);
    if (p == nobody) {
        s.income_paid = 0;
        return begin_phase(s, Phase::purchase);
    }
    const FreeMoves free{.deals = true, .arming = p};
    const Answer a =
        table.any(ask(free_seats(s, free).with(p), Question::resources, Rule::res_4), [&](Seat x, Offer& o) {
            if (x == p) {
                offer_window(s, p, Window::resources, o);
                o.add(word(Verb::done));
            }
            offer_free(s, free, x, o);
        });
    if (play_free(s, table, free, a) || use_window(s, table, p, Window::resources, a.token)) return;
    s.remaining = s.remaining.without(p);
}

}  // namespace hexmoot::te
