// The orders of the Purchase Segment carried out (TE-PUR-2..5): what the common supply allows is built, the rest comes
// back; counters go face down to their boxes.
#include "engine/games/thunders_edge/order.h"
#include "engine/games/thunders_edge/windows.h"

namespace hexmoot::te {
namespace {

// TE-PUR-3.
void refund(State& s, Table& table, Seat p, int what, int cost) {
    tell(table, Happening::refunded, p, Rule::pur_3, {what});
    earn(s, table, p, cost, Rule::pur_3);
}

void build_forts(State& s, Table& table, Seat p, const Order& o) {
    for (Area a : o.forts) {
        if (fort_supply(s) == 0) {
            refund(s, table, p, 0, fortification_cost);
            continue;
        }
        remove_unit(s, table, a, Piece::conventional, Rule::pur_7);
        build_fort(s, table, p, a, Rule::pur_7);
    }
    if (o.prepared == Area::none) return;
    if (fort_supply(s) == 0) return refund(s, table, p, 0, 0);  // the Location's card stays unused
    turn_location(s, table, p, Location::fort_ansgar);
    build_fort(s, table, p, o.prepared, rule_of(Location::fort_ansgar));
}

void build_landings(State& s, Table& table, Seat p, const Order& o) {
    for (Area a : o.landings) {
        if (landing_supply(s) == 0) {
            refund(s, table, p, 1, s.option(Option::landing_area_cost));
            continue;
        }
        s.landing[static_cast<size_t>(site_of(a))] = 1;
        table.emit(event_of(s, Happening::landing_built, p, a, Rule::pur_8));
    }
}

// Others see a counter go to its box, not its type (TE-PUR-4 also for Off World).
void tell_bought(Table& table, Seat p, int type, int box, Rule why) {
    Event e = event_of(Happening::bought, p, why);
    e.seen_by = p;
    e.secret = static_cast<u8>(type);
    e.facts[0] = static_cast<u8>(box);
    table.emit(e);
}
void put_in_boxes(State& s, Table& table, Seat p, const Order& o) {
    const size_t i = hexmoot::index(p);
    for (int box : {0, 1}) {
        const Box& from = box == 0 ? o.transit : o.orbit;
        Box& to = box == 0 ? s.transit[i] : s.orbit[i];
        for (int t = 0; t < unit_types; t++)
            for (int n = from[static_cast<size_t>(t)]; n > 0; n--) {
                to[static_cast<size_t>(t)]++;
                tell_bought(table, p, t, box, Rule::pur_6);
            }
    }
    if (o.off_world_unit == Piece::none) return;
    s.off_world[i][index(o.off_world)][index(o.off_world_unit)]++;
    tell_bought(table, p, index(o.off_world_unit), 2 + index(o.off_world), Rule::pur_9);
}

}  // namespace

void carry_out(State& s, Table& table, const BySeat<Order>& orders) {
    for (Seat p : priority(s, false)) {
        if (p == nobody) break;
        const Order& o = orders[p];
        pay(s, table, p, price(s, p, o), Rule::pur_10);  // in one sum: parts of it would tell the types
        if (o.levied > 0) turn_location(s, table, p, Location::petersburg);
        if (o.by_shops != Piece::none) turn_location(s, table, p, Location::hollow_ridge_works);
        build_forts(s, table, p, o);
        build_landings(s, table, p, o);
        put_in_boxes(s, table, p, o);
    }
}

}  // namespace hexmoot::te
