// The Purchase Segment (TE-PUR): every seat writes an order in secret, in any sequence; when all are sealed they are
// carried out together.
#include <algorithm>

#include "engine/games/thunders_edge/free.h"
#include "engine/games/thunders_edge/order.h"
#include "engine/games/thunders_edge/windows.h"

namespace hexmoot::te {
namespace {

// Puts the questions of one order to its seat.
class Writing {
    const State& s_;
    Table& table_;
    Seat seat_;
    Order order_;

    Token choose(Question q, Rule rule, Table::OfferTo offer, Shape shape = Shape::one) {
        return table_.choose(ask(seat_, q, rule, Secrecy::kept, shape), offer);
    }
    Area choose_area(Rule rule, Reason (*may)(const State&, Seat, const Order&, Area)) {
        return area_of(s_, choose(Question::which_area, rule, [&](Offer& o) {
                           offer_areas(s_, o, [&](Area a) { return may(s_, seat_, order_, a); });
                       }));
    }
    Piece choose_type(Rule rule, Reason (*may)(const State&, Seat, const Order&, Piece)) {
        return piece_of(choose(Question::which_piece, rule, [&](Offer& o) {
            for (int i = 0; i < unit_types; i++) o.add_if(word(piece(i)), may(s_, seat_, order_, piece(i)));
        }));
    }
    int choose_number(Rule rule, int low, int high) {
        return choose(
                   Question::how_many, rule, [&](Offer& o) { o.numbers(static_cast<u8>(Kind::number), low, high); },
                   Shape::amount)
            .value();
    }

    void buy() {
        const Piece type = choose_type(Rule::pur_6, may_buy);
        const Token box = choose(Question::choice, Rule::pur_6, [&](Offer& o) {
            o.add(word(Verb::transit));
            o.add_if(word(Verb::orbit), may_send_to_orbit(s_, seat_, order_));
        });
        if (is(box, Verb::transit)) {
            order_.transit[index(type)]++;
            return;
        }
        order_.orbit[index(type)]++;
        order_.by_yards++;
    }
    void go_off_world() {
        order_.off_world_unit = choose_type(Rule::pur_9, may_go_off_world);
        order_.off_world = off_world_of(choose(Question::which_area, Rule::pur_9, [](Offer& o) {
            for (int i = 0; i < off_worlds; i++) o.add(word(off_world(i)));
        }));
    }

    // "ability LOC-02 3 1": how many Conventional Forces, and how many of them Ganymede Yards send to Orbit.
    void levy() {
        constexpr Rule rule = rule_of(Location::petersburg);
        order_.levied = static_cast<u8>(choose_number(rule, 1, most_to_levy(s_, seat_, order_)));
        int to_orbit = 0;
        if (may_send_to_orbit(s_, seat_, order_).allowed())
            to_orbit = choose_number(rule, 0, std::min<int>(order_.levied, yards_capacity - order_.by_yards));
        u8& transit = order_.transit[index(Piece::conventional)];
        u8& orbit = order_.orbit[index(Piece::conventional)];
        transit = static_cast<u8>(transit + order_.levied - to_orbit);
        orbit = static_cast<u8>(orbit + to_orbit);
        order_.by_yards = static_cast<u8>(order_.by_yards + to_orbit);
    }
    void build_in_shops() {
        order_.by_shops = choose_type(rule_of(Location::hollow_ridge_works), may_build_in_shops);
        order_.orbit[index(order_.by_shops)]++;
    }
    void apply() {
        const Token which = choose(Question::which_card, Rule::card_7, [&](Offer& o) {
            for (int i = 0; i < location_cards; i++)
                o.add_if(word(location_card(i)), may_apply(s_, seat_, order_, location_card(i)));
        });
        switch (location_of(which)) {
            case Location::petersburg:
                return levy();
            case Location::hollow_ridge_works:
                return build_in_shops();
            default:
                order_.prepared = choose_area(rule_of(Location::fort_ansgar), may_prepare);
        }
    }
    Reason may_apply_any() const {
        for (Location l : {Location::petersburg, Location::hollow_ridge_works, Location::fort_ansgar})
            if (may_apply(s_, seat_, order_, l).allowed()) return allowed;
        return because(Code::ability, Rule::card_7);
    }

  public:
    Writing(const State& s, Table& table, Seat p) : s_(s), table_(table), seat_(p) {}

    // One item more; false when the order is sealed.
    bool item() {
        const Token what = choose(Question::purchase, Rule::pur_10, [&](Offer& o) {
            o.add_if(word(Verb::buy), may_buy(s_, seat_, order_));
            o.add_if(word(Verb::fort), may_fortify(s_, seat_, order_));
            o.add_if(word(Verb::landing), may_land(s_, seat_, order_));
            o.add_if(word(Verb::offworld), may_go_off_world(s_, seat_, order_));
            o.add_if(word(Verb::ability), may_apply_any());
            o.add(word(Verb::seal));
        });
        if (is(what, Verb::buy)) buy();
        if (is(what, Verb::fort)) order_.forts.push(choose_area(Rule::pur_7, may_fortify));
        if (is(what, Verb::landing)) order_.landings.push(choose_area(Rule::pur_8, may_land));
        if (is(what, Verb::offworld)) go_off_world();
        if (is(what, Verb::ability)) apply();
        return !is(what, Verb::seal);
    }
    const Order& order() const { return order_; }
};

// TE-HOT-6: a seat that by what all can see has no choice is sealed by the engine.
SeatSet buyers(const State& s) {
    SeatSet out;
    for (Seat p : all_seats(s))
        if (s.money(p) > 0 || any_ability(s, p, Window::purchase) || may_land(s, p, {}).allowed()) out = out.with(p);
    return out;
}

}  // namespace

void purchase(State& s, Table& table) {
    const SeatSet buying = buyers(s);
    BySeat<Order> orders;
    SeatSet sealed, begun;
    while (!(sealed == buying)) {
        // TE-DEAL-7: no deals once somebody has written.
        const FreeMoves free{.deals = begun.empty(), .arming = all_seats(s)};
        const Answer a =
            table.any(ask(buying | free_seats(s, free), Question::purchase, Rule::hot_6), [&](Seat p, Offer& o) {
                if (buying.has(p)) o.add(word(sealed.has(p) ? Verb::reopen : Verb::order));
                offer_free(s, free, p, o);
            });
        if (play_free(s, table, free, a)) {
            if (begun.empty()) return;
            continue;
        }
        const Seat p = a.seat;
        if (sealed.has(p)) tell(table, Happening::reopened, p, Rule::hot_6);
        begun = begun.with(p);
        sealed = sealed.without(p);
        Writing writing(s, table, p);
        while (writing.item()) {
        }
        orders[p] = writing.order();
        sealed = sealed.with(p);
        tell(table, Happening::sealed, p, Rule::hot_6);
    }
    carry_out(s, table, orders);
    s.active = nobody;
    begin_phase(s, Phase::drop_begin);
}

}  // namespace hexmoot::te
