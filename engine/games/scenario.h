// Scenario files: a position, what is said, and what must hold then. For tests, bug reports and lessons of any game.
//
//   {"id": "reinforce-covers", "game": "air_land_sea", "options": {"longGame": 1}, "seed": 7, "dice": [6, 1],
//    "given": {"hands": {"A": ["L1"]}},     a merge patch (RFC 7386) on the state after set-up, or on
//    "fixture": "skirmish",                  the state of the file skirmish.json beside the scenario
//    "say": ["A play L1 land up", "A place air"],                 all but the last must be accepted
//    "then": {"refused": {"code": "ERR_...", "rule": "ALS-..."},  of the last; without it, the last is accepted too
//             "state": {...}, "view": {"B": {...}, "table": {...}},  what is named must be equal, the rest is free
//             "offer": {"has": ["air"], "lacks": ["land"]}, "prompt": {"seats": ["A"], "kind": "REINFORCE"}}}
//
// `dice` are the results of the draws to come, as dice show them: from 1. A member that must be missing is null in
// `then`. Only id and game are needed. Seats are `seats` in number, or as few as the game allows.
#pragma once
#include <filesystem>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "engine/content/json_file.h"

namespace hexmoot {

struct ScenarioResult {
    std::string id;
    std::vector<std::string> problems;  // what does not hold; empty: passed
    bool passed() const { return problems.empty(); }
};

// Errors: a file that cannot be read as a scenario, each with its place.
tl::expected<ScenarioResult, ContentErrors> run_scenario(const std::filesystem::path& path);

}  // namespace hexmoot
