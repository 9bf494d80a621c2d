// Sentences about a war of Air, Land & Sea. All words come from assets/games/air_land_sea.
#pragma once
#include <string>
#include <vector>

#include "engine/games/air_land_sea/air_land_sea.h"
#include "engine/games/module.h"

namespace hexmoot::als {

std::string log_line(const Event&, const Speech&);
std::string clock_line(const AnyMatch&, const Speech&);
hexmoot::Question question(const AnyMatch&, Viewer, const Speech&);
Answered refusal(const AnyMatch&, Seat, const Refusal&, const Speech&);
std::string name(Token, const Speech&);
std::string name(Card, const Speech&);
std::string name(Theatre, const Speech&);
Ending ending(const AnyMatch&, const Speech&);

}  // namespace hexmoot::als
