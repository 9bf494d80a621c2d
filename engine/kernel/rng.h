// Random numbers of our own, so that a seed means the same game on every machine.
#pragma once
#include <iterator>
#include <utility>

#include "engine/kernel/ints.h"

namespace hexmoot {

// PCG-XSH-RR 64/32 (M. O'Neill, "PCG: A Family of Simple Fast Space-Efficient Statistically Good Algorithms", 2014).
// Part of a game's State; `rolls` counts the results given by Table::chance, so that scripted dice need no state of
// their own.
struct Rng {
    u64 state = 0;
    u64 rolls = 0;

    static constexpr Rng seeded(u64 seed) {
        Rng r;
        r.state = seed * 0x9E3779B97F4A7C15ull + 0xDA3E39CB94B95BDBull;
        r.next();
        r.next();
        return r;
    }
    constexpr u32 next() {
        const u64 old = state;
        state = old * 6364136223846793005ull + 1442695040888963407ull;
        const u32 x = static_cast<u32>(((old >> 18) ^ old) >> 27);
        const u32 turn = static_cast<u32>(old >> 59);
        return (x >> turn) | (x << ((32 - turn) & 31));
    }
    // Uniform in 0..n-1 but for a bias below n/2^32. Precondition: n > 0.
    constexpr u32 below(u32 n) { return static_cast<u32>((u64{next()} * n) >> 32); }
    // Fisher and Yates. Shuffle only as the last act of a step: nothing may be asked in the same step after it.
    template <class Items>
    constexpr void shuffle(Items& items) {
        for (u32 i = static_cast<u32>(std::size(items)); i > 1; i--) std::swap(items[i - 1], items[below(i)]);
    }
    friend constexpr bool operator==(const Rng&, const Rng&) = default;
};

}  // namespace hexmoot
