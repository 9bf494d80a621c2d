// Follows one match from prompt to prompt and holds every law against it. Part of laws.h.
#pragma once
#include "engine/kernel/laws/commands.h"
#include "engine/kernel/laws/look.h"
#include "engine/kernel/laws/secrets.h"

namespace hexmoot::laws {

// Throws LawBroken; the match may then be left in any state.
template <Rules G>
class Witness {
  public:
    // thorough: every seat, many worlds and every replay at each prompt, to confirm a fault in few words.
    Witness(Match<G> m, Vocabulary& vocabulary, LawReport& report, Secrets<G> secrets, const LawsOptions& options,
            Rng rng, bool thorough)
        : match_(std::move(m)),
          vocabulary_(vocabulary),
          report_(report),
          secrets_(std::move(secrets)),
          options_(options),
          rng_(rng),
          thorough_(thorough),
          look_(look()) {
        at_prompt();
    }
    const Match<G>& match() const { return match_; }

    void give(Answer a) {
        const Look<G> before = look_;
        Given<G> given{before.position, known_, a, {}, {}, {}};
        given.tell.events = &given.told;
        Position<G> after = before.position;
        after.since.push_back(a);
        State now;
        Prompt prompt;
        Offer offer;
        after.settle(now, prompt, offer, given.tell, {}, &given.between);

        must<G>(match_.give(a), Law::words, "an offered word is refused");
        look_ = look();
        obey(same_bytes(after.base, look_.position.base) && after.since == look_.position.since, Law::modes,
             "a position settles elsewhere than its match");
        obey_undo(before, given.tell.barrier);
        known_ = given.tell.step_done ? Known{} : Known{given.tell.published, known_.revealed || given.tell.barrier};
        at_prompt();
        each_world([&](Seat s) { secrets_.obey_replay(match_, given, s, rng_); });
    }

    // After the last answer.
    void at_end() {
        obey(match_.prompt().seats.empty() && match_.offer().empty(), Law::endings, "a question after the end");
        obey(!match_.standing().winners.empty(), Law::endings, "a game without a winner");
        const auto late = match_.give({Token{}, Seat{0}});
        obey(!late && late.error().reason.code == code_over, Law::words, "an answer is accepted after the end");
        obey_record();
        obey_modes();
        obey_transcript();
    }

  private:
    using State = typename G::State;

    void at_prompt() {
        if (match_.line().empty() && (short_game() || rng_.below(8) == 0)) obey_state();
        if (match_.over()) return;
        obey(!match_.offer().empty(), Law::endings, "nothing is offered");
        vocabulary_.learn(match_.offer());
        obey_offer(match_);
        obey_law_1();
        obey_same(match_, look_, Law::words, "a refusal changes");
        obey_snapshot();
        each_world([&](Seat s) { secrets_.obey_world(match_, known_, s, rng_); });
        if (!rarely()) return;
        obey_record();
        obey_takeback();
        obey_far_undo();
    }
    bool short_game() const { return match_.answers() <= options_.short_game; }
    // True at one prompt of fifty; in a long game at fewer, for what then follows takes as long as the game is.
    bool rarely() {
        return thorough_ || rng_.below(short_game() ? 50 : std::max(50u, static_cast<u32>(match_.answers()))) == 0;
    }
    Look<G> look() { return Look<G>(match_, short_game() || rarely()); }

    void obey_law_1() {
        Budget words(options_.budget), commands(options_.budget);
        obey_words(match_, vocabulary_, words, rng_);
        if (match_.line().empty()) obey_commands(match_, vocabulary_, commands, rng_);
        report_.prompts++;
        report_.sampled += words.spent() || commands.spent();
    }
    template <class Look6>
    void each_world(Look6 look) {
        const int seats = match_.setup().seats;
        if (!thorough_) return look(seat(static_cast<int>(rng_.below(static_cast<u32>(seats)))));
        for (int i = 0; i < 20 * seats; i++) look(seat(i % seats));
    }

    // Law 7, and law 4 for the JSON form of a state.
    void obey_state() {
        const State& s = match_.position().base;
        const std::string wrong = G::check(s);
        obey(wrong.empty(), Law::conservation, wrong);
        const auto again = G::from_json(G::state_json(s));
        if (!again) throw LawBroken{Law::records, "the JSON form is refused: " + again.error()};
        obey(same_bytes(*again, s), Law::records, "the JSON form gives another state");
    }

