// The laws that every game must obey, as one harness. A game's test is a few lines:
//
//   const LawReport report = obey_laws<MyGame>({.games = 500, .stepped = true}, my_hidden_rows);
//   EXPECT_TRUE(report.ok()) << to_string(report);
//
// Random players play whole games, inline (fast: endings and conservation) or stepping (slow: every law at every
// prompt). The first broken law ends the run; its record is made as short as can be found.
#pragma once
#include "engine/kernel/laws/inline.h"
#include "engine/kernel/laws/report.h"
#include "engine/kernel/laws/stepping.h"

namespace hexmoot {

// Plays options.games games and watches the laws. `rows` is the game's table of hidden information: the sampler must
// change each row in a tenth of the worlds where it is there. Precondition: the set-up is legal.
template <Rules G>
LawReport obey_laws(LawsOptions options, std::span<const HiddenRow<G>> rows = {}) {
    const auto specs = G::options();
    for (size_t i = options.setup.options.size(); i < specs.size(); i++)
        options.setup.options.push_back(specs[i].usual);
    return options.stepped ? laws::obey_stepping<G>(options, rows) : laws::obey_inline<G>(options);
}

}  // namespace hexmoot
