// The verbs of hexmoot-cli. Each adds its subcommand to the program; the work is done while the line is parsed.
#pragma once
#include <limits>
#include <string>

#include <CLI/CLI.hpp>

#include "engine/kernel/ints.h"

namespace hexmoot::cli {

enum Exit : int {
    exit_ok = 0,
    exit_failed = 1,   // a check failed
    exit_input = 2,    // the command line or a file is wrong
    exit_refused = 3,  // the rules refuse a move
};

// Ends the program from anywhere in a verb. The message goes to the standard error: what happened, what is safe, what
// to do.
struct Stop {
    Exit code;
    std::string message;
};

// What every verb may be told.
struct Common {
    std::string lang = "en";
};

// Checks of what an option is given.
CLI::Validator whole_number(i64 least, i64 most = std::numeric_limits<i64>::max());
CLI::Validator file_name();  // any but the empty one

void add_games(CLI::App&, const Common&);
void add_play(CLI::App&, const Common&);
void add_replay(CLI::App&, const Common&);
void add_say(CLI::App&, const Common&);
void add_offer(CLI::App&, const Common&);
void add_vectors(CLI::App&);
void add_scenario(CLI::App&);
void add_fuzz(CLI::App&, const Common&);
void add_perft(CLI::App&);
void add_odds(CLI::App&);
void add_bench(CLI::App&);
void add_saves(CLI::App&, const Common&);

}  // namespace hexmoot::cli
