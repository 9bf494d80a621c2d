// The words, rules, errors, questions and events of Air, Land & Sea.
#pragma once
#include <string>
#include <string_view>

#include "engine/games/air_land_sea/cards.h"
#include "engine/kernel/offer.h"
#include "engine/kernel/reason.h"
#include "engine/kernel/token.h"

namespace hexmoot::als {

// Token::kind. verb: a = Verb. card: a = Card. theatre: a = Theatre. spot: a = Theatre, b = seat: the top card of that
// stack.
enum class Kind : u8 { verb = 1, card, theatre, spot };
enum class Verb : u8 { play, withdraw, flip, place, move, take_back, pass, next, up, down };

constexpr Token word(Verb v) { return {static_cast<u8>(Kind::verb), static_cast<u8>(v), 0, 0}; }
constexpr Token word(Card c) { return {static_cast<u8>(Kind::card), index(c), 0, 0}; }
constexpr Token word(Theatre t) { return {static_cast<u8>(Kind::theatre), index(t), 0, 0}; }
constexpr Token word(Theatre t, Seat s) { return {static_cast<u8>(Kind::spot), index(t), hexmoot::index(s), 0}; }
constexpr Card card_of(Token t) { return static_cast<Card>(t.a); }
constexpr Theatre theatre_of(Token t) { return static_cast<Theatre>(t.a); }
constexpr Seat side_of(Token t) { return static_cast<Seat>(t.b); }

// Prompt::kind.
enum class Question : u8 {
    none,
    turn,
    play_card,
    play_theatre,
    play_face,
    flip,
    reinforce,
    transport,
    transport_to,
    redeploy_return,
    redeploy_play,
    battle_over
};
std::string_view question_name(u8 kind);  // "TURN", "FLIP", ... as in ALS-STATE-5 and section 2.1

// Every rule that code cites; the name is its id in the specification.
#define HX_ALS_RULES(X)       \
    X(turn_1, "ALS-TURN-1")   \
    X(turn_2, "ALS-TURN-2")   \
    X(turn_3, "ALS-TURN-3")   \
    X(turn_4, "ALS-TURN-4")   \
    X(state_5, "ALS-STATE-5") \
    X(play_1, "ALS-PLAY-1")   \
    X(play_2, "ALS-PLAY-2")   \
    X(play_3, "ALS-PLAY-3")   \
    X(play_4, "ALS-PLAY-4")   \
    X(play_7, "ALS-PLAY-7")   \
    X(play_8, "ALS-PLAY-8")   \
    X(abil_2, "ALS-ABIL-2")   \
    X(abil_6, "ALS-ABIL-6")   \
    X(abil_7, "ALS-ABIL-7")   \
    X(abil_9, "ALS-ABIL-9")   \
    X(card_a2, "ALS-CARD-A2") \
    X(card_a3, "ALS-CARD-A3") \
    X(card_l1, "ALS-CARD-L1") \
    X(card_l2, "ALS-CARD-L2") \
    X(card_l3, "ALS-CARD-L3") \
    X(card_l5, "ALS-CARD-L5") \
    X(card_s1, "ALS-CARD-S1") \
    X(card_s3, "ALS-CARD-S3") \
    X(card_s4, "ALS-CARD-S4") \
    X(end_1, "ALS-END-1")     \
    X(end_2, "ALS-END-2")     \
    X(end_4, "ALS-END-4")     \
    X(end_5, "ALS-END-5")     \
    X(end_6, "ALS-END-6")     \
    X(setup_2, "ALS-SETUP-2") \
    X(var_1, "ALS-VAR-1")     \
    X(var_2, "ALS-VAR-2")     \
    X(var_3, "ALS-VAR-3")     \
    X(var_5, "ALS-VAR-5")     \
    X(rul_19, "ALS-RUL-19")   \
    X(rul_22, "ALS-RUL-22")   \
    X(def_3, "ALS-DEF-3")     \
    X(def_8, "ALS-DEF-8")     \
    X(def_5, "ALS-DEF-5")     \
    X(def_7, "ALS-DEF-7")
enum class Rule : u16 {
    none,
#define HX_RULE_ENTRY(id, name) id,
    HX_ALS_RULES(HX_RULE_ENTRY)
#undef HX_RULE_ENTRY
};
constexpr RuleId cite(Rule r) { return static_cast<RuleId>(r); }
std::string_view rule_name(RuleId r);

// Section 13, in its order.
enum class Code : u16 {
    ok,
    game_over,
    battle_over,
    battle_not_over,
    no_decision_pending,
    decision_pending,
    not_your_turn,
    not_your_decision,
    withdraw_disabled,
    cannot_decline,
    wrong_decision,
    card_not_in_hand,
    bad_theater,
    theater_mismatch,
    no_such_target,
    target_not_yours,
    target_covered,
    target_not_facedown,
    target_not_adjacent,
    same_theater,
    bad_options
};
std::string_view code_name(u16 code);
constexpr Reason because(Code c, Rule r, Token fact = {}) { return {static_cast<u16>(c), cite(r), fact}; }

// Event::kind. Which of secret and facts an event uses stands behind it; seats and theatres are their indices.
enum class Happening : u8 {
    battle_start,     // facts: battle number, seat that holds FIRST, theatre at position 0, 1, 2
    play_up,          // secret: card (all see it); facts: theatre
    play_down,        // secret: card (its player); facts: theatre
    destroyed_up,     // secret: card (all); facts: theatre, 0 Containment or 1 Blockade
    destroyed_down,   // secret: card (its player); facts: theatre, 0 Containment or 1 Blockade
    ability,          // secret: card whose ability begins (all); facts: theatre
    no_effect,        // secret: card (all): it finds nothing to do
    flip_up,          // secret: card (all); facts: theatre, side, seat that chose
    flip_down,        // secret: card (all saw it lie face up); facts: theatre, side, seat that chose
    reinforce_look,   // secret: card (its seat)
    reinforce_pass,   // legacy: put back on top
    move_up,          // secret: card (all); facts: from, to, place in the stack
    move_down,        // secret: card (its seat); facts: from, to, place in the stack
    transport_pass,   //
    redeploy_return,  // secret: card (its seat); facts: theatre, place in the stack
    redeploy_pass,    //
    extra_turn,       // seat gets one more turn (legacy)
    air_drop_on,      // seat may play its next card anywhere; facts: 1 if it waits for the next turn (legacy)
    air_drop_used,    //
    withdraw,         // facts: cards left in hand
    battle_won,  // seat: winner; facts: points, 0 all cards played or 1 withdrawal, theatres won by it, vp of seat 0,
                 // vp of seat 1
    war_won,     // seat: winner; facts: vp of seat 0, vp of seat 1
};
std::string_view happening_name(u8 kind);  // "play_up": also the key of its log line

void spell(Token t, std::string& out);
void alias(Token t, std::string& out);
std::string card_id(Card c);               // "L5"
std::string card_rule(Card c);             // "ALS-CARD-L5"; the sixes have no ability and share one rule
std::string_view theatre_name(Theatre t);  // "land"

}  // namespace hexmoot::als