    // Law 3.
    void obey_undo(const Look<G>& before, bool revealed) {
        obey(match_.can_undo() != revealed, Law::undo, "the undo barrier is not where something was revealed");
        if (revealed) {
            obey(!match_.undo(), Law::undo, "undo goes past a barrier");
        } else {
            must<G>(match_.undo(), Law::undo, "undo is refused");
            obey_same(match_, before, Law::undo, "undo does not bring back");
            must<G>(match_.redo(), Law::undo, "redo is refused");
        }
        obey_same(match_, look_, Law::undo, "undo and redo change");
    }
    void obey_far_undo() {
        int words = 0;
        for (; match_.can_undo(); words++) must<G>(match_.undo(), Law::undo, "undo is refused");
        for (; words > 0; words--) must<G>(match_.redo(), Law::undo, "redo is refused");
        obey_same(match_, look_, Law::undo, "undo to the barrier and redo change");
    }
    // One word less, other random numbers, and a record that replays, also when it goes on from there.
    void obey_takeback() {
        if (!match_.can_takeback()) return;
        Match<G> m = match_;
        must<G>(m.takeback(), Law::undo, "a takeback is refused");
        const Record less = m.record();
        obey(less.words.size() + 1 == match_.answers(), Law::undo, "a takeback takes more than one word");
        obey(less.reseeds.size() == 1 && less.reseeds[0].at == less.words.size() && !m.can_redo(), Law::undo,
             "a takeback keeps the random numbers");
        RandomPlayer<G> player(rng_.next());
        for (int i = 0; i < 6 && !m.over(); i++) {
            if (m.can_takeback() && rng_.below(3) == 0)
                must<G>(m.can_undo() && rng_.below(2) == 0 ? m.undo() : m.takeback(), Law::undo, "undo is refused");
            else
                must<G>(m.give(player.choose(m.prompt(), m.offer())), Law::words, "an offered word is refused");
            const auto replay = Match<G>::load(m.record());
            obey(replay.has_value(), Law::records, "the record of a takeback is refused");
            obey_same(*replay, Look<G>(m), Law::records, "the record of a takeback replays with other things:");
        }
    }

    // Law 4.
    void obey_record() {
        const Look<G> truth(match_);
        const auto m = Match<G>::load(truth.record);
        obey(m.has_value(), Law::records, "the record is refused");
        obey_same(*m, truth, Law::records, "the record replays with other things:");
    }
    void obey_snapshot() {
        Position<G> copy{State{}, look_.position.since};
        std::memcpy(&copy.base, &look_.position.base, sizeof(State));
        State now;
        Prompt prompt;
        Offer offer;
        Telling tell;
        offer.explain(true);
        copy.settle(now, prompt, offer, tell);
        obey(same_bytes(now, look_.now) && prompt == look_.prompt && answers(offer) == look_.may &&
                 blocked(offer) == look_.may_not && copy.since == look_.position.since,
             Law::records, "the bytes of a position lead to another prompt");
    }
    // The printed transcript, said again line by line.
    void obey_transcript() {
        const Record r = match_.record();
        auto m = r.start.empty() ? Match<G>::start(r.setup) : Match<G>::start_from(*G::from_json(r.start), r.setup);
        const std::string lines = match_.transcript(Viewer::table(), true);
        for (size_t i = 0; i < lines.size();) {
            const size_t end = std::min(lines.find('\n', i), lines.size());
            const std::string line = lines.substr(i, end - i);
            if (line.size() < 3 || !m->say(seat(line[0] - 'A'), std::string_view(line).substr(2)))
                throw LawBroken{Law::records, "a line of the transcript cannot be said: " + line};
            i = end + 1;
        }
        obey_same(*m, Look<G>(match_), Law::records, "the transcript replays with other things:");
    }

    // Law 5: the same answers inline.
    void obey_modes() {
        struct Reader final : Chooser {
            std::span<const Word> left;
            explicit Reader(const Record& r) : left(r.words) {}
            Answer choose(const Prompt&, const Offer& offer) override {
                for (const Answer& a : offer.answers())
                    if (!left.empty() && a.seat == left[0].seat && Match<G>::spelled(a.token) == left[0].text) {
                        left = left.subspan(1);
                        return a;
                    }
                throw LawBroken{Law::modes, "inline play does not offer what stepping did"};
            }
        };
        const Record r = match_.record();
        Reader reader(r);
        Position<G> position{r.start.empty() ? *G::setup(r.setup) : *G::from_json(r.start), {}};
        std::vector<Event> events;
        Offer offer;
        position.run(reader, offer, [](const State&) { return false; }, nullptr, &events);
        obey(same_bytes(position.base, look_.position.base), Law::modes, "inline play ends in another state");
        obey(events == match_.events(), Law::modes, "inline play tells other events");
    }

    Match<G> match_;
    Vocabulary& vocabulary_;
    LawReport& report_;
    Secrets<G> secrets_;
    const LawsOptions& options_;
    Rng rng_;
    bool thorough_;
    Look<G> look_;  // of match_
    Known known_;
};

}  // namespace hexmoot::laws
