// The words, rules, errors, questions and events of Thunder's Edge.
//
// Commands as people type and read them (one answer is one word; "..." repeats, [..] may be left out):
//   place HEX-12 (0,1)                                  world building
//   buy 5 2 1 0 1 | reopen                              initial purchase: CF WA ME OB AR
//   drop walker (0,1) | finish                          initial drop; drop phase: drop walker (0,1) | end
//   buy-mission | draw | skip | done                    status
//   cry church | uncry church | raise | lower | pass | booth | revoke 1 | leave | refuse 1     market, table
//   end | keep | card                                   market, floor of the rota; card: to its booth, none: back
//   offer C D want church give military SEN-03 SEN-05 | accept 2 SEN-35 SEN-12                 market, booth; people
//   may
//       type: offer to C want church give military with #2 rider #4 (the second and the fourth card of their Senate
//       hand)
//   auto | hold | consul | close | swap C SEN-01 [SEN-02] done | return 1 SEN-03 ...
//   cancel SEN-41 | keep                                Information Leak
//   play MIS-01 SEN-07 SEN-03 ... | pass | rest         missions; choices of the card follow in its text's order
//   accept | decline | pay | lose                       replies
//   discard SEN-01 ... done | keep | reopen             discard
//   go | pass                                           priority
//   move walker F(0,0) F(1,0) [F(2,0) ...] [stop] | siege L(0,0) | abandon F(1,0) | end               movement
//   remove walker F(0,0) ...                            excess, casualties, strike
//   attack F(1,0) F(0,0) ... [arrow F(2,0)] done | revoke F(1,0) | resolve | fight F(1,0)             combat
//   support F(2,0) | advance walker F(0,0) ... done | through walker ... done
//   card MIS-40 ... | card none | ability LOC-12 ...    what a hand or a card on the table allows, in its window
//   order | buy walker transit | fort F(0,0) | landing F(0,0) | offworld walker OFF-1 | seal | reopen   purchase
//   deal C give 3 F(0,0) card MIS-07 ... for 2 card any card MIS-12 ... done; accept [MIS-..] | decline    deals
//   break B | standing pass | standing ask | arm B | arm all | arm disarm | arm none           at any time
#pragma once
#include <string>
#include <string_view>

#include "engine/games/thunders_edge/content.h"
#include "engine/games/thunders_edge/rule_ids.h"
#include "engine/kernel/offer.h"
#include "engine/kernel/reason.h"
#include "engine/kernel/seat.h"
#include "engine/kernel/token.h"

