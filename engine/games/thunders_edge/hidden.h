// The table of hidden information (section 17), as the law against leaks reads it.
#pragma once
#include <span>

#include "engine/games/thunders_edge/thunders_edge.h"
#include "engine/kernel/laws/report.h"

namespace hexmoot::te {

// What a seat may not know of a State, a row for each place where it lies. The sampler must redeal all of them.
std::span<const HiddenRow<ThundersEdge>> hidden_rows();

// Plays games and holds every law against them.
LawReport laws(const LawsOptions&);

}  // namespace hexmoot::te
