#pragma once

#include <optional>
#include <vector>

#include "app/games/thunders_edge/te_engine.h"

namespace hexmoot::te {

/// The area that three facts of an event, from this one on, stand for.
Token area_word(const Event&, size_t at = 0);

/// A battle as its events tell it, to all eyes: it can be read while it goes on, when it is over, and after the game
/// was opened again.
struct Battle {
    struct Loss {
        Seat seat = nobody;
        Piece piece = Piece::none;
        Token area;
        RuleId cause = RuleId::none;
        bool at_once = false;  // before the attack was rolled
    };
    struct Support {
        Seat seat = nobody;
        Token area;
        bool attacks = false;
    };
    struct Step {
        Piece piece = Piece::none;
        Token from, to;
    };

    Seat attacker = nobody, defender = nobody;
    Token target, arrow;
    std::vector<Token> origins;  // those declared; of a breakthrough the area it comes from
    bool through = false;
    bool over = false, cleared = false;
    bool fort_fell = false;                       // the Fortification went with the last defender
    std::vector<int> defence, offence;            // dice, as they fell
    bool told_hits = false;                       // the hits of the attack have been counted
    int now = 0, later = 0;                       // attackers that the defence costs
    int hits = 0, stopped = 0;                    // of the attack, and the Defense Value against them
    size_t first_defence = 0, first_offence = 0;  // places in the log
    std::vector<Loss> lost;
    std::vector<Support> support;
    std::vector<Step> advanced;

    /// The lowest result that costs something at once in defence, and that hits in attack: cards can lower both.
    [[nodiscard]] int lowest_at_once() const;
    [[nodiscard]] int lowest_hit() const;
};

/// The last battle of the log; nothing before the first one.
std::optional<Battle> last_battle(const std::vector<Event>& log);

}  // namespace hexmoot::te