namespace hexmoot::te {

// A place on the unbounded grid (TE-MAP-1): axial coordinates, each in -60..60.
struct Cell {
    i8 q = 0, r = 0;
    friend constexpr bool operator==(Cell, Cell) = default;
};

// Token::kind; what a, b, c are stands behind it.
enum class Kind : u8 {
    verb = 1,   // Verb
    piece,      // Piece
    field,      // q + 64, r + 64: F(q,r)
    location,   // q + 64, r + 64: L(q,r)
    cell,       // q + 64, r + 64: (q,r)
    hex,        // index of HEX-01..36
    mission,    // index of MIS-01..51
    senate,     // index of SEN-01..43
    ability,    // index of LOC-01..13
    faction,    // index of FAC-1..5
    off_world,  // index of OFF-1..3
    seat,       // seat
    request,    // Request
    number      // a value
};

enum class Verb : u8 {
    place,
    buy,
    reopen,
    drop,
    finish,
    end,
    buy_mission,
    draw,
    skip,
    done,
    cry,
    uncry,
    raise,
    lower,
    pass,
    booth,
    revoke,
    leave,
    refuse,
    offer,
    want,
    give,
    accept,
    auto_,
    hold,
    consul,
    close,
    swap,
    return_,
    keep,
    cancel,
    play,
    rest,
    decline,
    pay,
    lose,
    discard,
    go,
    move,
    stop,
    siege,
    abandon,
    remove,
    attack,
    arrow,
    resolve,
    fight,
    support,
    advance,
    through,
    card,
    ability,
    none,
    order,
    transit,
    orbit,
    fort,
    landing,
    offworld,
    seal,
    deal,
    for_,
    any,
    break_,
    standing,
    ask,
    arm,
    disarm,
    all
};
inline constexpr int verbs = static_cast<int>(Verb::all) + 1;

// TE-REQ-1: 0..4 a bloc, 5..9 a Senator of a bloc, 10..13 a Senator of a trait.
enum class Request : u8 { none = 255 };
inline constexpr int requests = 2 * blocs + traits;
constexpr u8 index(Request r) { return static_cast<u8>(r); }
constexpr Request request(int i) { return static_cast<Request>(i); }

constexpr Token word(Verb v) { return {static_cast<u8>(Kind::verb), static_cast<u8>(v), 0, 0}; }
constexpr Token word(Piece p) { return {static_cast<u8>(Kind::piece), index(p), 0, 0}; }
constexpr Token word(Kind k, Cell c) {
    return {static_cast<u8>(k), static_cast<u8>(c.q + 64), static_cast<u8>(c.r + 64), 0};
}
constexpr Token word(Cell c) { return word(Kind::cell, c); }
constexpr Token hex_word(int hex) { return {static_cast<u8>(Kind::hex), static_cast<u8>(hex), 0, 0}; }
constexpr Token word(Mission m) { return {static_cast<u8>(Kind::mission), index(m), 0, 0}; }
constexpr Token word(Senate c) { return {static_cast<u8>(Kind::senate), index(c), 0, 0}; }
constexpr Token word(Location l) { return {static_cast<u8>(Kind::ability), index(l), 0, 0}; }
constexpr Token word(Faction f) { return {static_cast<u8>(Kind::faction), index(f), 0, 0}; }
constexpr Token word(OffWorld o) { return {static_cast<u8>(Kind::off_world), index(o), 0, 0}; }
constexpr Token word(Seat s) { return {static_cast<u8>(Kind::seat), hexmoot::index(s), 0, 0}; }
constexpr Token word(Request r) { return {static_cast<u8>(Kind::request), index(r), 0, 0}; }
constexpr Token number_word(int n) { return Token::number(static_cast<u8>(Kind::number), n); }

constexpr Kind kind_of(Token t) { return static_cast<Kind>(t.kind); }
constexpr bool is(Token t, Verb v) { return t == word(v); }
constexpr Cell cell_of(Token t) { return {static_cast<i8>(t.a - 64), static_cast<i8>(t.b - 64)}; }
constexpr Seat seat_of(Token t) { return static_cast<Seat>(t.a); }
constexpr Piece piece_of(Token t) { return static_cast<Piece>(t.a); }
constexpr Mission mission_of(Token t) { return static_cast<Mission>(t.a); }
constexpr Senate senate_of(Token t) { return static_cast<Senate>(t.a); }
constexpr Request request_of(Token t) { return static_cast<Request>(t.a); }
constexpr Location location_of(Token t) { return static_cast<Location>(t.a); }
constexpr OffWorld off_world_of(Token t) { return static_cast<OffWorld>(t.a); }

// Prompt::kind: the state that asks, or which part of a command comes next.
#define HX_TE_QUESTIONS(X) \
    X(world_place)         \
    X(initial_buy)         \
    X(initial_drop)        \
    X(status_missions)     \
    X(status_extra)        \
    X(market_floor)        \
    X(market_booth)        \
    X(market_rota)         \
    X(consul_end)          \
    X(mission_turn)        \
    X(alliance_reply)      \
    X(recall_reply)        \
    X(strike_reply)        \
    X(discard)             \
    X(action_offer)        \
    X(drop_offer)          \
    X(action_move)         \
    X(move_excess)         \
    X(action_declare)      \
    X(action_resolve)      \
    X(combat_1)            \
    X(combat_2)            \
    X(combat_3)            \
    X(combat_5)            \
    X(combat_5_defender)   \
    X(combat_6)            \
    X(combat_7)            \
    X(resources)           \
    X(purchase)            \
    X(drop_place)          \
    X(deal_reply)          \
    X(deal_terms)          \
    X(place_hex)           \
    X(place_cell)          \
    X(which_piece)         \
    X(which_area)          \
    X(which_card)          \
    X(which_seat)          \
    X(which_request)       \
    X(how_many)            \
    X(choice)              \
    X(combat_5_card)
enum class Question : u8 {
    nothing,
#define HX_TE_ENTRY(id) id,
    HX_TE_QUESTIONS(HX_TE_ENTRY)
#undef HX_TE_ENTRY
};
std::string_view question_name(u8 kind);  // "MARKET_FLOOR"; "" beyond the last

enum class Rule : u16 {
    none,
#define HX_TE_ENTRY(id, name) id,
    HX_TE_RULES(HX_TE_ENTRY)
#undef HX_TE_ENTRY
    // then the cards, by index: MIS-01.., LOC-01.., FAC-1.., OFF-1..
    first_mission,
    first_location = first_mission + mission_cards,
    first_faction = first_location + location_cards,
    first_off_world = first_faction + factions,
    end = first_off_world + off_worlds
};
constexpr RuleId cite(Rule r) { return static_cast<RuleId>(r); }
constexpr Rule rule_of(Mission m) { return static_cast<Rule>(static_cast<int>(Rule::first_mission) + index(m)); }
constexpr Rule rule_of(Location l) { return static_cast<Rule>(static_cast<int>(Rule::first_location) + index(l)); }
constexpr Rule rule_of(Faction f) { return static_cast<Rule>(static_cast<int>(Rule::first_faction) + index(f)); }
constexpr Rule rule_of(OffWorld o) { return static_cast<Rule>(static_cast<int>(Rule::first_off_world) + index(o)); }
std::string_view rule_name(RuleId r);  // "TE-MOVE-2", "MIS-45"; "" for none and beyond the last

// Section 20.
enum class Code : u16 {
    ok,
#define HX_TE_ENTRY(id, name) id,
    HX_TE_CODES(HX_TE_ENTRY)
#undef HX_TE_ENTRY
};
std::string_view code_name(u16 code);
constexpr Reason because(Code c, Rule r, Token fact = {}) { return {static_cast<u16>(c), cite(r), fact}; }

// Event::kind. Which of secret and facts an event uses stands behind it; seats are indices, areas are the two bytes
// (q + 64, r + 64) with the third 0 for the field and 1 for the Location.
#define HX_TE_HAPPENINGS(X)                                                                                     \
    X(turn_begins)       /* facts: turn, tension */                                                             \
    X(world_roll)        /* seat, facts: die, die; the dice of the dealer and of the first dropper */           \
    X(hex_placed)        /* seat, secret: hex (its placer); facts: cell */                                      \
    X(hex_revealed)      /* seat that enters, secret: hex (all); facts: cell */                                 \
    X(initial_bought)    /* seat, facts: CF WA ME OB AR */                                                      \
    X(initial_dropped)   /* seat, secret: piece (all); facts: cell */                                           \
    X(initial_finished)  /* seat, facts: units left for Orbit */                                                \
    X(tension)           /* facts: before, after */                                                             \
    X(mission_drawn)     /* seat, secret: card (the seat) */                                                    \
    X(mission_bought)    /* seat, facts: price */                                                               \
    X(transit)           /* seat, facts: counters that reach Orbit */                                           \
    X(cried)             /* seat, facts: request */                                                             \
    X(uncried)           /* seat, facts: request */                                                             \
    X(hand_raised)       /* seat */                                                                             \
    X(hand_lowered)      /* seat */                                                                             \
    X(floor_passed)      /* seat */                                                                             \
    X(booth_opened)      /* seat */                                                                             \
    X(booth_closed)      /* seat */                                                                             \
    X(offer_posted)      /* seat, facts: number, addressees as bits, want, give */                              \
    X(offer_withdrawn)   /* seat, facts: number */                                                              \
    X(traded)            /* seat, facts: other seat, request given to seat, request given to the other */       \
    X(card_received)     /* seat, secret: Senate card (both parties); facts: from seat */                       \
    X(segment_left)      /* seat */                                                                             \
    X(silent_offered)    /* seat, facts: addressee, how many cards, number of the offer */                      \
    X(silent_refused)    /* seat, facts: whose offer */                                                         \
    X(silent_traded)     /* seat, facts: other seat, number of cards */                                         \
    X(hands_go_up)       /* the engine raises all hands */                                                      \
    X(senate_drawn)      /* seat, secret: card (the seat) */                                                    \
    X(deck_too_small)    /* the segment ends without a Consul */                                                \
    X(consul)            /* seat, facts: points */                                                              \
    X(hand_shown)        /* seat, secret: Senate card (all) */                                                  \
    X(leak_used)         /* seat, secret: cancelled card (all) */                                               \
    X(leak_kept)         /* seat */                                                                             \
    X(assassination)     /* seat, facts: former Consul */                                                       \
    X(ill_reputation)    /* seat */                                                                             \
    X(scandal)           /* seat */                                                                             \
    X(mission_played)    /* seat, secret: card (all) */                                                         \
    X(senate_spent)      /* seat, secret: Senate card (all) */                                                  \
    X(mission_passed)    /* seat, facts: 1 for the rest of the segment */                                       \
    X(card_cancelled)    /* seat, secret: card (all); facts: seat that had armed */                             \
    X(ability_used)      /* seat, secret: Location 0..12 or 100 + Faction (all) */                              \
    X(credits)           /* seat, facts: amount low, high byte, 1 when paid, 0 when gained; cause says why */   \
    X(alliance_offered)  /* seat, facts: addressee */                                                           \
    X(alliance_made)     /* seat, facts: other seat */                                                          \
    X(alliance_declined) /* seat, facts: proposer */                                                            \
    X(alliance_broken)   /* seat, facts: other seat */                                                          \
    X(off_world_control) /* seat or nobody, facts: place */                                                     \
    X(initiative_lost)   /* seat, secret: card (all) */                                                         \
    X(mission_lost)      /* seat, secret: card (all): face up to the discards */                                \
    X(discarded)         /* seat, facts: number of cards */                                                     \
    X(option_passed)     /* seat */                                                                             \
    X(segment_begins)    /* seat */                                                                             \
    X(moved)             /* seat, secret: piece (all); facts: from, to as areas */                              \
    X(unit_lost)         /* seat, secret: piece (all); facts: area */                                           \
    X(control_gained)    /* seat or nobody, facts: area, former seat */                                         \
    X(location_taken)    /* seat, secret: Location (all) */                                                     \
    X(fortified)         /* seat or nobody, facts: area */                                                      \
    X(fort_removed)      /* facts: area */                                                                      \
    X(landing_built)     /* seat, facts: area */                                                                \
    X(siege_declared)    /* seat, facts: area */                                                                \
    X(siege_lifted)      /* seat, facts: area */                                                                \
    X(siege_won)         /* seat, facts: area */                                                                \
    X(attack_declared)   /* seat, facts: target, first three bytes of the arrow or zeros */                     \
    X(attack_revoked)    /* seat, facts: target */                                                              \
    X(combat_begins)     /* seat, facts: target, defender */                                                    \
    X(supported)         /* seat, facts: area of the Artillery, 1 for the attacker */                           \
    X(die_rolled)        /* seat, facts: result, 0 defensive 1 offensive 2 other */                             \
    X(hits)              /* seat that rolled, facts: removed at once, removed later, hits, defence value */     \
    X(advanced)          /* seat, secret: piece (all); facts: from, to as areas */                              \
    X(combat_ends)       /* seat, facts: target, 1 when the target is empty */                                  \
    X(attack_cancelled)  /* seat, facts: target */                                                              \
    X(evacuated)         /* seat, secret: piece (all); facts: from, to as areas */                              \
    X(strike)            /* seat, facts: area */                                                                \
    X(sealed)            /* seat */                                                                             \
    X(reopened)          /* seat */                                                                             \
    X(bought)            /* seat, secret: piece (the seat); facts: 0 Transit 1 Orbit 2.. Off World place + 2 */ \
    X(refunded)          /* seat, facts: 0 Fortification 1 Landing Area */                                      \
    X(orbit_opened)      /* seat, facts: CF WA ME OB AR */                                                      \
    X(dropped)           /* seat, secret: piece (all); facts: cell */                                           \
    X(deal_proposed)     /* seat, secret: cards asked (all); facts: addressee, Credits given low, high, */      \
                         /* asked low, high, cards given */                                                     \
    X(deal_made)         /* seat, facts: other seat */                                                          \
    X(deal_declined)     /* seat, facts: proposer */                                                            \
    X(card_dealt)        /* seat that receives, secret: Mission card (both parties); facts: from seat */        \
    X(looked)            /* seat, facts: number of face-down hexes */                                           \
    X(off_world_shown)   /* seat, secret: piece (all); facts: place */                                          \
    X(scored)            /* seat, facts: Locations, Off World, Consul, Initiatives, total low, high byte */     \
    X(won)               /* seat, facts: 1 instant victory */                                                   \
    X(deal_area)         /* seat that gives, facts: area, receiving seat */                                     \
    X(mustered)          /* seat, secret: piece (all); facts: 0 Transit 1 Orbit: by a card, face up */          \
    X(unit_placed)       /* seat, secret: piece (all); facts: area: by a card */                                \
    X(senate_returned)   /* seat, secret: Senate card (all): from the deck to the hand */                       \
    X(last_call)         /* seat that alone holds out, or nobody: the last rotation (TE-MKT-13) */              \
    X(attack_origin)     /* seat, facts: area: of the attack declared just before */
enum class Happening : u8 {
#define HX_TE_ENTRY(id) id,
    HX_TE_HAPPENINGS(HX_TE_ENTRY)
#undef HX_TE_ENTRY
};
std::string_view happening_name(u8 kind);  // "moved": also the key of its log line; "" beyond the last

// Notation. A verb is spelled with dashes: "buy-mission".
std::string spelled(Token t);  // as the notation writes it; "" of a token that is no word
void spell(Token t, std::string& out);
void alias(Token t, std::string& out);
std::string_view verb_name(Verb v);

}  // namespace hexmoot::te
