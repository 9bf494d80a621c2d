// The set-up of a game as the command line gives it.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "app/cli/game.h"

namespace hexmoot::cli {

struct SetupOptions {
    int seats = 0;  // 0: as few as the game allows
    std::string seed;
    std::vector<std::string> options;  // "longGame=1"
};

void add_setup(CLI::App& verb, SetupOptions&);
// Complete, with a seed of chance where none was given. Ends the program when an option does not exist.
Setup setup_of(const GameModule&, const SetupOptions&);
// Ends the program with the refusal when the game does not start like this.
std::unique_ptr<AnyMatch> start(const GameModule&, const Setup&, std::string_view lang);

}  // namespace hexmoot::cli
