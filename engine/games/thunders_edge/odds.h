// The exact odds of one combat (TE-CMB-8..10): what a table shows before an attack, what a simple player weighs.
//
// Chances are whole numbers of parts of `certain`, so that they are the same on every machine; the dice are added one
// by one, and what is lost in rounding stays below 1e-14.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/module.h"
#include "engine/games/thunders_edge/board.h"

namespace hexmoot::te {

using Chance = u64;
inline constexpr Chance certain = 100'000'000'000'000'000;  // 10^17

// In which order the attacker gives up its units, by type. The defender's choice changes none of the numbers below.
using Losing = std::array<Piece, unit_types>;
struct Policy {
    std::string_view name;
    Losing order;
};
inline constexpr std::array policies{
    // Lowest Attack first, of equals the cheaper (P1 of the vectors).
    Policy{"weakest", {Piece::artillery, Piece::conventional, Piece::walker, Piece::menace, Piece::obliterator}},
    Policy{"cheapest", {Piece::conventional, Piece::artillery, Piece::walker, Piece::menace, Piece::obliterator}},
    Policy{"keep-breakthrough",
           {Piece::artillery, Piece::conventional, Piece::obliterator, Piece::walker, Piece::menace}},
    // The worst that can be done.
    Policy{"strongest", {Piece::obliterator, Piece::menace, Piece::walker, Piece::conventional, Piece::artillery}}};
inline constexpr Losing weakest_first = policies[0].order, cheapest_first = policies[1].order;

struct Matchup {
    Force attackers{};        // in all origins
    Force defenders{};        // at least one
    int own_support = 0;      // dice of Artillery among the attackers, lost with it (TE-ART-6)
    int attack_support = 0;   // dice of other Artillery
    int defence_support = 0;  // dice of Artillery
    int attack_dice = 0;      // of cards and abilities
    int defence_dice = 0;
    int defence_value = 0;  // printed, of a Location
    int defence_bonus = 0;  // Dug In
    bool fortified = false;
    bool ambush = false;   // MIS-41
    bool assault = false;  // MIS-42
    Losing losing = weakest_first;
};
// Of a declared attack as things stand, without support or cards.
Matchup matchup(const State&, const Attack&);
// Of the combat under way, with the support and the cards so far.
Matchup matchup(const State&);

struct Odds {
    Chance stopped = 0;   // no Offensive Roll takes place
    Chance cleared = 0;   // all defenders are gone
    Chance captured = 0;  // and an attacker is left to advance
    Chance both = 0;      // both sides have units left
    Chance none = 0;      // neither has
    // Expected losses: parts of `certain` for each unit.
    u64 attackers_lost = 0;
    u64 defenders_lost = 0;
    // What they are made of.
    int defence_dice = 0;   // of the Defensive Roll
    int attack_dice = 0;    // of the Offensive Roll, before losses
    int defence_value = 0;  // hits it stops
};
// Precondition: at most 40 attackers, at least one of them with an Attack, and at least one defender.
Odds odds(const Matchup&);

// odds_words.cpp: the same of a match-up in words. The attackers, `against`, the defenders: unit codes or names, with a
// number before them for more than one, and among them what else each side has:
//   attackers   `support N` (Artillery elsewhere), `own N` (Artillery among them), `dice N`, MIS-40, MIS-42, and in
//   which
//               order they are given up: a policy's name, or `losing CF,WA` (types not named follow as the weakest do)
//   defenders   `support N`, `dice N`, `fort`, a Location such as LOC-01, MIS-40, MIS-41, MIS-43
// The error says which word does not fit and what could stand there.
tl::expected<std::vector<Figure>, std::string> odds_of_words(std::span<const std::string> words);

}  // namespace hexmoot::te
