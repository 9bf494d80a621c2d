// The table of the market: acts, wishes that come and go, exchanges, and the end of a segment.
#include "engine/games/thunders_edge/market.h"

namespace hexmoot::te {
namespace {

void tell_received(Table& table, Seat to, Seat from, SenateSet cards) {
    each_card(cards, [&](Senate c) {
        Event e = event_of(Happening::card_received, to, Rule::trade_1);
        e.seen_by = SeatSet(to).with(from);
        e.secret = index(c);
        e.facts[0] = hexmoot::index(from);
        table.emit(e);
    });
}

void withdraw(Table& table, Seat p, MarketOffer& o) {
    tell(table, Happening::offer_withdrawn, p, Rule::mkt_12, {o.number});
    o = {};
}
void withdraw(Table& table, Seat p, SilentOffer& o) {
    tell(table, Happening::offer_withdrawn, p, Rule::mkt_12, {o.number});
    o = {};
}

// Offers whose cards are no longer all in the hand go.
void keep_true(State& s, Table& table, Seat p) {
    const SenateSet hand = s.senate_hand[hexmoot::index(p)];
    for (MarketOffer& o : s.market.offers[p])
        if (o.number != 0 && !(has(hand, o.card) && has(hand, o.rider))) withdraw(table, p, o);
    SilentOffer& silent = s.market.silent[p];
    if ((cards_of(silent) & ~hand) != 0) withdraw(table, p, silent);
}

}  // namespace

void use_act(State& s, Seat p) { s.market.acts[p]++; }

void market_act(State& s, Act act) {
    s.market.passed = {};
    s.market.busy = 1;
    if (act == Act::wish) s.market.stale = {};
}

int next_number(State& s) {
    const int n = s.market.next_number;
    s.market.next_number = static_cast<u8>(n % 255 + 1);
    return n;
}

void clear_wishes(State& s, Seat p) {
    s.market.cries[p].fill(Request::none);
    s.market.offers[p] = {};
    s.market.silent[p] = {};
}
void strike(State& s, Table& table, Seat gone) {
    for (Seat p : all_seats(s)) {
        for (MarketOffer& o : s.market.offers[p]) {
            o.to = o.to.without(gone);
            if (o.number != 0 && o.to.empty()) withdraw(table, p, o);
        }
        if (SilentOffer& o = s.market.silent[p]; o.number != 0 && o.to == gone) withdraw(table, p, o);
    }
}

void exchange(State& s, Table& table, Seat x, SenateSet from_x, Seat y, SenateSet from_y) {
    SenateSet& hand_x = s.senate_hand[hexmoot::index(x)];
    SenateSet& hand_y = s.senate_hand[hexmoot::index(y)];
    HX_RULE((from_x & ~hand_x) == 0 && (from_y & ~hand_y) == 0 && count(from_x) == count(from_y));
    hand_x = (hand_x & ~from_x) | from_y;
    hand_y = (hand_y & ~from_y) | from_x;
    table.reveals();
    tell_received(table, x, y, from_y);
    tell_received(table, y, x, from_x);
    keep_true(s, table, x);
    keep_true(s, table, y);
    market_act(s, Act::trade);
    leave_booth(s, table);
    if (s.rota()) s.market.exchanged = 1;
    s.phase = Phase::market_window;
}

void raise_all(State& s, Table& table) {
    s.market.raised = in_segment(s);
    tell(table, Happening::hands_go_up, nobody, s.rota() ? Rule::mkt_4 : Rule::mkt_10);
    s.phase = Phase::market_draw;
}
void new_visit(State& s) { s.market.exchanged = s.market.standing_set = s.market.armed = 0; }
void leave_booth(State& s, Table& table) {
    if (!s.rota()) {
        tell(table, Happening::booth_closed, s.market.booth, Rule::mkt_8);
        new_visit(s);
    }
    s.market.booth = nobody;
}
void end_market(State& s) {
    s.market = {};
    s.phase = Phase::consul_end;
}

}  // namespace hexmoot::te
