// odds: the exact chances of a fight, before anybody rolls.
#include <memory>

#include <fmt/format.h>

#include "app/cli/game.h"
#include "app/cli/verbs.h"

namespace hexmoot::cli {
namespace {

struct OddsOptions {
    std::string game;
    std::vector<std::string> words;
    bool json = false;
};

void print_odds(const std::vector<Figure>& figures, bool json) {
    if (!json) {
        for (const Figure& f : figures) fmt::print("{:<15} {}\n", f.name, f.value);
        return;
    }
    std::string members;
    for (const Figure& f : figures)
        members += fmt::format("{}\"{}\": {}", members.empty() ? "" : ", ", f.name, f.value);
    fmt::print("{{{}}}\n", members);
}

}  // namespace

void add_odds(CLI::App& app) {
    const auto o = std::make_shared<OddsOptions>();
    CLI::App* verb = app.add_subcommand("odds", "Tell the exact odds of a fight");
    verb->add_option("GAME", o->game, "A game, as 'hexmoot-cli games' lists it")->required();
    verb->add_option("WORDS", o->words, "The fight, in words of the game's notation")->required();
    verb->add_flag("--json", o->json, "Print one JSON object");
    verb->footer(
        "Examples:\n  hexmoot-cli odds thunders_edge 4 OB CF support 2 against 5 CF LOC-01 fort\n"
        "  hexmoot-cli odds thunders_edge 2 OB 2 WA CF losing CF,OB,WA against 3 ME");
    verb->callback([o] {
        const GameModule& module = game_named(o->game);
        if (!module.odds) throw Stop{exit_input, fmt::format("{} is played without dice.", module.id)};
        const auto figures = module.odds(o->words);
        if (!figures) throw Stop{exit_input, figures.error() + "."};
        print_odds(*figures, o->json);
    });
}

}  // namespace hexmoot::cli
