// What the laws are called, what a run of the harness is told, and what it tells.
#pragma once
#include <bit>
#include <string>
#include <string_view>
#include <vector>

#include "engine/kernel/digest.h"
#include "engine/kernel/record.h"

namespace hexmoot {

enum class Law : u8 {
    none,
    words,         // 1: every offered word parses back; every other word is refused with a rule, and nothing changes
    endings,       // 2: no empty offer, no dead end, every game ends
    undo,          // 3: undo restores the bytes, redo too; barriers hold
    records,       // 4: record, snapshot, transcript and JSON give the same game
    modes,         // 5: inline and stepping agree
    secrets,       // 6: worlds that a seat cannot tell apart look the same to it
    conservation,  // 7: G::check after every step
    commands,      // 1, of whole commands: G::check_command lets pass what can be said, and nothing else
};
std::string_view law_name(Law);

// Thrown by the checks and caught by the harness.
struct LawBroken {
    Law law;
    std::string what;
};
inline void obey(bool kept, Law law, std::string_view what) {
    if (!kept) throw LawBroken{law, std::string(what)};
}

// One row of a game's table of hidden information. `hidden` writes down what this seat may not know of it; "" when
// there is nothing at present.
template <Rules G>
struct HiddenRow {
    std::string_view id;
    std::string (*hidden)(const typename G::State&, Seat);
};

struct LawsOptions {
    int games = 100;
    u64 seed = 1;  // of the first game; the others follow
    Setup setup{};
    bool stepped = false;
    u64 longest = 20'000;  // words that a game may take to its end
    // Words that law 1 may try at one prompt: each word of each seat, and each whole command. Where there are more it
    // takes a sample drawn by the game's seed.
    u32 budget = 1'000;
    // Answers up to which a game is looked at whole each time. Later, what takes as long as the game is done rarely.
    u64 short_game = 500;
    int shrink = 25;  // games tried to find a shorter record of the same fault
};

// How often a hidden row was there in a sampled world, and differed from the truth.
struct RowSeen {
    std::string_view id;
    u64 seen = 0;
    u64 changed = 0;
};

struct LawReport {
    Law broken = Law::none;
    std::string what;   // what was expected
    u64 seed = 0;       // of the game that broke it,
    size_t word = 0;    // after so many words
    Record record;      // the smallest record found that shows it
    std::string lines;  // its transcript

    u64 games = 0;                 // played
    u64 words = 0;                 // said in them
    u64 longest = 0;               // words of the longest game
    u64 worlds = 0;                // compared at a prompt (law 6)
    u64 replays = 0;               // answers replayed in another world, to the same look
    u64 prompts = 0;               // at which law 1 was held against the words,
    u64 sampled = 0;               // of those, at which its budget did not last
    u64 shown = 0;                 // answers told apart, in worlds that a step in between had shown to be others
    std::vector<RowSeen> rows;     // of the table of hidden information
    u64 signature = digest_start;  // law 8: a hash of all that was said, and of how each game ended

    bool ok() const { return broken == Law::none; }
};
std::string to_string(const LawReport&);

namespace laws {

// The seed of the random player of a game: inline and stepping games of one seed say the same words.
constexpr u64 player_seed(u64 seed) { return seed * 0xD1B54A32D192ED03ull + 1; }

inline u64 sign(u64 signature, Answer a) {
    return (signature ^ (u64{std::bit_cast<u32>(a.token)} | u64{index(a.seat)} << 32)) * 0x100000001B3ull;
}

// By its JSON form: the signature does not depend on how the State lies in memory.
template <Rules G>
u64 sign(u64 signature, const typename G::State& last) {
    const std::string text = G::state_json(last);
    return digest(std::as_bytes(std::span(text)), signature);
}

}  // namespace laws
}  // namespace hexmoot
