// Moves that any seat may make beside the question of a state (free.cpp).
#pragma once
#include "engine/games/thunders_edge/chapters.h"

namespace hexmoot::te {

// Which of them a state allows (section 18a); the card standing is always among them. offer_free adds them to an open
// prompt, play_free carries one out when the answer is one of them.
struct FreeMoves {
    bool deals = false, alliances = false;
    SeatSet arming = {};  // whose own prompt it is (W-ARM)
};
void offer_free(const State&, const FreeMoves&, Seat asked, Offer&);  // free.cpp
bool play_free(State&, Table&, const FreeMoves&, Answer);             // true: it was one and has been carried out
SeatSet free_seats(const State&, const FreeMoves&);                   // who could make one of them (arming apart)
Reason may_arm(const State&, Seat);      // MIS-47, from the hand: for prompts that are the seat's own
void arm_counter(State&, Table&, Seat);  // after `arm`: against whom, or disarmed, or none

}  // namespace hexmoot::te
