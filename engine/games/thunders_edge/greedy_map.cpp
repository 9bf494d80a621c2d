// What the greedy seat sees on the map.
#include "engine/games/thunders_edge/combat.h"
#include "engine/games/thunders_edge/greedy.h"

namespace hexmoot::te {
namespace {

constexpr u8 no_way = 99;
// Each further area takes about half a turn and what it may bring: six tenths are left.
constexpr std::array fade{100, 60, 36, 22, 13, 8, 5, 3, 2, 1};

int cities_held(const State& s, Seat p) { return count_locations(s, p, LocationType::population_center); }

// Whether the seat could hold Centor and three more cities by its next segment: those it has, and those whose field it
// has with nobody inside (TE-END-2).
bool nears_victory(const State& s, Seat p) {
    int near = 0;
    bool centor = false;
    for (int i = 0; i < s.sites.size; i++) {
        const Location l = location_in(s, location(i));
        if (l == Location::none || card_of(l).type != LocationType::population_center) continue;
        const bool open = units(s, location(i)) == 0 && occupant(s, field(i)) == p;
        if (s.owner(location(i)) != p && !open) continue;
        near++;
        centor |= l == Location::centor;
    }
    return centor && near >= 4;
}
// A point of a rival's victory is worth stopping before all else, but not more than a good city of one's own.
constexpr int alarm = 20;
int danger(const State& s, Seat me, Area a) {
    const Seat p = s.owner(a);
    return p != nobody && p != me && nears_victory(s, p) ? alarm : 0;
}

// May stand there, or go through: no enemy's units, no ally's area.
bool passable(const State& s, Seat me, Area a) {
    return !enemy_units(s, me, a) && (s.owner(a) == nobody || !allied(s, me, s.owner(a)));
}
// As the seat knows it: its own face-down hexes too.
u8 tile(const State& s, int site) { return s.sites.at[static_cast<size_t>(site)].hex; }

}  // namespace

int worth(const State& s, Seat me, Location l) {
    const LocationCard& c = card_of(l);
    int w = 2 * c.victory + c.resource;
    // The instant victory: four cities with Centor. Each that is held makes the next one dearer, to whoever nears it.
    if (c.type == LocationType::population_center) w += 3 * cities_held(s, me);
    return w;
}
int worth(const State& s, Seat me, Area a) {
    if (const Location l = location_in(s, a); l != Location::none) return worth(s, me, l) + danger(s, me, a);
    const Location inside = location_in(s, location(site_of(a)));
    // The field is the only way in, and what a siege needs; any other is just ground.
    if (inside == Location::none) return 1;
    if (besieged(s, location(site_of(a))) && s.owner(location(site_of(a))) == me) return worth(s, me, inside);
    const bool city = card_of(inside).type == LocationType::population_center;
    return worth(s, me, inside) / 2 + (city ? danger(s, me, a) : 0);
}

Pull::Pull(const State& s, Seat me) : s_(s), me_(me) {
    each_area(s, [&](Area a) { beside_[index(a)] = adjacent_areas(s, a); });
    for (int i = 0; i < s.sites.size; i++) known_terrain(s, i) ? draw_to_location(location(i)) : draw_to_hidden(i);
    // Enemies in the open beside what is ours are better met than awaited.
    each_area(s, [&](Area a) {
        if (is_field(a) && enemy_units(s, me, a)) add(a, worth(s, me, a) * 2 / 3 + 2, true);
    });
}

void Pull::draw_to_location(Area a) {
    const Location l = location_in(s_, a);
    if (l == Location::none) return;
    const Area around = field_of(a);
    const int w = worth(s_, me_, a);
    if (s_.owner(a) == me_) {
        if (threatened(a) && units(s_, a) < 3) add(a, w / 3, false);
        // Whoever holds the field may besiege: it is taken back.
        if (s_.owner(around) != me_ && s_.owner(around) != nobody && !enemy_units(s_, me_, around))
            add(around, w / 2, false);
        return;
    }
    if (s_.owner(a) != nobody && allied(s_, me_, s_.owner(a))) return;
    if (units(s_, a) == 0) return add(a, w, false);
    // Held by an enemy: gather in its field, to attack or to besiege.
    if (passable(s_, me_, around)) add(around, w * 2 / 3, units(s_, around) < stack_limit - 1);
}
// A hex of its own placing may hide a Location it knows; any other hides one in three.
void Pull::draw_to_hidden(int site) {
    if (!passable(s_, me_, field(site))) return;
    const u8 hex = tile(s_, site);
    const bool known = hex < hexes;
    const Location l = known ? hex_table[hex].location : Location::none;
    add(field(site), known ? (l == Location::none ? 1 : worth(s_, me_, l) * 2 / 3) : 4, false);
}

void Pull::add(Area at, int w, bool shared) {
    if (goals_.size == 64) return;
    Goal g{at, w, shared};
    walk(g);
    each_area(s_, [&](Area a) {
        if (occupant(s_, a) == me_ && units(s_, a) > keeps(a) &&
            (g.taker == Area::none || g.steps[index(a)] < g.steps[index(g.taker)]))
            g.taker = a;
    });
    goals_.push(g);
}
// Steps from the goal outwards, over areas where the seat's units may stand.
void Pull::walk(Goal& g) const {
    g.steps.fill(no_way);
    g.steps[index(g.at)] = 0;
    List<Area, most_areas> queue;
    queue.push(g.at);
    for (int i = 0; i < queue.size; i++) {
        const Area a = queue.at[static_cast<size_t>(i)];
        for (Area b : beside_[index(a)]) {
            if (g.steps[index(b)] != no_way || !passable(s_, me_, b)) continue;
            g.steps[index(b)] = static_cast<u8>(g.steps[index(a)] + 1);
            queue.push(b);
        }
    }
}
bool Pull::threatened(Area a) const {
    for (Area b : beside_[index(a)]) {
        if (enemy_units(s_, me_, b)) return true;
        for (Area c : beside_[index(b)])
            if (enemy_units(s_, me_, c)) return true;
    }
    return false;
}

int Pull::value(Area from, Area at) const {
    int best = 0;
    for (const Goal& g : goals_) {
        const u8 n = g.steps[index(at)];
        if (n >= fade.size()) continue;
        const bool taken = !g.shared && g.taker != Area::none && g.taker != from &&
                           (from != Area::none || g.steps[index(g.taker)] <= n);
        // Others come along for what else there is, and in case the first one falls.
        best = std::max(best, g.worth * fade[n] / (taken ? 4 : 1));
    }
    return best;
}

int Pull::keeps(Area a) const {
    if (const Location l = location_in(s_, a); l != Location::none)  // an empty Location is anybody's
        return worth(s_, me_, l) >= 14 && threatened(a) ? 3 : 1;
    const Area inside = location(site_of(a));
    const bool besieging =
        std::ranges::any_of(s_.sieges, [&](const Siege& x) { return x.target == inside && x.by == me_; });
    return besieging ? 2 : 0;
}

Seat leader(const State& s, Seat but) {
    Seat best = nobody;
    for (Seat p : all_seats(s))
        if (p != but && (best == nobody || public_score(s, p) > public_score(s, best))) best = p;
    return best;
}
bool leads(const State& s, Seat p) { return public_score(s, p) > public_score(s, leader(s, p)); }

}  // namespace hexmoot::te
