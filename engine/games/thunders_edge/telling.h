// Sentences about a game of Thunder's Edge. All words come from assets/games/thunders_edge.
#pragma once
#include <string>

#include "engine/games/module.h"
#include "engine/games/thunders_edge/thunders_edge.h"

namespace hexmoot::te {

std::string log_line(const Event&, const Speech&);  // log.cpp
std::string clock_line(const AnyMatch&, const Speech&);
hexmoot::Question question(const AnyMatch&, Viewer, const Speech&);
Answered refusal(const AnyMatch&, Seat, const Refusal&, const Speech&);
Ending ending(const AnyMatch&, const Speech&);

// Whom the question is about: others may be asked beside for their free moves. Precondition: somebody is asked.
Seat subject(const View&);

// "Walker", "Entrenchment", "Field (1,0)", "a Senator of the Church", "Badlands with Petersburg".
std::string name(Token, const Speech&);

inline std::string num(int n) { return std::to_string(n); }

// How many of which units: "2 Walker, 1 Artillery", or that there are none. Counts in the order of the unit types.
std::string name_units(std::span<const u8> counts, const Speech&);

}  // namespace hexmoot::te
