// hexmoot-cli: play, replay and check games without a window.
#include <cstdio>

#include <fmt/format.h>

#include "app/cli/verbs.h"

namespace {

using namespace hexmoot::cli;

int run(int argc, char** argv) {
    CLI::App app("Play, replay and check the games of Hexmoot without a window.", "hexmoot-cli");
    app.set_version_flag("--version", HEXMOOT_VERSION);
    app.require_subcommand(1);
    app.failure_message([](const CLI::App* program, const CLI::Error& e) {
        const std::vector<std::string> rest = program->remaining(true);
        const bool lacks_verb = std::string_view(e.what()) == "A subcommand is required";
        const std::string what = lacks_verb && !rest.empty() ? "There is no verb '" + rest.front() + "'" : e.what();
        return fmt::format(
            "{}.\nNothing was changed. 'hexmoot-cli --help' lists the verbs, 'hexmoot-cli VERB --help' tells all about "
            "one.\n",
            what);
    });
    app.footer(
        "Exit status: 0 all went well, 1 a check failed, 2 the command line or a file is wrong, 3 a move was refused.\n"
        "'hexmoot-cli VERB --help' tells all about one verb.");
    Common common;
    app.add_option("--lang", common.lang, "Language of the sentences about a game")
        ->check(CLI::IsMember({"en", "de"}))
        ->capture_default_str();
    add_games(app, common);
    add_play(app, common);
    add_replay(app, common);
    add_say(app, common);
    add_offer(app, common);
    add_vectors(app);
    add_scenario(app);
    add_fuzz(app, common);
    add_perft(app);
    add_odds(app);
    add_bench(app);
    add_saves(app, common);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& e) {
        return app.exit(e) == 0 ? exit_ok : exit_input;
    } catch (const Stop& stop) {
        if (!stop.message.empty()) fmt::print(stderr, "{}{}", stop.message, stop.message.back() == '\n' ? "" : "\n");
        return stop.code;
    }
    return exit_ok;
}

}  // namespace

int main(int argc, char** argv) {
    try {
        const int code = run(argc, argv);
        if (std::fflush(stdout) == 0) return code;
        fmt::print(stderr, "The output can't be written: the disk may be full. No game was harmed.\n");
    } catch (const std::exception& e) {
        fmt::print(stderr,
                   "hexmoot-cli stopped: {}\nFiles are as they were before. Please report the command that led here.\n",
                   e.what());
    }
    return exit_input;
}
