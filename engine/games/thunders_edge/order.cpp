// What an order costs and what may be added to it.
#include "engine/games/thunders_edge/order.h"

#include <algorithm>

#include "engine/games/thunders_edge/any.h"
#include "engine/games/thunders_edge/windows.h"

namespace hexmoot::te {
namespace {

int ordered(const Order& o, Piece type) {
    return o.transit[index(type)] + o.orbit[index(type)] + (o.off_world_unit == type);
}
bool lists(const auto& areas, Area a) { return std::ranges::find(areas, a) != areas.end(); }

Reason in_pool(const State& s, Seat p, const Order& o, Piece type, Rule why) {
    return pool(s, p, type) > ordered(o, type) ? allowed : because(Code::pool, why, word(type));
}
// TE-PUR-1. The fact is what the seat has left.
Reason payable(const State& s, Seat p, const Order& before, const Order& with, Rule why) {
    const int left = s.money(p) - price(s, p, before);
    return price(s, p, with) <= s.money(p) ? allowed : because(Code::funds, why, number_word(left));
}

bool fort_there(const State& s, const Order& o, Area a) {
    return s.fort[index(a)] || o.prepared == a || lists(o.forts, a);
}
int forts_left(const State& s, const Order& o) { return fort_supply(s) - o.forts.size - (o.prepared != Area::none); }

template <class May>
Reason any_type(const May& may) {
    Any any(allowed);
    for (int i = 0; i < unit_types; i++) any.of([&] { return may(piece(i)); });
    return any.reason();
}
template <class May>
Reason any_own_area(const State& s, Seat p, Reason without, const May& may) {
    Any any(without);
    each_area_of(s, p, [&](Area a) {
        if (units(s, a) > 0) any.of([&] { return may(a); });
    });
    return any.reason();
}

}  // namespace

// MIS-35 Orbital Foundry: the first three Menaces or Obliterators of the order cost 1 less each. LOC-08 Machine Shops:
// their Walker or Menace costs 2 less, after that.
int price(const State& s, Seat p, const Order& o) {
    int sum = fortification_cost * o.forts.size + s.option(Option::landing_area_cost) * o.landings.size;
    for (int i = 0; i < unit_types; i++) sum += ordered(o, piece(i)) * unit_of(piece(i)).cost;
    sum -= o.levied * unit_of(Piece::conventional).cost;
    if (s.owns(p, Mission::orbital_foundry))
        sum -= std::min(3, ordered(o, Piece::menace) + ordered(o, Piece::obliterator));
    return o.by_shops == Piece::none ? sum : sum - shops_discount;
}

// TE-PUR-6.
Reason may_buy(const State& s, Seat p, const Order& o, Piece type) {
    if (const Reason why = in_pool(s, p, o, type, Rule::pur_6); !why.allowed()) return why;
    Order with = o;
    with.transit[index(type)]++;
    return payable(s, p, o, with, Rule::pur_6);
}
// OFF-3 Ganymede Yards: up to two of the counters for Thunder's Edge go to Orbit at once.
Reason may_send_to_orbit(const State& s, Seat p, const Order& o) {
    const bool yards = off_world_controller(s, OffWorld::ganymede_yards) == p && o.by_yards < yards_capacity;
    return yards ? allowed : because(Code::bad_target, Rule::pur_6, word(OffWorld::ganymede_yards));
}

// TE-PUR-7.
Reason may_fortify(const State& s, Seat p, const Order& o, Area a) {
    if (s.owner(a) != p || units(s, a) < 2) return because(Code::fort_last_unit, Rule::pur_7, word(s, a));
    if (s.at(a)[index(Piece::conventional)] == 0) return because(Code::fort_no_cf, Rule::pur_7, word(s, a));
    if (fort_there(s, o, a)) return because(Code::fort_exists, Rule::pur_7, word(s, a));
    if (forts_left(s, o) < 1) return because(Code::pool, Rule::pur_7);
    Order with = o;
    with.forts.push(a);
    return payable(s, p, o, with, Rule::pur_7);
}

// TE-PUR-8.
Reason may_land(const State& s, Seat p, const Order& o, Area a) {
    if (!is_field(a)) return because(Code::la_location, Rule::pur_8, word(s, a));
    if (occupant(s, a) != p) return because(Code::no_presence, Rule::pur_8, word(s, a));
    if (s.landing[static_cast<size_t>(site_of(a))] || lists(o.landings, a))
        return because(Code::la_exists, Rule::pur_8, word(s, a));
    if (landing_supply(s) - o.landings.size < 1) return because(Code::pool, Rule::pur_8);
    Order with = o;
    with.landings.push(a);
    return payable(s, p, o, with, Rule::pur_8);
}

// TE-PUR-9.
Reason may_go_off_world(const State& s, Seat p, const Order& o, Piece type) {
    if (o.off_world_unit != Piece::none) return because(Code::offworld_limit, Rule::pur_9, number_word(1));
    if (const Reason why = in_pool(s, p, o, type, Rule::pur_9); !why.allowed()) return why;
    Order with = o;
    with.off_world_unit = type;
    return payable(s, p, o, with, Rule::pur_9);
}

// LOC-08 Machine Shops: one Walker or Menace for 2 Credits less, straight to Orbit.
Reason may_build_in_shops(const State& s, Seat p, const Order& o, Piece type) {
    constexpr Rule rule = rule_of(Location::hollow_ridge_works);
    if (type != Piece::walker && type != Piece::menace) return because(Code::bad_target, rule, word(type));
    if (const Reason why = in_pool(s, p, o, type, rule); !why.allowed()) return why;
    Order with = o;
    with.orbit[index(type)]++;
    with.by_shops = type;
    return payable(s, p, o, with, rule);
}

// LOC-13 Prepared Positions: one Fortification for nothing, where a unit of the seat stands.
Reason may_prepare(const State& s, Seat p, const Order& o, Area a) {
    constexpr Rule rule = rule_of(Location::fort_ansgar);
    if (occupant(s, a) != p) return because(Code::bad_target, rule, word(s, a));
    if (fort_there(s, o, a)) return because(Code::fort_exists, rule, word(s, a));
    return forts_left(s, o) > 0 ? allowed : because(Code::pool, rule);
}

// LOC-02 General Levy: up to three Conventional Forces for nothing.
int most_to_levy(const State& s, Seat p, const Order& o) {
    return std::min(most_levied, pool(s, p, Piece::conventional) - ordered(o, Piece::conventional));
}

Reason may_buy(const State& s, Seat p, const Order& o) {
    return any_type([&](Piece type) { return may_buy(s, p, o, type); });
}
Reason may_fortify(const State& s, Seat p, const Order& o) {
    return any_own_area(s, p, because(Code::fort_last_unit, Rule::pur_7),
                        [&](Area a) { return may_fortify(s, p, o, a); });
}
Reason may_land(const State& s, Seat p, const Order& o) {
    return any_own_area(s, p, because(Code::no_presence, Rule::pur_8), [&](Area a) { return may_land(s, p, o, a); });
}
Reason may_go_off_world(const State& s, Seat p, const Order& o) {
    return any_type([&](Piece type) { return may_go_off_world(s, p, o, type); });
}

Reason may_apply(const State& s, Seat p, const Order& o, Location l) {
    if (const Reason why = may_use(s, p, l, Window::purchase); !why.allowed()) return why;
    const Reason used = because(Code::ability, Rule::loc_1, word(l));
    switch (l) {
        case Location::petersburg:
            if (o.levied > 0) return used;
            return most_to_levy(s, p, o) > 0 ? allowed : because(Code::pool, rule_of(l), word(Piece::conventional));
        case Location::hollow_ridge_works: {
            if (o.by_shops != Piece::none) return used;
            const Reason walker = may_build_in_shops(s, p, o, Piece::walker);
            return walker.allowed() ? walker : may_build_in_shops(s, p, o, Piece::menace);
        }
        default:
            if (o.prepared != Area::none) return used;
            return any_own_area(s, p, because(Code::bad_target, rule_of(l)),
                                [&](Area a) { return may_prepare(s, p, o, a); });
    }
}

}  // namespace hexmoot::te
