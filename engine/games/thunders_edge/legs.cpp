// Movement Points of the active seat's units (TE-MOVE-1). Most units have all of theirs; the others are listed in
// s.legs, one entry a unit. Units of one kind in one area that differ in their points are told apart by them alone.
#include "engine/games/thunders_edge/legs.h"

#include <algorithm>
#include <ranges>

namespace hexmoot::te {
namespace {

bool is_of(const Leg& l, Area a, Piece p) { return l.area == a && l.piece == p; }
int listed(const State& s, Area a, Piece p) {
    return static_cast<int>(std::ranges::count_if(s.legs, [&](const Leg& l) { return is_of(l, a, p); }));
}
int unlisted(const State& s, Area a, Piece p) { return s.at(a)[index(p)] - listed(s, a, p); }
// Where in the list a unit with exactly these points stands; -1: none.
int find_leg(const State& s, Area a, Piece p, int points) {
    for (int i = 0; i < s.legs.size; i++) {
        const Leg& l = s.legs.at[static_cast<size_t>(i)];
        if (is_of(l, a, p) && !l.stopped && l.points == points) return i;
    }
    return -1;
}

}  // namespace

int units_with(const State& s, Area a, Piece p, int points) {
    const auto same = [&](const Leg& l) { return is_of(l, a, p) && !l.stopped && l.points == points; };
    const int full = points == unit_of(p).move ? unlisted(s, a, p) : 0;
    return full + static_cast<int>(std::ranges::count_if(s.legs, same));
}

int best_points(const State& s, Area a, Piece p) {
    int best = unlisted(s, a, p) > 0 ? unit_of(p).move : 0;
    for (const Leg& l : s.legs)
        if (is_of(l, a, p) && !l.stopped) best = std::max<int>(best, l.points);
    return best;
}

int stopped_units(const State& s, Area a, Piece p) {
    return static_cast<int>(std::ranges::count_if(s.legs, [&](const Leg& l) { return is_of(l, a, p) && l.stopped; }));
}

Leg take_leg(State& s, Area a, Piece p, int points) {
    int enough = points;
    while (units_with(s, a, p, enough) == 0) {
        HX_RULE(enough < best_points(s, a, p));
        enough++;
    }
    Leg leg{a, p, static_cast<u8>(enough), 0};
    if (const int i = find_leg(s, a, p, enough); i >= 0) leg = s.legs.remove(i);
    s.force[index(a)][index(p)]--;
    return leg;
}

void put_leg(State& s, Leg leg) {
    if (leg.stopped || leg.points != unit_of(leg.piece).move) s.legs.push(leg);
}

void boost(State& s, Area a, Piece p, int points) {
    if (points == points_of_stopped) {
        auto legs = std::views::filter(s.legs, [&](const Leg& l) { return is_of(l, a, p) && l.stopped; });
        std::ranges::min_element(legs, {}, &Leg::points)->points++;
        return;
    }
    HX_RULE(units_with(s, a, p, points) > 0);
    const int i = find_leg(s, a, p, points);
    if (i >= 0) s.legs.remove(i);
    put_leg(s, {a, p, static_cast<u8>(points + 1), 0});
}

}  // namespace hexmoot::te
