// The functions that change a State (control.cpp): each tells what happened as it happens.
#pragma once
#include <initializer_list>

#include "engine/games/thunders_edge/board.h"

namespace hexmoot::te {

Event event_of(Happening, Seat, Rule why);
Event event_of(const State&, Happening, Seat, Area, Rule why);
void tell(Table&, Happening, Seat, Rule why, std::initializer_list<int> facts = {});  // an event without a secret
// A unit goes from one area to the next.
void tell_step(const State&, Table&, Happening, Seat, Piece, Area from, Area to, Rule why);

// A unit enters an area: face-down hex, Volcanic, Fortification, control, siege, instant victory (TE-MOVE-3). The unit
// comes from nowhere: callers take it from where it was. False: a Conventional Force that was destroyed.
bool enter(State&, Table&, Seat, Piece, Area);
void reveal(State&, Table&, Seat, int site);
void take_control(State&, Table&, Seat, Area);  // nobody: abandons it
// The change of control alone, for several at once (a deal): check_sieges and check_victory are the caller's.
void change_control(State&, Table&, Seat, Area, Rule why);
void remove_unit(State&, Table&, Area, Piece, Rule why);  // to the pool
void remove_fort(State&, Table&, Area, Rule why);
void build_fort(State&, Table&, Seat, Area, Rule why);
void check_sieges(State&, Table&);   // TE-SIEGE-4
void check_victory(State&, Table&);  // TE-END-2
void earn(State&, Table&, Seat, int amount, Rule why);
void pay(State&, Table&, Seat, int amount, Rule why);
int fort_supply(const State&);
int landing_supply(const State&);
void begin_allied(State&, Table&, Seat, Seat, Mission card);
void draw_mission(State&, Table&, Seat, Rule why);  // reshuffles when needed; nothing when both piles are empty
void spend_senate(State&, Table&, Seat, Senate);    // to the deck (TE-MIS-4)
void raise_tension(State&, Table&, int by, Rule why);

}  // namespace hexmoot::te
