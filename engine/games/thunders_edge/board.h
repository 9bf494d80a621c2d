// What can be read off a State (board.cpp): seats and alliances, the map, units, control, Priority.
#pragma once
#include <algorithm>

#include "engine/games/thunders_edge/state.h"

namespace hexmoot::te {

// ---- seats ----
inline SeatSet all_seats(const State& s) { return SeatSet::first(s.seats); }
inline Seat after(const State& s, Seat p) { return seat((hexmoot::index(p) + 1) % s.seats); }
// The seats of the set, clockwise from `first`.
List<Seat, most_seats> clockwise(const State&, Seat first, SeatSet of);
inline List<Seat, most_seats> bookkeeping_order(const State& s) {
    return clockwise(s, s.first_dropper, all_seats(s));  // TE-GEN-8
}
bool allied(const State&, Seat, Seat);  // never with itself
SeatSet allies(const State&, Seat);
inline bool friendly(const State& s, Seat a, Seat b) { return a == b || allied(s, a, b); }
bool concord(const State&, Seat, Seat);  // MIS-14 forbids them to fight
int pool(const State&, Seat, Piece);     // TE-GEN-7
int victory_value(const State&, Seat);   // sum of VV of the Locations it controls (TE-PRI-1)
int resource_value(const State&, Seat);  // sum of printed values, besieged or not (TE-RES-3)
// Priority order now (TE-PRI-1..3); `statutes`: Emergency Statutes counts (Action and Drop Phase).
std::array<Seat, most_seats> priority(const State&, bool statutes);

// ---- the map ----
int site_at(const State&, Cell);  // -1: no hex there
inline Area field_at(const State& s, Cell c) {
    const int i = site_at(s, c);
    return i < 0 ? Area::none : field(i);
}
int neighbours(const State&, Cell);  // occupied neighbour cells
std::array<Cell, 6> around(Cell);
constexpr int apart(Cell a, Cell b) {  // in hexes
    const int q = b.q - a.q, r = b.r - a.r;
    return std::max({q, -q, r, -r, q + r, -q - r});
}
constexpr bool beside(Cell a, Cell b) {
    const int q = b.q - a.q, r = b.r - a.r;
    return q >= -1 && q <= 1 && r >= -1 && r <= 1 && q + r >= -1 && q + r <= 1 && (q != 0 || r != 0);
}
// Of an existing Location area; none for fields.
inline Location location_in(const State& s, Area a) {
    if (a == Area::none || is_field(a) || site_of(a) >= s.sites.size) return Location::none;
    const Site& site = s.sites.at[static_cast<size_t>(site_of(a))];
    return site.up ? hex_table[site.hex].location : Location::none;
}
// A field, or the known Location of a face-up hex.
inline bool exists(const State& s, Area a) {
    if (a == Area::none || site_of(a) >= s.sites.size) return false;
    return is_field(a) || location_in(s, a) != Location::none;
}
Area area_of(const State&, Location);     // Area::none while its hex is hidden
Terrain terrain(const State&, int site);  // true terrain; callers mind TE-MAP-6
bool known_terrain(const State&, int site);
bool adjacent(const State&, Area, Area);  // TE-MAP-3
// Whether the test holds for some area beside this one; they are tried in the order of each_area until it does.
template <class Test>
bool any_beside(const State& s, Area a, const Test& test) {
    if (!exists(s, a)) return false;
    if (!is_field(a)) return test(field_of(a));
    const Cell here = s.sites.at[static_cast<size_t>(site_of(a))].cell;
    for (int i = 0; i < s.sites.size; i++) {
        const bool inside = i == site_of(a) && exists(s, location(i));
        if (inside ? test(location(i)) : beside(here, s.sites.at[static_cast<size_t>(i)].cell) && test(field(i)))
            return true;
    }
    return false;
}
List<Area, most_origins> adjacent_areas(const State&, Area);  // in the order of each_area
bool within(const State&, Area, Area, int);                   // so many areas; TE-MAP-4
int distance(const State&, Area, Area);                       // TE-MAP-4; 255: no path
inline Token word(const State& s, Area a) {                   // F(q,r) or L(q,r)
    if (a == Area::none) return {};
    return word(is_field(a) ? Kind::field : Kind::location, s.sites.at[static_cast<size_t>(site_of(a))].cell);
}
Area area_of(const State&, Token);             // Area::none when there is no such area
void put_area(const State&, Area, u8* facts);  // three bytes of an event

// ---- units ----
inline int units(const Force& f) {
    int n = 0;
    for (u8 x : f) n += x;
    return n;
}
inline int units(const State& s, Area a) { return units(s.at(a)); }
// Whose units are in the area; nobody when it is empty.
inline Seat occupant(const State& s, Area a) { return units(s, a) > 0 ? s.owner(a) : nobody; }
bool enemy_units(const State&, Seat, Area);  // units of a seat neither it nor its ally
int attack_value(const Force&);
int defense_value(const Force&);
int units(const Box&);
void add(Box& to, const Box& more);
int cost_of(const Box&);                         // as printed
Box face_down(const Box& all, const Box& open);  // the rest of a box
bool besieged(const State&, Area location);
int strength_points(const State&, Seat, OffWorld);  // of its Strength cards there
Seat off_world_controller(const State&, OffWorld);  // TE-OFFW-2
// TE-SCORE-2: Control Points with the units there, which count and lie open once the game is over; and what the place
// is worth to the seat by them (scoring.cpp).
int control_points(const State&, Seat, OffWorld);
int off_world_share(const State&, Seat, OffWorld);
// Victory Value as all may count it now: Off World by Strength cards alone, by everything once the game is over
// (TE-SCORE-3; scoring.cpp).
int public_score(const State&, Seat);
int count_locations(const State&, Seat, LocationType);

// ---- cards ----
inline constexpr MissionSet all_missions = (u64{1} << mission_cards) - 1;
inline constexpr SenateSet all_senators = (u64{1} << senate_cards) - 1;
// Those that lie in a deck, a hand, a pile or on the table.
MissionSet placed_missions(const State&);
SenateSet placed_senators(const State&);

// ---- walks ----
// All cells of the world and of the ring around it.
template <class Visit>
void each_cell(const State& s, const Visit& visit) {
    int low_q = 0, high_q = 0, low_r = 0, high_r = 0;
    for (const Site& x : s.sites) {
        low_q = std::min<int>(low_q, x.cell.q);
        high_q = std::max<int>(high_q, x.cell.q);
        low_r = std::min<int>(low_r, x.cell.r);
        high_r = std::max<int>(high_r, x.cell.r);
    }
    for (int q = low_q - 1; q <= high_q + 1; q++)
        for (int r = low_r - 1; r <= high_r + 1; r++) visit(Cell{static_cast<i8>(q), static_cast<i8>(r)});
}
// All areas there are, fields and known Locations.
template <class Visit>
void each_area(const State& s, const Visit& visit) {
    for (int i = 0; i < 2 * s.sites.size; i++)
        if (exists(s, static_cast<Area>(i))) visit(static_cast<Area>(i));
}
// Those that the seat controls, with units or by marker.
template <class Visit>
void each_area_of(const State& s, Seat p, const Visit& visit) {
    for (int i = 0; i < 2 * s.sites.size; i++)
        if (s.control[static_cast<size_t>(i)] == p) visit(static_cast<Area>(i));
}
// Those that a question about what lies beside an area speaks of: all of them where reasons are wanted.
template <class Visit>
void each_area_beside(const State& s, Area a, const Offer& o, const Visit& visit) {
    if (o.explains()) return each_area(s, visit);
    for (Area x : adjacent_areas(s, a)) visit(x);
}

// ---- the market ----
// Rota: whose floor turn it is.
inline Seat floor_seat(const State& s) {
    return seat((hexmoot::index(s.market.head) + s.market.floor_turns) % s.seats);
}
SenateSet cards_of(const SilentOffer&);  // locked while it is open (TE-OPT-3)

// All Senate hands lie open (TE-BLK-1).
inline bool hands_open(const State& s) { return s.phase == Phase::consul_end && s.market.shown; }

}  // namespace hexmoot::te
