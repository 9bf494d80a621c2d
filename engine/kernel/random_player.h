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
        u32 sum = weigh(offer);
        if (sum == 0) {
            again_ = false;
            sum = weigh(offer);
        }
        u32 left = rng_.below(sum);
        for (size_t i = 0; i < weights_.size(); i++) {
            if (left < weights_[i]) return last_ = offer.answers()[i];
            left -= weights_[i];
        }
        HX_RULE(false);  // a weight below 1
    }

  private:
    u32 weigh(const Offer& offer) {
        weights_.clear();
        u32 sum = 0;
        for (const Answer& a : offer.answers()) {
            weights_.push_back(weight(a));
            sum += weights_.back();
        }
        return sum;
    }
    u32 weight(const Answer& a) const {
        if (again_ && a.seat == last_.seat && a.token.kind == last_.token.kind && a.token.value() < last_.token.value())
            return 0;
        return static_cast<u32>(G::weight(a.token));
    }

    Rng rng_;
    Prompt prompt_;
    Answer last_;
    std::vector<u32> weights_;  // of the answers on offer
    bool again_ = false;
};

}  // namespace hexmoot
