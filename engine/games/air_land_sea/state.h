// The State of a war of Air, Land & Sea, what can be read off it, and the only functions that change it.
#pragma once
#include <array>
#include <type_traits>

#include "engine/games/air_land_sea/cards.h"
#include "engine/games/air_land_sea/vocabulary.h"
#include "engine/kernel/rng.h"
#include "engine/kernel/table.h"

namespace hexmoot::als {

inline constexpr std::array both_seats{Seat{0}, Seat{1}};
constexpr Seat other(Seat s) { return s == Seat{0} ? Seat{1} : Seat{0}; }

// A card lying on the board: its id and which face shows.
struct Lying {
    Card card = Card::none;
    u8 up = 0;
    friend constexpr bool operator==(Lying, Lying) = default;
};

// An ordered pile with room for all eighteen cards.
template <class T>
struct Pile {
    u8 size = 0;
    std::array<T, cards> at{};

    constexpr T* begin() { return at.data(); }
    constexpr T* end() { return at.data() + size; }
    constexpr const T* begin() const { return at.data(); }
    constexpr const T* end() const { return at.data() + size; }
    constexpr bool empty() const { return size == 0; }
    constexpr const T& top() const { return at[size - 1]; }
    void push(T x) {
        HX_RULE(size < cards);
        at[size++] = x;
    }
    T remove(int i) {
        const T x = at[i];
        for (int k = i + 1; k < size; k++) at[k - 1] = at[k];
        at[--size] = T{};
        return x;
    }
    friend constexpr bool operator==(const Pile&, const Pile&) = default;
};
using Stack = Pile<Lying>;  // bottom to top

// ALS-STATE-5, with the states between two decisions.
enum class Phase : u8 { turn, resolving, battle_over, game_over };

// Option order is that of AirLandSea::options().
enum class Option : u8 {
    beginner,
    long_game,
    transport_uncovered_only,
    first_edition_cards,
    legacy_reinforce,
    legacy_disrupt,
    legacy_air_drop,
    legacy_redeploy
};
inline constexpr int option_count = 8;

struct State {
    Rng rng;
    std::array<u32, 2> hand{};                            // by seat: bit = card
    u32 absent = 0;                                       // cards out of the box (partial fixtures)
    std::array<std::array<Stack, theatres>, 2> stacks{};  // by seat, by theatre
    Pile<Card> deck;                                      // at[0] = top
    Pile<Card> queue;                                     // abilities that wait, first in first out (ALS-ABIL-3)
    std::array<Theatre, theatres> order{Theatre::air, Theatre::land, Theatre::sea};  // by position, left to right
    std::array<u8, 2> vp{};
    SeatSet air_drop;                 // may play the next card anywhere (ALS-CARD-A2)
    SeatSet air_drop_armed;           // will have that in the next turn (legacyAirDrop)
    std::array<u8, 2> extra_turns{};  // only with legacyRedeploy
    Seat first{};                     // holds FIRST in this battle
    Seat turn{};
    Phase phase = Phase::turn;
    Card active = Card::none;  // the ability being resolved,
    Seat active_owner{};       // read when it began (ALS-ABIL-5),
    u8 active_stage = 0;       // and its step: 1 after Disrupt's first flip, 1 after Redeploy's return
    u8 battle = 1;
    u8 turns = 0;                 // taken in this battle
    u8 steps = 0;                 // of the action under way (ALS-ENG-3)
    Seat battle_winner = nobody;  // of the last battle, with points and manner
    u8 award = 0;
    u8 withdrawn = 0;           // 1: the last battle ended by withdrawal
    u8 options = 0;             // bit = Option
    std::array<u8, 2> spare{};  // no padding bytes anywhere: always zero

    bool has(Option o) const { return (options >> static_cast<u8>(o) & 1) != 0; }
    Stack& stack(Seat s, Theatre t) { return stacks[hexmoot::index(s)][als::index(t)]; }
    const Stack& stack(Seat s, Theatre t) const { return stacks[hexmoot::index(s)][als::index(t)]; }
    u32& hand_of(Seat s) { return hand[hexmoot::index(s)]; }
    u32 hand_of(Seat s) const { return hand[hexmoot::index(s)]; }
    bool holds(Seat s, Card c) const { return (hand_of(s) >> als::index(c) & 1) != 0; }
    int hand_count(Seat s) const { return std::popcount(hand_of(s)); }
    friend bool operator==(const State&, const State&) = default;
};
static_assert(std::has_unique_object_representations_v<State>);

// Where a card lies on the board.
struct Place {
    Seat seat = nobody;
    Theatre theatre{};
    int at = 0;  // index in its stack, 0 = bottom
    bool found() const { return seat != nobody; }
};

// ---- reading ----
int position_of(const State&, Theatre);                 // 0 left, 1 middle, 2 right
bool adjacent(const State&, Theatre, Theatre);          // ALS-DEF-5
Place find(const State&, Card);                         // on the board, either side
bool face_up(const State&, Card, Seat side);            // lies face up on that side, covered or not
bool face_up(const State&, Card);                       // on either side
int occupied(const State&, Theatre);                    // ALS-DEF-14
int strength(const State&, Seat, Theatre, int at);      // ALS-STR-1..4
int total(const State&, Seat, Theatre);                 // ALS-STR-5
Seat controller(const State&, Theatre);                 // ALS-STR-6
int target(const State&);                               // points that win the war
Reason may_play_up(const State&, Seat, Card, Theatre);  // ALS-PLAY-2, -4

enum class Destroyer : u8 { containment, blockade, nothing };
Destroyer destroyer(const State&, Theatre, bool up);  // ALS-PLAY-7

// ---- changing: log, guard, change ----
void play_card(State&, Table&, Seat, Card, Theatre, bool up, Pile<Card>* from_deck = nullptr);  // ALS-PLAY-8
void flip(State&, Table&, Seat chooser, Theatre, Seat side);  // ALS-DEF-12, ALS-ABIL-2, -5

// ---- the chapters of the rulebook ----
void take_turn(State&, Table&);  // ALS-TURN, ALS-PLAY
// One question, all of whose answers are single words.
inline Ask ask(Seat s, Question q, Rule rule, Secrecy secrecy = Secrecy::open) {
    return {s, static_cast<u8>(q), cite(rule), secrecy};
}
void ask_play(State&, Table&, Seat, Question);  // card, theatre, face, and the play itself
void resolve(State&, Table&);                   // ALS-ABIL, ALS-CARD: the next step of what was triggered
void end_action(State&, Table&);                // ALS-TURN-4
void end_battle(State&, Table&, Seat winner, bool withdrawn);  // ALS-END
void begin_war(State&, Rng);
void begin_battle(State&);         // ALS-SETUP-2
void next_battle(State&, Table&);  // ALS-END-6
void announce_battle(const State&, Table&);

}  // namespace hexmoot::als
