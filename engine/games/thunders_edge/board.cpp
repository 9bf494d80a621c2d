// What can be read off a State: the map (TE-MAP), units, pools, control, Priority.
#include "engine/games/thunders_edge/board.h"

#include <algorithm>

namespace hexmoot::te {

List<Seat, most_seats> clockwise(const State& s, Seat first, SeatSet of) {
    List<Seat, most_seats> out;
    Seat p = first;
    for (int i = 0; i < s.seats; i++, p = after(s, p))
        if (of.has(p)) out.push(p);
    return out;
}

// ---- alliances ----
bool allied(const State& s, Seat x, Seat y) {
    return std::ranges::any_of(
        s.alliances, [&](Alliance a) { return a.a != nobody && ((a.a == x && a.b == y) || (a.a == y && a.b == x)); });
}
SeatSet allies(const State& s, Seat p) {
    SeatSet out;
    for (Alliance a : s.alliances)
        if (a.a == p || a.b == p) out = out.with(a.a == p ? a.b : a.a);
    return out;
}
bool concord(const State& s, Seat x, Seat y) {
    return s.concord.a != nobody && ((s.concord.a == x && s.concord.b == y) || (s.concord.a == y && s.concord.b == x));
}

// ---- the map ----
std::array<Cell, 6> around(Cell c) {
    constexpr std::array<Cell, 6> steps{{{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}}};
    std::array<Cell, 6> out;
    for (size_t i = 0; i < 6; i++) out[i] = {static_cast<i8>(c.q + steps[i].q), static_cast<i8>(c.r + steps[i].r)};
    return out;
}
int site_at(const State& s, Cell c) {
    for (int i = 0; i < s.sites.size; i++)
        if (s.sites.at[static_cast<size_t>(i)].cell == c) return i;
    return -1;
}
int neighbours(const State& s, Cell c) {
    const auto cells = around(c);
    return static_cast<int>(std::ranges::count_if(cells, [&](Cell n) { return site_at(s, n) >= 0; }));
}
bool known_terrain(const State& s, int site) { return s.sites.at[static_cast<size_t>(site)].up != 0; }
Terrain terrain(const State& s, int site) { return hex_table[s.sites.at[static_cast<size_t>(site)].hex].terrain; }

Area area_of(const State& s, Location l) {
    for (int i = 0; i < s.sites.size; i++)
        if (location_in(s, location(i)) == l) return location(i);
    return Area::none;
}
static Cell cell_at(const State& s, Area a) { return s.sites.at[static_cast<size_t>(site_of(a))].cell; }
bool adjacent(const State& s, Area a, Area b) {
    if (!exists(s, a) || !exists(s, b) || a == b) return false;
    if (site_of(a) == site_of(b)) return true;
    if (!is_field(a) || !is_field(b)) return false;
    return beside(cell_at(s, a), cell_at(s, b));
}
List<Area, most_origins> adjacent_areas(const State& s, Area a) {
    List<Area, most_origins> out;
    any_beside(s, a, [&](Area x) {
        out.push(x);
        return false;
    });
    return out;
}
bool within(const State& s, Area from, Area to, int steps) {
    if (!exists(s, from) || !exists(s, to)) return false;
    return apart(cell_at(s, from), cell_at(s, to)) <= steps && distance(s, from, to) <= steps;
}
int distance(const State& s, Area from, Area to) {
    if (!exists(s, from) || !exists(s, to)) return 255;
    std::array<u8, most_areas> steps;
    steps.fill(255);
    std::array<Area, most_areas> queue{};
    size_t head = 0, tail = 0;
    steps[index(from)] = 0;
    queue[tail++] = from;
    while (head < tail) {
        const Area a = queue[head++];
        if (a == to) return steps[index(a)];
        for (Area n : adjacent_areas(s, a))
            if (steps[index(n)] == 255) {
                steps[index(n)] = static_cast<u8>(steps[index(a)] + 1);
                queue[tail++] = n;
            }
    }
    return 255;
}

Area area_of(const State& s, Token t) {
    const Kind k = kind_of(t);
    if (k != Kind::field && k != Kind::location && k != Kind::cell) return Area::none;
    const int i = site_at(s, cell_of(t));
    if (i < 0) return Area::none;
    return k == Kind::location ? location(i) : field(i);
}
void put_area(const State& s, Area a, u8* facts) {
    const Token t = word(s, a);
    facts[0] = t.a;
    facts[1] = t.b;
    facts[2] = t.kind == static_cast<u8>(Kind::location);
}

// ---- units ----
int units(const Box& b) {
    int n = 0;
    for (u8 x : b) n += x;
    return n;
}
bool enemy_units(const State& s, Seat p, Area a) {
    const Seat there = occupant(s, a);
    return there != nobody && !friendly(s, p, there);
}
int attack_value(const Force& f) {
    int n = 0;
    for (int i = 0; i < piece_kinds; i++) n += f[static_cast<size_t>(i)] * unit_of(piece(i)).attack;
    return n;
}
int defense_value(const Force& f) {
    int n = 0;
    for (int i = 0; i < piece_kinds; i++) n += f[static_cast<size_t>(i)] * unit_of(piece(i)).defense;
    return n;
}

// TE-GEN-7; two colours with two players (TE-2P-1).
int pool(const State& s, Seat p, Piece type) {
    const size_t t = index(type_of(type));
    const size_t i = hexmoot::index(p);
    int used = s.initial[i][t] + s.transit[i][t] + s.orbit[i][t];
    for (const Box& b : s.off_world[i]) used += b[t];
    for (int a = 0; a < 2 * s.sites.size; a++) {
        if (s.control[static_cast<size_t>(a)] != p) continue;
        const Force& f = s.force[static_cast<size_t>(a)];
        used += f[t];
        if (type_of(type) == Piece::artillery) used += f[te::index(Piece::fired_artillery)];
    }
    return unit_of(type).per_colour * (s.seats == 2 ? 2 : 1) - used;
}

int cost_of(const Box& b) {
    int sum = 0;
    for (int i = 0; i < unit_types; i++) sum += b[static_cast<size_t>(i)] * unit_of(piece(i)).cost;
    return sum;
}
void add(Box& to, const Box& more) {
    for (size_t t = 0; t < to.size(); t++) to[t] = static_cast<u8>(to[t] + more[t]);
}
Box face_down(const Box& all, const Box& open) {
    Box out = all;
    for (size_t t = 0; t < out.size(); t++) out[t] = static_cast<u8>(out[t] - open[t]);
    return out;
}

bool besieged(const State& s, Area location) {
    return std::ranges::any_of(s.sieges, [&](const Siege& x) { return x.target == location; });
}

// ---- control ----
namespace {

template <class Visit>
void each_location(const State& s, Seat p, const Visit& visit) {
    for (int i = 0; i < s.sites.size; i++) {
        const Location l = location_in(s, location(i));
        if (l != Location::none && s.owner(location(i)) == p) visit(l);
    }
}

}  // namespace

int victory_value(const State& s, Seat p) {
    int sum = 0;
    each_location(s, p, [&](Location l) { sum += card_of(l).victory; });
    return sum;
}
int resource_value(const State& s, Seat p) {
    int sum = 0;
    each_location(s, p, [&](Location l) { sum += card_of(l).resource; });
    return sum;
}
int count_locations(const State& s, Seat p, LocationType type) {
    int n = 0;
    each_location(s, p, [&](Location l) { n += card_of(l).type == type; });
    return n;
}
int strength_points(const State& s, Seat p, OffWorld place) {
    int sum = 0;
    for (size_t i = 0; i < strength_cards; i++)
        if (s.strength_at[i] == place && s.strength_of[i] == p)
            sum += mission_table[te::index(first_strength) + i].points;
    return sum;
}
Seat off_world_controller(const State& s, OffWorld place) {
    Seat best = nobody;
    int most = 0;
    for (Seat p : all_seats(s)) {
        const int sum = strength_points(s, p, place);
        if (sum > most) {
            most = sum;
            best = p;
        } else if (sum == most) {
            best = nobody;
        }
    }
    return most > 0 ? best : nobody;
}

std::array<Seat, most_seats> priority(const State& s, bool statutes) {
    std::array<Seat, most_seats> out;
    out.fill(nobody);
    const Seat consul = s.consul;
    // TE-PRI-2, -3: ties go clockwise after the Consul, or after the last one there was.
    const Seat near = consul != nobody          ? after(s, consul)
                      : s.last_consul != nobody ? after(s, s.last_consul)
                                                : s.first_dropper;
    size_t n = 0;
    for (Seat p : clockwise(s, near, all_seats(s))) out[n++] = p;
    std::stable_sort(out.begin(), out.begin() + s.seats, [&](Seat a, Seat b) {
        if (a == consul || b == consul) return a == consul && b != consul;
        return victory_value(s, a) < victory_value(s, b);
    });
    if (statutes && s.statutes != nobody) {
        const auto it = std::find(out.begin(), out.begin() + s.seats, s.statutes);
        std::rotate(out.begin(), it, it + 1);
    }
    return out;
}

// ---- cards ----
MissionSet placed_missions(const State& s) {
    MissionSet out = s.mission_discard;
    for (size_t i = 0; i < most_seats; i++) out |= s.mission_hand[i] | s.played[i];
    for (Mission m : s.mission_deck) out |= bit(m);
    for (int i = 0; i < strength_cards; i++)
        if (s.strength_at[static_cast<size_t>(i)] != OffWorld::none) out |= bit(mission(index(first_strength) + i));
    for (int i = 0; i < alliance_cards; i++)
        if (s.alliances[static_cast<size_t>(i)].a != nobody) out |= bit(mission(index(first_alliance) + i));
    return out;
}
SenateSet placed_senators(const State& s) {
    SenateSet out = 0;
    for (SenateSet hand : s.senate_hand) out |= hand;
    for (Senate c : s.senate_deck) out |= bit(c);
    return out;
}

}  // namespace hexmoot::te
