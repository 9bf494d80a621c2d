// Movement Points of the active seat's units in its movement part (TE-MOVE-1).
#pragma once
#include "engine/games/thunders_edge/state.h"

namespace hexmoot::te {

int best_points(const State&, Area, Piece);             // the most that such a unit there has left; 0: none can move
int stopped_units(const State&, Area, Piece);           // by terrain
int units_with(const State&, Area, Piece, int points);  // that have exactly these points and are not stopped
// Lifts a unit off its area: of those that have at least `points` one with the fewest. The caller spends points, lets
// it enter() elsewhere and lists it there with put_leg; a unit that was destroyed is not listed again.
Leg take_leg(State&, Area, Piece, int points);
void put_leg(State&, Leg);  // precondition: the unit stands in leg.area already
// One more point for a unit that has exactly `points`, or for one that has stopped: it stays (Forced March, Fuel Dump).
inline constexpr int points_of_stopped = 255;
void boost(State&, Area, Piece, int points);

}  // namespace hexmoot::te
