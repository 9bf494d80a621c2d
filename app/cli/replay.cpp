// games, replay: what there is, and what a seat sees of a game.
#include <memory>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "app/cli/game.h"
#include "app/cli/verbs.h"

namespace hexmoot::cli {
namespace {

using nlohmann::json;

void list_games(const Common& common) {
    for (const GameModule* m : games()) {
        const GameContent content = content_of(*m);
        const Catalogue& texts = content.texts();
        const std::string seats = m->min_seats == m->max_seats ? std::to_string(m->min_seats)
                                                               : fmt::format("{}-{}", m->min_seats, m->max_seats);
        fmt::print("{}: {}, {} seats, about {} minutes\n  {}\n", m->id, texts.text("game.name", common.lang), seats,
                   content.minutes(), texts.text("game.tagline", common.lang));
        for (const OptionSpec& o : m->options) {
            const std::string key = fmt::format("option.{}.text", o.name);
            fmt::print("  --option {}={:<{}} {}\n", o.name,
                       o.is_switch() ? "0|1" : fmt::format("{}..{}", o.low, o.high),
                       26 - static_cast<int>(o.name.size()), texts.has(key) ? texts.text(key, common.lang) : "");
        }
    }
}

// A view for reading: one line for each row of plain values.
std::string row(const json& value) {
    if (value.is_string()) return value.get<std::string>();
    if (value.is_null()) return "-";
    if (!value.is_structured()) return value.dump();
    std::vector<std::string> parts;
    for (const auto& [key, part] : value.items())
        parts.push_back(value.is_object() ? key + "=" + row(part) : row(part));
    return fmt::format("{}", fmt::join(parts, value.is_object() ? " " : ", "));
}
void print_view(const json& view, int indent = 2) {
    for (const auto& [key, value] : view.items()) {
        const bool deep = value.is_object() && std::any_of(value.begin(), value.end(), [](const json& v) {
                              return v.is_structured() && !v.empty();
                          });
        fmt::print("{:{}}{}:{}{}\n", "", indent, key, deep || row(value).empty() ? "" : " ", deep ? "" : row(value));
        if (deep) print_view(value, indent + 2);
    }
}

void print_text(const Game& game, Viewer eyes, const Common& common) {
    const AnyMatch& m = *game.match;
    const Speech speech = game.speech(common.lang);
    fmt::print("{}{}{}\n", speech.text("game.name"), game.seating.title.empty() ? "" : ": ", game.seating.title);
    for (size_t i = 0; i < game.names.size(); i++)
        fmt::print("  {} {}\n", letter(seat(static_cast<int>(i))), game.names[i]);
    fmt::print("\n{} words\n", m.answers());
    if (const std::string lines = m.transcript(eyes, m.over()); !lines.empty()) fmt::print("{}\n", lines);
    fmt::print("\n");
    for (const std::string& line : log_of(game, eyes, common.lang)) fmt::print("{}\n", line);
    fmt::print("\n{}\n", eyes.is_table() ? "The open table sees" : speech.name(eyes.seat()) + " sees");
    print_view(json::parse(m.view_json(eyes)));
    fmt::print("\n{}\n", m.over() ? game.module->ending(m, speech).line() : game.module->clock(m, speech));
    if (!m.over()) fmt::print("{}\n", game.module->question(m, eyes, speech).headline);
}

void print_json(const Game& game, Viewer eyes, const Common& common) {
    const AnyMatch& m = *game.match;
    json out{{"game", m.game()},
             {"title", game.seating.title},
             {"seats", game.names},
             {"answers", m.answers()},
             {"over", m.over()}};
    out["transcript"] = json::array();
    const std::string lines = m.transcript(eyes, m.over());
    for (size_t i = 0; i < lines.size();) {
        const size_t end = std::min(lines.find('\n', i), lines.size());
        out["transcript"].push_back(lines.substr(i, end - i));
        i = end + 1;
    }
    out["log"] = log_of(game, eyes, common.lang);
    out["view"] = json::parse(m.view_json(eyes));
    if (m.over()) out["result"] = game.module->ending(m, game.speech(common.lang)).line();
    fmt::print("{}\n", out.dump(2));
}

// The game as it was after its first `answers` words.
void go_back(Game& game, size_t answers) {
    Record r = game.match->record();
    if (answers > r.words.size())
        throw Stop{exit_input, fmt::format("The game has {} words; --to {} is past its end.", r.words.size(), answers)};
    r.words.resize(answers);
    std::erase_if(r.reseeds, [&](const Reseed& s) { return s.at > answers; });
    auto earlier = game.module->load(r, [](size_t, u64) { return true; });
    if (!earlier) throw Stop{exit_failed, "The record does not replay."};
    game.match = std::move(*earlier);
}

struct ReplayOptions {
    std::string file, as = "table", pin;
    long to = -1;
    bool json = false;
};

}  // namespace

void add_games(CLI::App& app, const Common& common) {
    CLI::App* verb = app.add_subcommand("games", "List the games, their seats and options");
    verb->callback([&common] { list_games(common); });
}

void add_replay(CLI::App& app, const Common& common) {
    const auto o = std::make_shared<ReplayOptions>();
    CLI::App* verb = app.add_subcommand("replay", "Show what one seat, or the open table, sees of a game file");
    verb->add_option("FILE", o->file, "A game file")->required();
    verb->add_option("--to", o->to, "Stop after so many words")->check(whole_number(0));
    verb->add_option("--as", o->as, "Whose eyes: A, B, ... or table. Words that they may not know are '?'")
        ->capture_default_str();
    verb->add_option("--pin", o->pin, "The PIN of that seat, if it has one");
    verb->add_flag("--json", o->json, "Print JSON");
    verb->footer(
        "Examples:\n  hexmoot-cli replay friday.hexmoot\n  hexmoot-cli replay friday.hexmoot --as B --to 40 --json");
    verb->callback([o, &common] {
        Game game = open_game(std::filesystem::path(o->file));
        const Viewer eyes = viewer_of(game, o->as, o->pin);
        if (o->to >= 0) go_back(game, static_cast<size_t>(o->to));
        if (o->json)
            print_json(game, eyes, common);
        else
            print_text(game, eyes, common);
    });
}

}  // namespace hexmoot::cli
