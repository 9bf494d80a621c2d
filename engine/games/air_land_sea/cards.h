// The eighteen battle cards and the three theatres (content.md sections 1 and 3). An id is theatre letter and printed
// strength: "L5".
#pragma once
#include <array>

#include "engine/kernel/ints.h"
#include "engine/kernel/seat.h"

namespace hexmoot::als {

enum class Theatre : u8 { air, land, sea };
inline constexpr int theatres = 3;
inline constexpr std::array all_theatres{Theatre::air, Theatre::land, Theatre::sea};
constexpr u8 index(Theatre t) { return static_cast<u8>(t); }

enum class Card : u8 {
    support,
    air_drop,
    air_maneuver,
    aerodrome,
    containment,
    heavy_bombers,
    reinforce,
    ambush,
    land_maneuver,
    cover_fire,
    disrupt,
    heavy_tanks,
    transport,
    escalation,
    sea_maneuver,
    redeploy,
    blockade,
    super_battleship,
    none = 255
};
inline constexpr int cards = 18;
constexpr u8 index(Card c) { return static_cast<u8>(c); }
constexpr Card card(int i) { return static_cast<Card>(i); }
constexpr Theatre theatre_of(Card c) { return static_cast<Theatre>(index(c) / 6); }
constexpr int printed_strength(Card c) { return index(c) % 6 + 1; }

// ALS-ABIL-1, -2: when a card's ability works.
enum class Ability : u8 { none, instant, ongoing };
constexpr Ability ability_of(Card c) {
    switch (c) {
        case Card::support:
        case Card::aerodrome:
        case Card::containment:
        case Card::cover_fire:
        case Card::escalation:
        case Card::blockade:
            return Ability::ongoing;
        case Card::heavy_bombers:
        case Card::heavy_tanks:
        case Card::super_battleship:
        case Card::none:
            return Ability::none;
        default:
            return Ability::instant;
    }
}

// Constants of content.md section 5.
inline constexpr int hand_size = 6;
inline constexpr int facedown_strength = 2;
inline constexpr int escalated_strength = 4;
inline constexpr int covered_strength = 4;  // under Cover Fire
inline constexpr int support_bonus = 3;
inline constexpr int blockade_threshold = 3;
inline constexpr int aerodrome_limit = 3;
inline constexpr int battle_points = 6;  // all cards played
inline constexpr int war_target = 12;
inline constexpr int long_war_target = 18;
inline constexpr int beginner_target = 3;     // battles, one point each
inline constexpr int steps_per_action = 200;  // ALS-ENG-3

// ALS-END-4: what the other seat scores when the seat of this role withdraws with so many cards in hand.
constexpr int withdrawal_points(bool holds_first, int hand) {
    if (holds_first) return hand >= 4 ? 2 : hand >= 2 ? 3 : hand == 1 ? 4 : 6;
    return hand >= 5 ? 2 : hand >= 3 ? 3 : hand == 2 ? 4 : 6;
}

}  // namespace hexmoot::als
