// A game as one text file: the public lines for people, everything else sealed (decision 1). All lines are public once
// the game is over.
#pragma once
#include <string>
#include <string_view>

#include "engine/play/journal.h"

namespace hexmoot::play {

std::string game_file(const GameModule&, const GameContent&, const AnyMatch&, const Seating&);

// Replays the file and compares every digest, as resume() does. Errors: damaged, changed, newer_version, not_found (a
// game that this program does not have).
store::Result<Resumed> open_game_file(std::string_view text);

}  // namespace hexmoot::play
