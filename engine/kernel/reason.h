// Why a word is not allowed: the vocabulary of every refusal in the program.
#pragma once
#include <string>

#include <tl/expected.hpp>

#include "engine/kernel/ints.h"
#include "engine/kernel/token.h"

namespace hexmoot {

// Index into a game's table of rules; its citation is the id of the specification ("ALS-PLAY-2").
enum class RuleId : u16 { none = 0 };

// Why not. `code` is the game's error code (0: allowed), `rule` the rule that forbids, `fact` the piece or number of
// this position that decided it; it fills the text template of the code.
struct Reason {
    u16 code = 0;
    RuleId rule = RuleId::none;
    Token fact{};

    constexpr bool allowed() const { return code == 0; }
    friend constexpr bool operator==(const Reason&, const Reason&) = default;
};
inline constexpr Reason allowed{};

// Codes of the kernel itself; games number theirs from 1 below first_kernel_code, in the order in which their
// specification tests a command.
inline constexpr u16 first_kernel_code = 0xFF00;
inline constexpr u16 code_unknown_word = 0xFF00;  // no such word here
inline constexpr u16 code_not_offered = 0xFF01;   // a word of the game, but not one that may come next
inline constexpr u16 code_not_asked = 0xFF02;     // another seat is asked
inline constexpr u16 code_over = 0xFF03;          // the game has ended
inline constexpr u16 code_no_undo = 0xFF04;       // nothing to take back, or an undo barrier stands before it
inline constexpr u16 code_bad_record = 0xFF05;    // a record that does not fit this game, or its rules version
inline constexpr u16 code_rules_broken = 0xFF06;  // HX_RULE failed: a fault of ours; the position is unchanged

constexpr const char* kernel_code_name(u16 code) {
    switch (code) {
        case code_unknown_word:
            return "ERR_UNKNOWN_WORD";
        case code_not_offered:
            return "ERR_NOT_OFFERED";
        case code_not_asked:
            return "ERR_NOT_ASKED";
        case code_over:
            return "ERR_GAME_OVER";
        case code_no_undo:
            return "ERR_NO_UNDO";
        case code_bad_record:
            return "ERR_BAD_RECORD";
        case code_rules_broken:
            return "ERR_RULES_BROKEN";
        default:
            return "";
    }
}

// A refused answer: which word of the input (counted from 0), as typed, and why. Nothing has changed.
struct Refusal {
    int at = 0;
    std::string word;
    Reason reason;
};
template <class T>
using Result = tl::expected<T, Refusal>;

}  // namespace hexmoot
