// Laws 2, 7 and 8 over games that are played straight through. Part of laws.h.
#pragma once
#include "engine/kernel/laws/report.h"
#include "engine/kernel/match.h"
#include "engine/kernel/random_player.h"

namespace hexmoot::laws {

// A random player who counts, and signs what was said.
template <Rules G>
class CountedPlayer final : public Chooser {
  public:
    CountedPlayer(u64 seed, u64 longest, u64 signature)
        : signature_(signature), player_(player_seed(seed)), longest_(longest) {}

    Answer choose(const Prompt& prompt, const Offer& offer) override {
        obey(words_ < longest_, Law::endings, "the game goes on past its longest");
        const Answer a = player_.choose(prompt, offer);
        words_++;
        signature_ = sign(signature_, a);
        return a;
    }
    u64 words() const { return words_; }
    u64 signature() const { return signature_; }

  private:
    u64 words_ = 0;
    u64 signature_;
    RandomPlayer<G> player_;
    u64 longest_;
};

// The game of this seed up to a word, for the report of what went wrong in it.
template <Rules G>
void record_game(LawReport& report, const Setup& setup, u64 words) {
    auto m = Match<G>::start(setup);
    if (!m) return;
    RandomPlayer<G> player(player_seed(setup.seed));
    std::string refused;
    for (u64 i = 0; i < words && !m->over() && refused.empty(); i++) {
        const Answer a = player.choose(m->prompt(), m->offer());
        if (!m->give(a)) refused = std::string("\n(") + letter(a.seat) + " " + Match<G>::spelled(a.token) + ")";
    }
    report.record = m->record();
    report.lines = m->transcript(Viewer::table(), true) + refused;
}

template <Rules G>
LawReport obey_inline(const LawsOptions& options) {
    LawReport report;
    Setup setup = options.setup;
    Offer offer;
    const auto sound = [](const typename G::State& s) {
        const std::string wrong = G::check(s);
        obey(wrong.empty(), Law::conservation, wrong);
        return false;
    };
    for (int i = 0; i < options.games && report.ok(); i++) {
        setup.seed = options.seed + static_cast<u64>(i);
        Position<G> position{*G::setup(setup), {}};
        CountedPlayer<G> player(setup.seed, options.longest, report.signature);
        try {
            position.run(player, offer, sound);
            sound(position.base);
        } catch (const LawBroken& b) {
            report.broken = b.law;
            report.what = b.what;
        } catch (const RulesBroken& b) {
            report.broken = Law::endings;
            report.what = std::string("the rules do not hold: ") + b.condition;
        }
        report.games++;
        report.words += player.words();
        report.longest = std::max(report.longest, player.words());
        report.signature = sign<G>(player.signature(), position.base);
        if (!report.ok()) {
            report.seed = setup.seed;
            report.word = player.words();
            record_game<G>(report, setup, player.words());
        }
    }
    return report;
}

}  // namespace hexmoot::laws
