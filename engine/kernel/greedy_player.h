// A player that weighs each word by random games that follow it, in worlds that its seat cannot tell from the true one.
#pragma once
#include <limits>

#include "engine/kernel/match.h"
#include "engine/kernel/worlds.h"

namespace hexmoot {

// Points of a seat before the best of the others.
inline i64 lead(const Standing& st, Seat seat, int seats) {
    i64 best = std::numeric_limits<i64>::min();
    for (int i = 0; i < seats; i++)
        if (i != index(seat)) best = std::max<i64>(best, st.points[static_cast<size_t>(i)]);
    return st.points[index(seat)] - best;
}

// The word after which random play scores best the next time that anybody scores, over `worlds` sampled worlds. A sum
// of leads, no odds. Precondition: the game is not over; `seat` is asked.
template <Rules G>
Answer greedy_answer(const Match<G>& m, Seat seat, Rng& rng, int worlds = 24) {
    std::vector<Answer> may;
    for (const Answer& a : m.offer().answers())
        if (a.seat == seat) may.push_back(a);
    if (may.size() == 1) return may.front();
    const Standing before = m.standing();
    const int seats = m.setup().seats;
    const auto scored = [&](const typename G::State& s) { return G::standing(s).points != before.points; };
    std::vector<i64> sums(may.size());
    Offer offer;
    for (int i = 0; i < worlds; i++) {
        const auto world = redeal<G>(m.position().base, m.position().since, {}, seat, rng);
        if (!world) continue;
        for (size_t k = 0; k < may.size(); k++) {
            Position<G> ahead = world->position;
            ahead.since.push_back(may[k]);
            RandomPlayer<G> player(rng.next());
            try {
                ahead.run(player, offer, scored);
                sums[k] += lead(G::standing(ahead.base), seat, seats);
            } catch (const RulesBroken&) {
                continue;  // a word that this world does not offer
            }
        }
    }
    return may[static_cast<size_t>(std::max_element(sums.begin(), sums.end()) - sums.begin())];
}

}  // namespace hexmoot
