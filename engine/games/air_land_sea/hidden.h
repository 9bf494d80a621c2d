// The table of hidden information (ALS-HIDE), as the law against leaks reads it.
#pragma once
#include <span>

#include "engine/games/air_land_sea/air_land_sea.h"
#include "engine/kernel/laws/report.h"

namespace hexmoot::als {

// What a seat may not know of a State, a row for each place where it lies. The sampler must redeal all of them.
std::span<const HiddenRow<AirLandSea>> hidden_rows();

// Plays wars and holds every law against them.
LawReport laws(const LawsOptions&);

}  // namespace hexmoot::als
