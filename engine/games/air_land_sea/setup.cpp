// ALS-SETUP and the passage from battle to battle (ALS-END-6).
#include "engine/games/air_land_sea/state.h"

namespace hexmoot::als {

void begin_war(State& s, Rng rng) {
    s.rng = rng;
    s.rng.shuffle(s.order);
    s.first = seat(static_cast<int>(s.rng.below(2)));
    begin_battle(s);
}

void begin_battle(State& s) {
    std::array<Card, cards> all;
    for (int i = 0; i < cards; i++) all[static_cast<size_t>(i)] = card(i);
    s.rng.shuffle(all);
    s.hand = {};
    s.stacks = {};
    s.deck = {};
    s.queue = {};
    // Dealt alternately, the FIRST seat beginning; the rest keeps its order as the deck.
    for (int i = 0; i < 2 * hand_size; i++)
        s.hand_of(i % 2 == 0 ? s.first : other(s.first)) |= 1u << index(all[static_cast<size_t>(i)]);
    for (int i = 2 * hand_size; i < cards; i++) s.deck.push(all[static_cast<size_t>(i)]);
    s.absent = 0;
    s.air_drop = s.air_drop_armed = {};
    s.extra_turns = {};
    s.active = Card::none;
    s.active_owner = {};
    s.active_stage = 0;
    s.turns = s.steps = 0;
    s.turn = s.first;
    s.phase = Phase::turn;
}

void announce_battle(const State& s, Table& table) {
    table.emit({.kind = static_cast<u8>(Happening::battle_start),
                .seat = s.first,
                .facts = {s.battle, hexmoot::index(s.first), index(s.order[0]), index(s.order[1]), index(s.order[2])},
                .cause = cite(Rule::setup_2)});
}

void next_battle(State& s, Table& table) {
    table.any({SeatSet::first(2), static_cast<u8>(Question::battle_over), cite(Rule::state_5)},
              [](Seat, Offer& o) { o.add(word(Verb::next)); });
    // The theatre at position 0 goes to 1, 1 to 2, 2 to 0.
    s.order = {s.order[2], s.order[0], s.order[1]};
    s.first = other(s.first);
    s.battle++;
    s.battle_winner = nobody;
    s.award = s.withdrawn = 0;
    begin_battle(s);
    table.reveals();
    announce_battle(s, table);
}

}  // namespace hexmoot::als
