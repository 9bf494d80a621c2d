// No cap of the State ever binds: players who stretch a war as far as the rules let them stay far below each.
#include <gtest/gtest.h>

#include "engine/games/air_land_sea/air_land_sea.h"
#include "engine/kernel/position.h"
#include "engine/kernel/random_player.h"

namespace hexmoot::als {
namespace {

// Nobody withdraws, and whatever can go on goes on.
struct Stubborn : AirLandSea {
    static int weight(Token t) {
        if (t == word(Verb::withdraw) || t == word(Verb::pass)) return 1;
        return t == word(Verb::up) ? 3'000 : 1'000;
    }
};
// Everybody withdraws as soon as it costs least.
struct Faint : AirLandSea {
    static int weight(Token t) { return t == word(Verb::withdraw) ? 1'000 : 1; }
};

struct Most {
    int stack = 0, deck = 0, queue = 0, steps = 0, turns = 0, battles = 0, points = 0, extra_turns = 0;
};
template <Rules G>
Most stretch(int wars, const std::vector<int>& options) {
    Most most;
    Offer offer;
    for (int i = 0; i < wars; i++) {
        Position<G> p{*G::setup({2, static_cast<u64>(i), options}), {}};
        RandomPlayer<G> player(static_cast<u64>(i));
        const auto look = [&](const State& s) {
            for (Seat side : both_seats) {
                for (Theatre t : all_theatres) most.stack = std::max<int>(most.stack, s.stack(side, t).size);
                most.points = std::max<int>(most.points, s.vp[hexmoot::index(side)]);
                most.extra_turns = std::max<int>(most.extra_turns, s.extra_turns[hexmoot::index(side)]);
            }
            most.deck = std::max<int>(most.deck, s.deck.size);
            most.queue = std::max<int>(most.queue, s.queue.size);
            most.steps = std::max<int>(most.steps, s.steps);
            most.turns = std::max<int>(most.turns, s.turns);
            most.battles = std::max<int>(most.battles, s.battle);
            return false;
        };
        p.run(player, offer, look);
        look(p.base);
    }
    return most;
}
void expect_room(const Most& most) {
    EXPECT_LE(most.stack, 14);  // of 18
    EXPECT_LE(most.deck, cards);
    EXPECT_LE(most.queue, 9);  // as many as there are instant abilities, of 18
    EXPECT_LE(most.steps, steps_per_action / 2);
    EXPECT_LE(most.turns, 100);  // of 255
    EXPECT_LE(most.battles, 25);
    EXPECT_LE(most.points, 30);
    EXPECT_LE(most.extra_turns, 20);
}

TEST(LawsCaps, NeverBindForStubbornPlayers) {
    expect_room(stretch<Stubborn>(1'000, {0, 1, 0, 0, 0, 0, 0, 0}));
    expect_room(stretch<Stubborn>(1'000, {0, 1, 0, 0, 1, 1, 1, 1}));
}
TEST(LawsCaps, NeverBindForFaintPlayers) {
    const Most most = stretch<Faint>(1'000, {0, 1, 0, 0, 0, 0, 0, 0});
    expect_room(most);
    EXPECT_GT(most.battles, 10);
}

}  // namespace
}  // namespace hexmoot::als
