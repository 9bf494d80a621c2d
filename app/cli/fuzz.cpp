// fuzz: the laws of the kernel over random games.
#include <memory>

#include <fmt/format.h>

#include "app/cli/setup.h"
#include "app/cli/verbs.h"

namespace hexmoot::cli {
namespace {

struct FuzzOptions {
    std::string game;
    SetupOptions setup;
    int games = 1000;
    bool stepped = false;
};

}  // namespace

void add_fuzz(CLI::App& app, const Common& common) {
    const auto o = std::make_shared<FuzzOptions>();
    CLI::App* verb =
        app.add_subcommand("fuzz", "Hold the laws against random games; prints the smallest game that breaks one");
    verb->add_option("GAME", o->game, "A game, as 'hexmoot-cli games' lists it")->required();
    add_setup(*verb, o->setup);
    verb->add_option("--games", o->games, "How many games; their seeds follow each other")
        ->check(whole_number(1, std::numeric_limits<int>::max()))
        ->capture_default_str();
    verb->add_flag("--stepped", o->stepped,
                   "Every law at every prompt; slow. Without it: endings, conservation, signature");
    verb->footer(
        "Examples:\n  hexmoot-cli fuzz air_land_sea --games 20000 --seed 1\n  hexmoot-cli fuzz air_land_sea --games 50 "
        "--stepped --option beginner=1");
    verb->callback([o, &common] {
        const GameModule& module = game_named(o->game);
        const Setup setup = setup_of(module, o->setup);
        start(module, setup, common.lang);  // refuses contradictory options
        const LawReport report =
            module.laws({.games = o->games, .seed = setup.seed, .setup = setup, .stepped = o->stepped});
        fmt::print("{}\n", to_string(report));
        if (!report.ok()) throw Stop{exit_failed, ""};
    });
}

}  // namespace hexmoot::cli
