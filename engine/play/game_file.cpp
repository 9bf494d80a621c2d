#include "engine/play/game_file.h"

#include <chrono>

#include "engine/store/game_file.h"

namespace hexmoot::play {
namespace {

i64 now() {
    const auto since = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::seconds>(since).count();
}

}  // namespace

std::string game_file(const GameModule& module, const GameContent& content, const AnyMatch& match,
                      const Seating& seating) {
    store::StoredGame game;
    game.header = header_of(module, content, match, seating);
    game.standing = standing_of(module, content.texts(), seating, match);
    const Record record = match.record();
    for (const Reseed& r : record.reseeds) game.reseeds.push_back({r.at, r.count});
    for (const Word& w : record.words) game.answers.push_back({index(w.seat), w.text, !w.is_public, 0});
    const auto replayed = module.load(record, [&](size_t answers, u64 digest) {
        game.answers[answers - 1].digest = digest;
        return true;
    });
    HX_RULE(replayed.has_value());  // a match replays its own record
    return store::write_game_file(game, now(), match.transcript(Viewer::table(), match.over()));
}

store::Result<Resumed> open_game_file(std::string_view text) {
    const auto game = store::read_game_file(text);
    return game ? resume(*game) : tl::unexpected(game.error());
}

}  // namespace hexmoot::play
