// A whole game in and out of the tables. Private to engine/store; everything here throws SqlError or StoreError.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/store/game.h"
#include "engine/store/sqlite.h"

namespace hexmoot::store {

// A game with all that belongs to it, as exports and rescues move it.
struct WholeGame {
    StoredGame game;
    std::vector<Snapshot> history;  // every snapshot
    i64 created = 0;
    i64 updated = 0;
    std::string problem;  // why the health is not good

    // The game's snapshot is the last of the history that is of its answers and not thinned out.
    void choose_snapshot();
};

// Throws not_found; changed if the set-up or a PIN cannot be opened.
WholeGame read_game(Database& db, GameId id);
// Writes a game of these values, as number `id` or the next one; to be called in a Transaction. A game whose health is
// not good stays marked as changed.
GameId write_game(Database& db, const WholeGame& whole, std::optional<GameId> id = {});
GameSummary read_summary(Database& db, GameId id);

// The highest number a game ever had.
i64 last_game(Database& db);

}  // namespace hexmoot::store
