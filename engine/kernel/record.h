// Enough to get a whole game back.
#pragma once
#include <string>
#include <vector>

#include "engine/kernel/rules.h"
#include "engine/kernel/token.h"

namespace hexmoot {

// After answer number `at` was reached by a takeback, the random numbers go on from (seed, count): nobody re-rolls
// known dice.
struct Reseed {
    u32 at = 0;
    u32 count = 0;
    friend bool operator==(const Reseed&, const Reseed&) = default;
};

// One word that was said. `is_public` is false for words that only their seat may know.
struct Word {
    Seat seat = nobody;
    std::string text;
    bool is_public = true;
    friend bool operator==(const Word&, const Word&) = default;
};

// A game is reproducible from this alone. `start` is the JSON of the first State when the game began from a fixture,
// else "".
struct Record {
    std::string game;
    int version = 0;
    Setup setup;
    std::string start;
    std::vector<u32> script;  // scripted chance results
    std::vector<Word> words;
    std::vector<Reseed> reseeds;
    friend bool operator==(const Record&, const Record&) = default;
};

}  // namespace hexmoot
