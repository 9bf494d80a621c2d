// saves: a look into a library of games.
#include <algorithm>
#include <ctime>
#include <memory>

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/cli/files.h"
#include "app/cli/game.h"
#include "app/cli/verbs.h"
#include "engine/store/game_file.h"

namespace hexmoot::cli {
namespace {

store::Library open_library(const std::string& path, bool may_be_new) {
    std::error_code unreadable;  // opening it says what is wrong
    const bool is_there = std::filesystem::exists(path, unreadable) || unreadable;
    if (!may_be_new && !is_there && store::Library::backups(path).empty())
        throw Stop{exit_input, fmt::format("There is no library {}. Nothing was made. Check the name.", path)};
    return must(store::Library::open(path));
}

std::string_view name(store::Health h) {
    return h == store::Health::good ? "good" : h == store::Health::changed ? "changed" : "damaged";
}

// The time as people there read it. What no calendar has, in an altered library, is the nearest that it has.
std::tm local(i64 time) {
    constexpr i64 last = 253'402'214'400;  // one day before the year 10000
    return fmt::localtime(static_cast<std::time_t>(std::clamp<i64>(time, 0, last)));
}

void list(const std::string& path, const Common& common) {
    store::Library library = open_library(path, false);
    for (const store::GameSummary& g : must(library.list())) {
        std::vector<std::string> names;
        for (const store::SeatInfo& s : g.seats) names.push_back(s.name);
        const std::string clock = play::face(g.standing.public_json, common.lang).clock;
        fmt::print("{:>4}  {:%Y-%m-%d %H:%M}  {}  {}, {}, {} words, {}{}{}\n", static_cast<i64>(g.id), local(g.updated),
                   g.game, g.title.empty() ? "no title" : g.title, fmt::join(names, " and "), g.answers,
                   g.standing.status == store::Status::finished ? "finished" : clock,
                   g.health == store::Health::good ? "" : ", ", g.health == store::Health::good ? "" : name(g.health));
    }
}

void export_game(const std::string& path, i64 id, const std::string& file) {
    store::Library library = open_library(path, false);
    const play::Resumed resumed = must(play::resume(library, store::GameId{id}));
    const std::string text =
        must(library.export_game(store::GameId{id}, resumed.match->transcript(Viewer::table(), resumed.match->over())));
    if (file.empty())
        fmt::print("{}", text);
    else
        write_file(file, text, "The game is safe in the library.");
}

// All of them or none: each is read and opened before the first goes in.
void import_games(const std::string& path, const std::vector<std::string>& files) {
    std::vector<std::string> texts;
    for (const std::string& file : files) {
        texts.push_back(read_file(file));
        if (const auto game = store::read_game_file(texts.back()); !game)
            throw Stop{exit_input, fmt::format("{}: {}", file, words_of(game.error()))};
    }
    store::Library library = open_library(path, true);
    for (size_t i = 0; i < files.size(); i++)
        fmt::print("{}: game {}\n", files[i], static_cast<i64>(must(library.import_game(texts[i]))));
}

// Every mark of the store, and every answer against the rules.
void verify(const std::string& path, const std::vector<i64>& ids) {
    store::Library library = open_library(path, false);
    std::vector<store::Verdict> verdicts;
    for (i64 id : ids) verdicts.push_back(must(library.verify(store::GameId{id})));
    if (ids.empty()) verdicts = must(library.verify_all());
    bool good = true;
    for (const store::Verdict& v : verdicts) {
        std::string problem = v.problem;
        const auto resumed = play::resume(library, v.id);
        if (problem.empty() && !resumed) problem = resumed.error().what;
        if (problem.empty() && resumed->match->answers() != v.recorded)
            problem = fmt::format("the rules accept {} of {} words", resumed->match->answers(), v.recorded);
        const std::string digest = resumed ? fmt::format(", digest {:016x}", resumed->match->digest()) : "";
        fmt::print("{:>4}  {}, {} words{}{}{}\n", static_cast<i64>(v.id),
                   problem.empty() ? "good" : name(v.health == store::Health::good ? store::Health::changed : v.health),
                   v.recorded, digest, problem.empty() ? "" : ": ", problem);
        good = good && problem.empty();
    }
    if (!good)
        throw Stop{exit_failed,
                   "Nothing was changed. A game that is not good can be played on from its last good point."};
}

struct SavesOptions {
    std::string library, file;
    std::vector<std::string> files;
    std::vector<i64> ids;
    i64 id = 0;
};

}  // namespace

void add_saves(CLI::App& app, const Common& common) {
    const auto o = std::make_shared<SavesOptions>();
    CLI::App* verb = app.add_subcommand("saves", "List, export, import and verify the games of a library");
    verb->add_option("LIBRARY", o->library, "A library file")->required();
    verb->require_subcommand(1);
    verb->footer(
        "Examples:\n  hexmoot-cli saves library.hexmoot list\n  hexmoot-cli saves library.hexmoot export 3 "
        "friday.hexmoot\n  hexmoot-cli saves library.hexmoot verify");

    verb->add_subcommand("list", "The games, newest first")->callback([o, &common] { list(o->library, common); });
    CLI::App* out = verb->add_subcommand("export", "Write one game as one text file");
    out->add_option("ID", o->id, "Number of the game in the list")->required()->check(whole_number(1));
    out->add_option("FILE", o->file, "Where to; the standard output if there is none");
    out->callback([o] { export_game(o->library, o->id, o->file); });
    CLI::App* in = verb->add_subcommand("import", "Take in exported games; makes the library if there is none");
    in->add_option("FILES", o->files, "Game files")->required();
    in->callback([o] { import_games(o->library, o->files); });
    CLI::App* check = verb->add_subcommand("verify", "Check every mark and every answer");
    check->add_option("IDS", o->ids, "Games; all if there is none");
    check->callback([o] { verify(o->library, o->ids); });
}

}  // namespace hexmoot::cli
