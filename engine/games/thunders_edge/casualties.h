// Naming the units that go (casualties.cpp, TE-CMB-3).
#pragma once
#include "engine/games/thunders_edge/chapters.h"

namespace hexmoot::te {

// Units that may be named, by area.
using Forces = std::array<Force, most_areas>;
struct Unit {
    Piece piece = Piece::none;
    Area area = Area::none;
};
inline constexpr int most_named = 40;  // in one command
using Units = List<Unit, most_named>;
// Asks which `count` of the eligible units go, as "remove walker F(0,0) ...", and removes them;
// without asking when there is no choice: all must go, or all are of one kind in one area. Returns what was removed.
Units remove_casualties(State&, Table&, const Forces& eligible, int count, const Ask&);

}  // namespace hexmoot::te
