// What the files of the market share (section 7.3): market.cpp leads, and each part of the table has its own file.
#pragma once
#include "engine/games/thunders_edge/chapters.h"
#include "engine/games/thunders_edge/senate.h"

namespace hexmoot::te {

// ---- what may be done (moves.cpp) ----
// Why the seat may not make the market move that begins with this verb: the bars of TE-GEN-9, the place of TE-MKT-2,
// then the preconditions of the move that its first word can tell.
Reason may_move_market(const State&, Seat, Verb);
void offer_market(const State&, Seat, Offer&);  // the first words of all of them
bool acts_left(const State&, Seat);             // TE-MKT-9
SeatSet in_segment(const State&);               // not withdrawn
bool counts_as_passed(const State&, Seat);      // TE-MKT-10
Reason may_accept(const State&, Seat, const MarketOffer&);
Reason may_return(const State&, Seat, const SilentOffer&);
// Some card of the hand satisfies the request, and another can ride with it (TE-TRADE-2).
bool can_give(const State&, Seat, Request);
MarketOffer* find_offer(State&, int number, Seat& owner);  // null: there is none
SilentOffer* find_silent(State&, int number, Seat& owner);

inline SenateSet hand_of(const State& s, Seat p) { return s.senate_hand[hexmoot::index(p)]; }

// ---- the table (trade.cpp) ----
void use_act(State&, Seat);
enum class Act : u8 { other, wish, trade };  // a wish is a cry or an offer
void market_act(State&, Act);                // TE-MKT-6: marks and idle rule
int next_number(State&);                     // the name of a new offer
void clear_wishes(State&, Seat);             // its cries and offers go
void strike(State&, Table&, Seat);           // it has left: no offer is for it any more (TE-MKT-12)
// Cards cross at the same moment (TE-TRADE-1); offers that lost a card go (TE-MKT-12); then the declaration window.
void exchange(State&, Table&, Seat x, SenateSet from_x, Seat y, SenateSet from_y);
void raise_all(State&, Table&);  // by the engine: TE-MKT-4, TE-MKT-10
void new_visit(State&);          // a booth visit or floor turn begins: its exchange, standing order and arming are free
// The curtain closes (TE-MKT-8). On the open floor that ends the visit, and no trace of what was done in it stays
// behind; in the rota the floor turn goes on.
void leave_booth(State&, Table&);
void end_market(State&);  // to CONSUL_END

// What the seat has said in its booth so far is heard by all, before it chooses cards: that can't be taken back alone.
inline void say_aloud(Table& table) {
    table.publish();
    table.reveals();
}

// ---- its parts ----
void table_move(State&, Table&, Seat, Verb);  // table.cpp
void booth_step(State&, Table&);              // booth.cpp
void rota_step(State&, Table&);               // rota.cpp
void advance_floor(State&, Table&);
void silent_offer(State&, Table&, Seat);  // silent.cpp: TE-OPT-3
void silent_return(State&, Table&, Seat);
void make_consul(State&, Table&, Seat, Rule);  // consul.cpp: TE-CON-5

}  // namespace hexmoot::te
