// What a game owes the kernel: the concept Rules.
#pragma once
#include <array>
#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <tl/expected.hpp>

#include "engine/kernel/offer.h"
#include "engine/kernel/reason.h"
#include "engine/kernel/rng.h"
#include "engine/kernel/table.h"
#include "engine/kernel/words.h"

namespace hexmoot {

// One option of a game's set-up. Values are whole numbers from low to high; a switch is 0 or 1. The name is the
// specification's.
struct OptionSpec {
    std::string_view name;
    int low = 0;
    int high = 1;
    int usual = 0;  // the default
    bool is_switch() const { return low == 0 && high == 1; }
};

// Everything a game starts from. `options` is parallel to the game's options(); missing ones have their usual value.
struct Setup {
    int seats = 2;
    u64 seed = 0;
    std::vector<int> options;
    friend bool operator==(const Setup&, const Setup&) = default;
};

// The end of a game, or how it stands: points by seat; the winners are empty while it goes on.
struct Standing {
    SeatSet winners;
    std::array<int, max_seats> points{};
};

// A game. All functions are pure but for the State and Table they are given. See Table for how step() is written.
template <class G>
concept Rules =
    requires(typename G::State& s, const typename G::State& c, const typename G::View& v, Table& table,
             const Setup& setup, const Prompt& prompt, Viewer eyes, Seat seat, Token token, RuleId rule, u16 code,
             Rng& rng, std::string& out, std::string_view text, std::span<const std::string_view> words, size_t at) {
        // A plain value: no pointers, no heap, no padding, no bool; copy, ==, hash and save are byte work. At most 16
        // KB.
        requires std::is_trivially_copyable_v<typename G::State>;
        requires std::has_unique_object_representations_v<typename G::State>;
        requires sizeof(typename G::State) <= 16 * 1024;
        requires std::same_as<decltype(s.rng), Rng>;

        { G::id } -> std::convertible_to<std::string_view>;  // "air_land_sea": also the folder name everywhere
        { G::version } -> std::convertible_to<int>;  // of the rules; a record replays only under its own version
        { G::min_seats } -> std::convertible_to<int>;
        { G::max_seats } -> std::convertible_to<int>;
        { G::options() } -> std::same_as<std::span<const OptionSpec>>;

        { G::setup(setup) } -> std::same_as<tl::expected<typename G::State, Reason>>;  // options complete and in range
        { G::step(s, table) };  // resolve the next step of the rulebook
        { G::over(c) } -> std::same_as<bool>;
        { G::standing(c) } -> std::same_as<Standing>;

        // What one pair of eyes may see, built from scratch. Includes what the prompt shows them.
        { G::view(c, prompt, eyes) } -> std::same_as<typename G::View>;
        // A State that `seat` cannot tell from this one (same views, prompts and offers for it): all that is hidden
        // from it is redealt.
        { G::sample(c, seat, rng) } -> std::same_as<typename G::State>;
        // "" or the sentence of the first invariant that does not hold (conservation, sizes, ranges).
        { G::check(c) } -> std::same_as<std::string>;

        // Notation. spell: the word of a record ("L2"). alias: what a person may type for it, lower case with dashes
        // ("ambush").
        { G::spell(token, out) };
        { G::alias(token, out) };
        // How often generic random players take this word beside others, at least 1: rare words (giving up) must not
        // end every game early.
        { G::weight(token) } -> std::same_as<int>;
        // What a line means that the seat typed, in words that spell and alias know: a game may let people say more.
        { G::heard(c, seat, words) } -> std::same_as<std::vector<std::string>>;
        // The specification's test of a whole command, in its order of errors; allowed when the words may all be said.
        { G::check_command(c, prompt, seat, words) } -> std::same_as<Reason>;
        // The word before words[at] revealed something: the command that the words from there on are, if they go on
        // with this one. Then check_command judges the whole by what the seat knew, and what it allows but the
        // revelation forbids lapses. None: a command ends where something is revealed.
        { G::after_reveal(words, at) } -> std::same_as<std::optional<Words>>;
        { G::rule_name(rule) } -> std::same_as<std::string_view>;  // "ALS-PLAY-2"
        { G::code_name(code) } -> std::same_as<std::string_view>;  // "ERR_THEATER_MISMATCH"
        { G::prompt_name(prompt.kind) } -> std::same_as<std::string_view>;

        // JSON with names from the content, not numbers. from_json gives what was expected where when the text does not
        // fit.
        { G::state_json(c) } -> std::same_as<std::string>;
        { G::view_json(v) } -> std::same_as<std::string>;
        { G::from_json(text) } -> std::same_as<tl::expected<typename G::State, std::string>>;
    };

// Whether a person means this word by the text: as records spell it, or its alias.
template <class G>
bool reads(std::string_view text, Token t) {
    std::string s;
    G::spell(t, s);
    if (s == text) return true;
    s.clear();
    G::alias(t, s);
    return s == text;
}

}  // namespace hexmoot
