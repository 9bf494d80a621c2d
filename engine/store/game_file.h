// One game as one text file, without a library: a header and the public lines for people, and one sealed block with
// everything for the program. Library::export_game and import_game read and write the same files.
#pragma once
#include <string>
#include <string_view>

#include "engine/store/error.h"
#include "engine/store/game.h"

namespace hexmoot::store {

// `public_record`: the public lines, one for each seat and step, as the file shall show them. `created`: Unix time.
std::string write_game_file(const StoredGame& game, i64 created, std::string_view public_record);

// Whether a text begins as game files do, whole or not.
bool begins_like_game_file(std::string_view text);

// Errors: damaged (cut short), changed, newer_version.
Result<StoredGame> read_game_file(std::string_view file);

}  // namespace hexmoot::store
