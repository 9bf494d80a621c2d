#include "engine/kernel/rng.h"

#include <array>

#include <gtest/gtest.h>

namespace hexmoot {
namespace {

// The demonstration that comes with the paper's code: pcg32 seeded with (42, 54) begins with these numbers. Its stream
// has another increment than ours; what a state gives is the same.
TEST(Rng, GivesThePublishedNumbersOfPcg32) {
    constexpr u64 factor = 6364136223846793005u, increment = 54u << 1 | 1;
    u64 state = (increment + 42) * factor + increment;
    for (u32 published : {0xA15C02B7u, 0x7B47F409u, 0xBA1D3330u, 0x83D2F293u, 0xBFA4784Bu, 0xCBED606Eu}) {
        Rng r{state, 0};
        EXPECT_EQ(r.next(), published);
        state = state * factor + increment;
    }
}

// Numbers of another implementation. They must never change: a seed is a game.
TEST(Rng, ASeedMeansTheSameNumbersOnEveryMachine) {
    Rng zero = Rng::seeded(0), one = Rng::seeded(1), many = Rng::seeded(42);
    for (u32 n : {0x20885D47u, 0x03DB1862u, 0x788405FCu, 0x2EE942DDu}) EXPECT_EQ(zero.next(), n);
    for (u32 n : {0xB2B28099u, 0x02F47CD6u, 0x8EB07D77u, 0xC7B45308u}) EXPECT_EQ(one.next(), n);
    for (u32 n : {0xE73F043Bu, 0x16833A1Cu, 0x1DDED734u, 0x5E40B68Au}) EXPECT_EQ(many.next(), n);
}

TEST(Rng, RollsAndShufflesBySeed) {
    Rng dice = Rng::seeded(7);
    for (u32 n : {1u, 4u, 2u, 3u, 3u, 3u, 4u, 2u}) EXPECT_EQ(dice.below(6), n);
    std::array items{0, 1, 2, 3, 4, 5, 6, 7};
    Rng deal = Rng::seeded(7);
    deal.shuffle(items);
    EXPECT_EQ(items, (std::array{0, 3, 7, 4, 6, 2, 5, 1}));
}

TEST(Rng, EveryFaceComesUp) {
    Rng r = Rng::seeded(99);
    std::array<int, 6> seen{};
    for (int i = 0; i < 60'000; i++) seen[r.below(6)]++;
    for (int n : seen) EXPECT_NEAR(n, 10'000, 500);
}

}  // namespace
}  // namespace hexmoot
