// The windows in which a hand and the open cards may act (TE-CARD-3), and what they may do there.
#pragma once
#include "engine/games/thunders_edge/chapters.h"

namespace hexmoot::te {

// W-MOVE0 and W-MOVE are one; Fuel Dump minds that no unit has moved.
enum class Window : u8 { missions, move, combat_1, combat_2, combat_5, resources, purchase, drop };
// Cards and abilities (cards.cpp): what the seat may use now, as words after `card` and `ability`.
Reason may_play(const State&, Seat, Mission, Window);
Reason may_use(const State&, Seat, Location, Window);
Reason may_use(const State&, Seat, Faction, Window);
bool any_ability(const State&, Seat, Window);
// Asks which card, then its choices, and carries it out; false when the seat chose none. The card's text stands above
// its code.
bool play_card(State&, Table&, Seat, Window);
void use_ability(State&, Table&, Seat, Token ability, Window);
void turn_location(State&, Table&, Seat, Location);  // TE-LOC-1: its card is used; for chapters that do the rest
// windows.cpp: `card` and `ability` beside the other words of a window, on public grounds alone (TE-CARD-5).
bool window_opens(const State&, Seat, Window);  // it holds a Mission card, or has an ability for it
void offer_window(const State&, Seat, Window, Offer&);
bool use_window(State&, Table&, Seat, Window, Token);  // true: it was one of the two, and has been carried out
void play_initiative(State&, Table&, Seat, Mission);   // initiatives.cpp

}  // namespace hexmoot::te
