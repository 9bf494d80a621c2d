// Other worlds that a seat cannot tell from this one: what bots think about, what odds are counted over, and what the
// law against leaks compares.
#pragma once
#include <algorithm>
#include <optional>
#include <span>

#include "engine/kernel/position.h"
#include "engine/kernel/random_player.h"

namespace hexmoot {

// How much of the words of one step is known to all: the first `published`, and those of Secrecy::closed when the step
// is done.
struct Disclosure {
    size_t published = 0;
    bool step_done = false;
};

template <Rules G>
struct World {
    Position<G> position;
    size_t said_anew = 0;  // how many secret words of other seats were said anew there
};

// The words said since in a world that begins at `base`: those that only seats other than `seat` may know are said anew
// at random, the rest as they were. Chance results stay as remembered; those to come are new. None when that world does
// not allow the words that the seat knows: try again.
template <Rules G>
std::optional<World<G>> say_anew(const typename G::State& base, std::span<const Answer> said, const Disclosure& known,
                                 Seat seat, Rng& rng) {
    World<G> world{{base, {}}};
    std::vector<Answer>& since = world.position.since;
    RandomPlayer<G> others(rng.next());
    typename G::State now;
    Prompt prompt;
    Offer offer, own;
    // Whether the question after the words so far is put there too, with as many dice thrown before it.
    const auto asks = [&] {
        Position<G> at = world.position;
        Telling tell;
        try {
            return at.settle(now, prompt, offer, tell) && !tell.step_done && at.since.size() == since.size();
        } catch (const RulesBroken&) {
            return false;  // dice that this world does not throw
        }
    };
    for (size_t i = 0; i < said.size(); i++) {
        Answer a = said[i];
        if (a.seat != nobody) {
            if (!asks()) return {};
            const bool is_public = prompt.secrecy == Secrecy::open || i < known.published ||
                                   (known.step_done && prompt.secrecy == Secrecy::closed);
            if (!is_public && a.seat != seat) {
                own.clear();
                own.speak_as(a.seat);
                for (const Answer& o : offer.answers())
                    if (o.seat == a.seat) own.add(o.token);
                if (own.empty()) return {};
                a = others.choose(prompt, own);
                world.said_anew++;
            } else if (!offer.has(a))
                return {};
        }
        since.push_back(a);
    }
    if (!since.empty() && since.back().seat == nobody && !asks()) return {};
    return world;
}

// A position that `seat` cannot tell from (base, said): what is hidden in `base` is redealt, and the words said since
// are said anew.
template <Rules G>
std::optional<World<G>> redeal(const typename G::State& base, std::span<const Answer> said, const Disclosure& known,
                               Seat seat, Rng& rng) {
    return say_anew<G>(G::sample(base, seat, rng), said, known, seat, rng);
}

}  // namespace hexmoot
