// Plays whole games under a Witness, and makes the record of a fault small. Part of laws.h.
#pragma once
#include "engine/kernel/laws/witness.h"
#include "engine/kernel/random_player.h"

namespace hexmoot::laws {

template <Rules G>
class Stepping {
  public:
    Stepping(const LawsOptions& options, std::span<const HiddenRow<G>> rows) : options_(options), rows_(rows) {
        warm_up();
    }

    LawReport run() {
        Setup setup = options_.setup;
        for (int i = 0; i < options_.games && report_.ok(); i++) {
            setup.seed = options_.seed + static_cast<u64>(i);
            Fault fault = play(setup, options_.longest);
            report_.games++;
            if (fault.found()) tell(shorter(std::move(fault)));
        }
        for (const RowSeen& row : report_.rows)
            if (report_.ok() && row.seen >= 100 && row.changed * 10 < row.seen) {
                report_.broken = Law::secrets;
                report_.what =
                    "the sampler leaves " + std::string(row.id) + " as it is in more than nine worlds of ten";
            }
        return report_;
    }

  private:
    // A game as far as it was watched, and the law that it broke.
    struct Fault {
        Match<G> start;
        std::vector<Answer> said;  // the last one showed it
        LawBroken broken{Law::none, ""};
        bool found() const { return broken.law != Law::none; }
    };

    // Words that one game does not come by.
    void warm_up() {
        struct Learner final : Chooser {
            Vocabulary& vocabulary;
            RandomPlayer<G> player;
            Learner(Vocabulary& v, u64 seed) : vocabulary(v), player(seed) {}
            Answer choose(const Prompt& prompt, const Offer& offer) override {
                vocabulary.learn(offer);
                return player.choose(prompt, offer);
            }
        };
        Setup setup = options_.setup;
        Offer offer;
        offer.explain(true);
        u64 steps_of_all = 0;
        for (setup.seed = 1; setup.seed <= 20 && steps_of_all < 20 * options_.short_game; setup.seed++) {
            Position<G> position{*G::setup(setup), {}};
            Learner learner(vocabulary_, setup.seed);
            u64 steps = 0;
            try {
                position.run(learner, offer, [&](const auto&) { return ++steps > options_.longest; });
            } catch (const RulesBroken&) {
                return;  // the games to come will say so
            }
            steps_of_all += steps;
        }
    }

    // One game of at most so many words.
    Fault play(const Setup& setup, u64 longest) {
        auto start = Match<G>::start(setup);
        HX_RULE(start.has_value());
        RandomPlayer<G> player(player_seed(setup.seed));
        const auto next = [&](const Match<G>& m) { return player.choose(m.prompt(), m.offer()); };
        return watch(*start, next, longest, report_, Rng::seeded(setup.seed), false);
    }

    template <class Next>
    Fault watch(const Match<G>& start, Next next, u64 longest, LawReport& report, Rng rng, bool thorough) {
        Fault fault{start, {}};
        try {
            Witness<G> witness(start, vocabulary_, report, Secrets<G>(rows_, report), options_, rng, thorough);
            while (!witness.match().over()) {
                obey(fault.said.size() < options_.longest, Law::endings, "the game goes on past its longest");
                if (fault.said.size() == longest) return fault;
                const Answer a = next(witness.match());
                fault.said.push_back(a);
                witness.give(a);
                report.words++;
                report.signature = sign(report.signature, a);
            }
            witness.at_end();
            report.longest = std::max<u64>(report.longest, fault.said.size());
            report.signature = sign<G>(report.signature, witness.match().position().base);
        } catch (const LawBroken& b) {
            fault.broken = b;
        } catch (const RulesBroken& b) {
            fault.broken = {Law::endings, std::string("the rules do not hold: ") + b.condition};
        }
        return fault;
    }

    // The same law broken sooner: in another game, and then in one step from a position.
    Fault shorter(Fault fault) {
        Setup setup = fault.start.setup();
        for (int i = 0; i < options_.shrink && !fault.said.empty(); i++) {
            setup.seed++;
            Fault other = play(setup, fault.said.size() - 1);
            if (other.broken.law == fault.broken.law) fault = std::move(other);
        }
        if (fault.said.empty()) return fault;
        Match<G> m = fault.start;
        for (size_t i = 0; i + 1 < fault.said.size(); i++)
            if (!m.give(fault.said[i])) return fault;
        const auto before = m.position().base;
        std::vector<Answer> line = m.line();
        line.push_back(fault.said.back());
        Fault small = m.give(fault.said.back()) ? again(fault, m.position().base, m.line()) : fault;
        if (small.said.size() >= fault.said.size()) small = again(fault, before, line);
        return small;
    }
    // The fault shown from this position with these answers; the fault itself when it does not show there.
    Fault again(const Fault& fault, const typename G::State& from, const std::vector<Answer>& said) {
        if (!G::check(from).empty()) return fault;
        auto start = Match<G>::start_from(from, fault.start.setup());
        if (!start) return fault;
        LawReport unused;
        size_t i = 0;
        const auto next = [&](const Match<G>&) { return said[i++]; };
        Fault small = watch(*start, next, said.size(), unused, Rng::seeded(1), true);
        return small.broken.law == fault.broken.law ? small : fault;
    }

    void tell(const Fault& fault) {
        Match<G> m = fault.start;
        std::string refused;
        for (const Answer& a : fault.said)
            if (!m.give(a)) refused = std::string("\n(") + letter(a.seat) + " " + Match<G>::spelled(a.token) + ")";
        report_.broken = fault.broken.law;
        report_.what = fault.broken.what;
        report_.seed = fault.start.setup().seed;
        report_.word = fault.said.size();
        report_.record = m.record();
        report_.lines = m.transcript(Viewer::table(), true) + refused;
    }

    const LawsOptions& options_;
    std::span<const HiddenRow<G>> rows_;
    Vocabulary vocabulary_;
    LawReport report_;
};

template <Rules G>
LawReport obey_stepping(const LawsOptions& options, std::span<const HiddenRow<G>> rows) {
    return Stepping<G>(options, rows).run();
}

}  // namespace hexmoot::laws
