#include "app/cli/game.h"

#include <array>
#include <cstdlib>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/cli/files.h"
#include "app/cli/verbs.h"
#include "engine/content/assets.h"
#include "engine/store/pin.h"

namespace hexmoot::cli {
namespace {

constexpr std::array<const char*, max_seats> usual_names{"Vermilion", "Azure", "Gold",  "Jade",
                                                         "Violet",    "Rose",  "Ivory", "Umber"};

// The packs of the user: where desktop programs keep their data.
std::filesystem::path packs_of(std::string_view game) {
    const char* data = std::getenv("XDG_DATA_HOME");
    const char* home = std::getenv("HOME");
    const std::filesystem::path root = data && *data ? data : std::filesystem::path(home ? home : ".") / ".local/share";
    return root / "hexmoot/packs" / game;
}

}  // namespace

const GameModule& game_named(const std::string& id) {
    if (const GameModule* module = find_game(id)) return *module;
    std::vector<std::string_view> known;
    for (const GameModule* m : games()) known.push_back(m->id);
    throw Stop{exit_input, fmt::format("There is no game '{}'. The games are: {}.", id, fmt::join(known, ", "))};
}

GameContent content_of(const GameModule& module) {
    auto content = module.content(assets_dir() / "games" / module.id, packs_of(module.id));
    if (content) return std::move(*content);
    throw Stop{
        exit_input,
        fmt::format(
            "The files of {} have errors:\n{}\nNo game was touched. Put these files right or install Hexmoot again.",
            module.id, to_string(content.error()))};
}

Game new_game(const GameModule& module, std::unique_ptr<AnyMatch> match) {
    play::Seating seating;
    for (int i = 0; i < match->setup().seats; i++)
        seating.chairs.push_back({usual_names[static_cast<size_t>(i)], i, ""});
    seating.privacy = play::Privacy::open;
    std::vector<std::string> names = play::names_of(seating);
    return {&module, content_of(module), std::move(match), std::move(seating), std::move(names)};
}

Game open_game(const play::Resumed& r, const std::string& what) {
    if (r.match->answers() < r.recorded)
        fmt::print(stderr, "{}: only the first {} of {} answers fit the rules of this program; the rest is left out.\n",
                   what, r.match->answers(), r.recorded);
    const GameModule& module = game_named(std::string(r.match->game()));
    return {&module, content_of(module), r.match->clone(), r.seating, play::names_of(r.seating)};
}

Game open_game(const std::filesystem::path& path) {
    const auto opened = play::open_game_file(read_file(path));
    if (!opened) throw Stop{exit_input, fmt::format("{}: {}", path.string(), words_of(opened.error()))};
    return open_game(*opened, path.string());
}

Seat seat_of(const AnyMatch& m, std::string_view word) {
    const int i = word.size() == 1 ? word[0] - 'A' : -1;
    if (i >= 0 && i < m.setup().seats) return seat(i);
    throw Stop{exit_input,
               fmt::format("There is no seat '{}'. The seats are A to {}.", word, letter(seat(m.setup().seats - 1)))};
}

Viewer viewer_of(const Game& game, const std::string& word, const std::string& pin) {
    if (word == "table") return Viewer::table();
    const Seat s = seat_of(*game.match, word);
    const std::string& hash = game.seating.chairs[index(s)].pin_hash;
    if (!hash.empty() && !store::pin_matches(pin, hash))
        throw Stop{exit_input,
                   fmt::format("Seat {} has a PIN, and {}. Nothing was shown or changed. Give it with --pin.", word,
                               pin.empty() ? "none was given" : "this is not it")};
    return s;
}

std::vector<std::string> log_of(const Game& game, Viewer eyes, std::string_view lang) {
    std::vector<std::string> lines;
    for (const Event& e : game.match->events())
        if (std::string line = game.module->log_line(e.for_eyes(eyes), game.speech(lang)); !line.empty())
            lines.push_back(std::move(line));
    return lines;
}

std::string words_of(const store::StoreError& e) { return fmt::format("{}\n{} {}", e.what, e.safe, e.todo); }
std::string words_of(const Answered& a) {
    std::string out;
    for (const std::string* part : {&a.what, &a.fact, &a.way})
        if (!part->empty()) out += (out.empty() ? "" : " ") + *part;
    return out;
}
std::string words_of(const Game& game, Seat who, const Refusal& no, std::string_view lang) {
    const Answered a = game.module->refusal(*game.match, who, no, game.speech(lang));
    return fmt::format("{}{}{}{}: {}", a.code, a.rule.empty() ? "" : " (", a.rule, a.rule.empty() ? "" : ")",
                       words_of(a));
}

}  // namespace hexmoot::cli
