// The given/when/then language of the specification's test vectors: read, and run against the rules.
//
//   #### ALS-V-001 title
//   - **given**: `order=ALS; first=P1; turn=P1; P1.hand=A6 L6; P1.A=L6+ A3-`
//   - **when**: `P1 play A6 up A; P2 flip A.P1; next`
//   - **then**: `ok; P1.A=L6+ A3- A6+; turn=P2; pending=none`
//
// given: order (theatres by position), first, turn, vp=1:2, deck (top first), P1.hand, P1.A (bottom to top, + faceup, -
// facedown), airdrop, armed, mode (names of options; `long` and `transportUncovered` for short, `legacyFirstEdition`
// for all four old effects). when:  play CARD up|down THEATRE, withdraw, flip THEATRE.SEAT, place THEATRE, move CARD
// THEATRE, return CARD, pass, each after a seat; next. All but the last must be accepted. then:  ok or error CODE for
// the last one; then the keys of given but mode, and pending=KIND@SEAT, options (what may follow the verb of the
// pending decision, in any order), str.A=2:0, ctl.A, winner, award, reason, game, view(P2).P1.A (? = not to be seen).
// After an error nothing may have changed. `none` or nothing is the empty value. A heading without given, when and then
// is a property in prose. All other lines are free text.
#pragma once
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/air_land_sea/air_land_sea.h"
#include "engine/games/module.h"

namespace hexmoot::als {

// A command as the language says it, and in the words of the game. `next` has no seat.
struct SaidCommand {
    std::string text;
    Seat seat = nobody;
    std::string words;
};

// What must hold: the value that a key has afterwards. Values are in normal form (sets ascending, single spaces), so
// that comparing them is comparing text.
struct Claim {
    std::string key;
    std::string value;
    int line = 0;
    int column = 0;
};

struct Vector {
    std::string id;
    std::string title;
    int line = 0;
    bool scripted = false;
    std::string error;  // "12:34: expected ..., found ...": the first thing that could not be read, else ""
    std::string given;  // JSON of the State
    std::string note;   // what given has too much of, else ""
    std::vector<SaidCommand> when;
    std::string code;  // the error expected of the last command; "" = it is accepted
    std::vector<Claim> then;
};

// All vectors of a text, in its order. Never fails: what cannot be read stands in Vector::error.
std::vector<Vector> read_vectors(std::string_view text);

// The rules that vectors run against.
struct Bench {
    Result<std::unique_ptr<AnyMatch>> (*start_from)(std::string_view state_json, Setup, std::vector<u32> script);
    Reason (*check)(const AnyMatch&, Seat, std::span<const std::string_view> words);
};
template <Rules G>
constexpr Bench bench_of() {
    return {ModuleOf<G>::start_from, [](const AnyMatch& m, Seat who, std::span<const std::string_view> words) {
                const auto& match = static_cast<const MatchOf<G>&>(m).match;
                return G::check_command(match.now(), match.prompt(), who, words);
            }};
}

VectorResult run_vector(const Vector&, const Bench&);
std::vector<VectorResult> run_vectors(std::string_view text);  // against Air, Land & Sea

}  // namespace hexmoot::als
