// Games and game files as the verbs use them. Everything here ends the program with a message when it fails.
#pragma once
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/verbs.h"
#include "engine/play/game_file.h"

namespace hexmoot::cli {

const GameModule& game_named(const std::string& id);
GameContent content_of(const GameModule&);

// A game with all that is needed to talk about it.
struct Game {
    const GameModule* module;
    GameContent content;
    std::unique_ptr<AnyMatch> match;
    play::Seating seating;
    std::vector<std::string> names;

    Speech speech(std::string_view lang) const { return {content.texts(), lang, names}; }
};

// A new table with the usual names.
Game new_game(const GameModule&, std::unique_ptr<AnyMatch>);
Game open_game(const std::filesystem::path&);
Game open_game(const play::Resumed&, const std::string& what);

// "A" to the last seat of the game; "table".
Seat seat_of(const AnyMatch&, std::string_view word);
// Eyes of `--as`. A seat with a PIN wants it.
Viewer viewer_of(const Game&, const std::string& word, const std::string& pin);

std::vector<std::string> log_of(const Game&, Viewer, std::string_view lang);
std::string words_of(const store::StoreError&);
// The value, or the end of the program with the store's words.
template <class T>
T must(store::Result<T> result) {
    if (!result) throw Stop{exit_input, words_of(result.error())};
    if constexpr (!std::is_void_v<T>) return std::move(*result);
}
std::string words_of(const Answered&);
// A refusal as it is printed: code, rule, and why.
std::string words_of(const Game&, Seat, const Refusal&, std::string_view lang);

}  // namespace hexmoot::cli
