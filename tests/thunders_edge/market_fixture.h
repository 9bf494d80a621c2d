// Positions in the Consul Segment for the tests of the market.
#pragma once
#include "engine/games/thunders_edge/market.h"
#include "tests/thunders_edge/fixture.h"

namespace hexmoot::te {

// The segment as it begins: A was first in the Initial Drop, so A is the head seat.
inline State segment(const M1& m) {
    State s = m;
    begin_consul_segment(s);
    return s;
}
inline M1 option(M1 m, Option o, int value = 1) {
    return m.with([&](State& s) { s.options[static_cast<size_t>(o)] = static_cast<u8>(value); });
}
inline M1 rota(const M1& m) { return option(m, Option::market_floor); }

// Hands that can trade and qualify for nothing: 3 cards of 3 blocs each.
inline M1 three_hands(int seats = 3) {
    M1 m(seats);
    m.senate(A, {4, 12, 20}).senate(B, {5, 13, 28}).senate(C, {6, 14, 36});
    if (seats > 3) m.senate(D, {21, 29, 37});
    return m;
}
inline SenateSet cards(std::initializer_list<int> numbers) {
    SenateSet out = 0;
    for (int n : numbers) out |= bit(senate(n - 1));
    return out;
}
// The Mission Segment follows; nobody holds a Mission card, so it is over at once.
inline bool left_market(const State& s) { return s.phase == Phase::discard; }
inline SenateSet hand(const State& s, Seat p) { return s.senate_hand[hexmoot::index(p)]; }
inline SeatSet seats(std::initializer_list<Seat> of) {
    SeatSet out;
    for (Seat p : of) out = out.with(p);
    return out;
}
inline int open_offers(const State& s, Seat p) {
    int n = 0;
    for (const MarketOffer& o : s.market.offers[p]) n += o.number != 0;
    return n;
}
// Who drew, in order, since event `from`.
template <class G>
std::string drawers(const Talk<G>& t, size_t from = 0) {
    std::string out;
    for (size_t i = from; i < t.events.size(); i++)
        if (t.events[i].kind == static_cast<u8>(Happening::senate_drawn)) out += letter(t.events[i].seat);
    return out;
}

}  // namespace hexmoot::te
