// A player that takes any word: fuzzers, benchmarks, the simplest bot.
#pragma once
#include "engine/kernel/rules.h"

namespace hexmoot {

// Takes the words of an offer with the frequencies of G::weight. Keeps a bag ascending, so that the same choice is not
// made in many orders.
template <Rules G>
class RandomPlayer final : public Chooser {
  public:
    explicit RandomPlayer(u64 seed) : rng_(Rng::seeded(seed)) {}

    Answer choose(const Prompt& prompt, const Offer& offer) override {
        again_ = prompt.shape == Shape::bag && prompt == prompt_;
        prompt_ = prompt;
        u32 sum = 0;
        for (const Answer& a : offer.answers()) sum += weight(a);
        if (sum == 0) {
            again_ = false;
            for (const Answer& a : offer.answers()) sum += weight(a);
        }
        u32 left = rng_.below(sum);
        for (const Answer& a : offer.answers()) {
            const u32 w = weight(a);
            if (left < w) return last_ = a;
            left -= w;
        }
        HX_RULE(false);  // a weight below 1
    }

  private:
    u32 weight(const Answer& a) const {
        if (again_ && a.seat == last_.seat && a.token.kind == last_.token.kind && a.token.value() < last_.token.value())
            return 0;
        return static_cast<u32>(G::weight(a.token));
    }

    Rng rng_;
    Prompt prompt_;
    Answer last_;
    bool again_ = false;
};

}  // namespace hexmoot
