// Hands of the Senate (senate.cpp).
#pragma once
#include "engine/games/thunders_edge/board.h"

namespace hexmoot::te {

inline bool has(SenateSet hand, Senate c) { return (hand & bit(c)) != 0; }
inline int count(SenateSet hand) { return std::popcount(hand); }
template <class Visit>
void each_card(SenateSet set, const Visit& visit) {
    for (; set != 0; set &= set - 1) visit(senate(std::countr_zero(set)));
}
int bloc_points(SenateSet, Bloc);                  // Senators 2, the Leak 1 for any bloc (TE-CON-2)
int senators(SenateSet);                           // cards that are Senators
int support_points(SenateSet);                     // over all cards, Leak 1 (TE-CON-6)
bool qualifies(SenateSet);                         // TE-CON-2
bool satisfies(Request, Senate);                   // TE-REQ-3
void return_senate(State&, Seat, Senate);          // from the hand to the deck, untold
bool draw_senate(State&, Table&, Seat, Rule why);  // false: the deck is empty
void shuffle_senate(State&);                       // the last act of a step (AMB-40)

}  // namespace hexmoot::te
