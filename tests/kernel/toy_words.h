// The words, rules, errors, questions and events of the harbour.
#pragma once
#include <array>
#include <string_view>

#include "engine/kernel/reason.h"

namespace hexmoot::toy {

inline constexpr int goods = 3;
inline constexpr std::array<std::string_view, goods> good_names{"salt", "tea", "silk"};  // worth 1, 2, 3 coins
inline constexpr int each_good = 8;                                                      // in the box

enum class Kind : u8 { verb = 1, coins, good };
enum class Verb : u8 { open, reopen, roll, sail, wait, done, attack, let, pay, yield, pass, buy, ask, decline };
inline constexpr std::array<std::string_view, 14> verb_names{
    "open", "reopen", "roll", "sail", "wait", "done", "attack", "let", "pay", "yield", "pass", "buy", "ask", "decline"};
constexpr Token word(Verb v) { return {static_cast<u8>(Kind::verb), static_cast<u8>(v), 0, 0}; }
constexpr Token coins(int n) { return Token::number(static_cast<u8>(Kind::coins), n); }
constexpr Token good(int g) { return {static_cast<u8>(Kind::good), static_cast<u8>(g), 0, 0}; }

enum class Question : u8 { none, seal, bid, roll, sail, load, pirate, loot, pay, floor };
enum class Rule : u16 { none, bid, roll, sail, load, pirate, pay, floor, buy, order };
inline constexpr std::array<std::string_view, 10> rule_names{
    "", "TOY-BID", "TOY-ROLL", "TOY-SAIL", "TOY-LOAD", "TOY-PIRATE", "TOY-PAY", "TOY-FLOOR", "TOY-BUY", "TOY-ORDER"};
enum class Code : u16 { ok, storm, not_held, no_money, pile_empty, bought, same_order, wrong_word };
inline constexpr std::array<std::string_view, 8> code_names{
    "",           "ERR_STORM",      "ERR_NOT_HELD",  "ERR_NO_MONEY", "ERR_PILE_EMPTY",
    "ERR_BOUGHT", "ERR_SAME_ORDER", "ERR_WRONG_WORD"};
constexpr RuleId cite(Rule r) { return static_cast<RuleId>(r); }
constexpr Reason because(Code c, Rule r, Token fact = {}) { return {static_cast<u16>(c), cite(r), fact}; }

enum class Happening : u8 { bid, rolled, sold, looted, pirates, paid, bought, new_round };

enum class Phase : u8 { bids, voyage, floor, over };

}  // namespace hexmoot::toy
