// say: moves for a game file.
#include <memory>

#include <fmt/format.h>

#include "app/cli/files.h"
#include "app/cli/game.h"
#include "app/cli/verbs.h"

namespace hexmoot::cli {
namespace {

void say(Game& game, const std::string& line, const std::string& pin, const Common& common) {
    const size_t space = std::min(line.find(' '), line.size());
    const std::string letter = line.substr(0, space);
    const Seat who = seat_of(*game.match, letter);
    viewer_of(game, letter, pin);  // what a seat may say tells what it holds
    const std::vector<std::string> words = game.match->heard(who, std::string_view(line).substr(space));
    if (words.empty())
        throw Stop{exit_input,
                   fmt::format("'{}': expected a seat and words, like \"A pass\". The game file is as it was.", line)};
    if (const auto ok = game.match->say(who, line_of(words)); !ok)
        throw Stop{exit_refused, fmt::format("'{}' is refused at '{}'.\n{}\nThe game file is as it was.", line,
                                             ok.error().word, words_of(game, who, ok.error(), common.lang))};
}

struct SayOptions {
    std::string file, pin;
    std::vector<std::string> lines;
};

}  // namespace

void add_say(CLI::App& app, const Common& common) {
    const auto o = std::make_shared<SayOptions>();
    CLI::App* verb = app.add_subcommand("say", "Append moves to a game file, all of them or none");
    verb->add_option("FILE", o->file, "A game file")->required();
    verb->add_option("MOVES", o->lines, "A seat and its words, each move one argument")->required();
    verb->add_option("--pin", o->pin, "The PIN of the seat that speaks, if it has one");
    verb->footer(
        "A refused move prints its error code, the rule that forbids it and the reason, and ends with status 3.\n"
        "Examples:\n  hexmoot-cli say friday.hexmoot \"B play L2 land up\" \"B flip air.A\"\n"
        "  hexmoot-cli say friday.hexmoot \"A play ambush land up\"");
    verb->callback([o, &common] {
        Game game = open_game(std::filesystem::path(o->file));
        const size_t before = game.match->events().size();
        for (const std::string& line : o->lines) say(game, line, o->pin, common);
        write_file(o->file, play::game_file(*game.module, game.content, *game.match, game.seating),
                   "The moves are legal, but they are not in the file; the game file is as it was.");
        const Speech speech = game.speech(common.lang);
        const auto& events = game.match->events();
        for (size_t i = before; i < events.size(); i++)
            if (const std::string told = game.module->log_line(events[i].for_eyes(Viewer::table()), speech);
                !told.empty())
                fmt::print("{}\n", told);
        fmt::print("{}\n", game.match->over() ? game.module->ending(*game.match, speech).line()
                                              : game.module->question(*game.match, Viewer::table(), speech).headline);
    });
}

}  // namespace hexmoot::cli
