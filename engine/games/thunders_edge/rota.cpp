// The rota (option marketFloor): one floor goes round the table, with the cards behind the curtain (TE-MKT-1..4).
#include "engine/games/thunders_edge/free.h"
#include "engine/games/thunders_edge/market.h"

namespace hexmoot::te {
namespace {

// TE-MKT-3: a raised hand is asked again only if a cry or an offer is new to it.
bool floor_stops_at(const State& s, Seat p) {
    return !s.market.withdrawn.has(p) && !(s.market.raised.has(p) && s.market.stale.has(p));
}

// To the cards behind the curtain, and no second time in vain.
Reason may_look_at_floor(const State& s, Seat p) {
    const Seat floor = floor_seat(s);
    if (p != floor) return because(Code::not_your_turn, Rule::mkt_1, word(floor));
    if (s.market.raised.has(p)) return because(Code::wrong_state, Rule::mkt_3);
    return s.looked.has(p) ? because(Code::limit, Rule::mkt_8, number_word(1)) : allowed;
}

// TE-MKT-4: a rotation without a market act or a raised hand, or the last one, raises all hands.
void end_rotation(State& s, Table& table) {
    Market& m = s.market;
    const bool idle = m.busy == 0;
    m.floor_turns = m.busy = 0;
    m.rotation++;
    if (idle || m.rotation >= s.option(Option::market_max_rotations)) raise_all(s, table);
}

}  // namespace

void advance_floor(State& s, Table& table) {
    Market& m = s.market;
    new_visit(s);
    s.looked = {};
    m.floor_turns++;
    if (m.floor_turns >= s.seats) end_rotation(s, table);
}

void rota_step(State& s, Table& table) {
    const Seat floor = floor_seat(s);
    if (!floor_stops_at(s, floor)) return advance_floor(s, table);
    constexpr FreeMoves free{.deals = true, .alliances = true};
    const Answer a =
        table.any(ask(free_seats(s, free).with(floor), Question::market_rota, Rule::mkt_1), [&](Seat p, Offer& o) {
            offer_market(s, p, o);
            o.add_if(word(Verb::card), may_look_at_floor(s, p));
            offer_free(s, free, p, o);
        });
    if (play_free(s, table, free, a)) return;
    if (is(a.token, Verb::card))
        s.market.booth = floor;  // whatever it does there, that it looked is all the table learns
    else
        table_move(s, table, floor, static_cast<Verb>(a.token.a));
}

}  // namespace hexmoot::te
