// Law 6: worlds that a seat cannot tell from the truth look the same to it, and are told the same. Part of laws.h.
#pragma once
#include <array>
#include <concepts>
#include <iterator>

#include "engine/kernel/laws/look.h"
#include "engine/kernel/worlds.h"

namespace hexmoot::laws {

// What became known in the step under way.
struct Known {
    size_t published = 0;   // how many of its answers are public whatever their secrecy
    bool revealed = false;  // something hidden came out: a world redealt from before it may look otherwise
};

// The answer given last, as law 6 needs it.
template <Rules G>
struct Given {
    Position<G> before;
    Known known;
    Answer answer;
    Telling tell;
    std::vector<Event> told;
    std::vector<typename G::State> between;  // after each step that ended
};

template <Rules G>
class Secrets {
  public:
    Secrets(std::span<const HiddenRow<G>> rows, LawReport& report) : rows_(rows), report_(report) {
        if (report.rows.empty())
            for (const HiddenRow<G>& row : rows) report.rows.push_back({row.id});
    }

    // At a prompt.
    void obey_world(const Match<G>& m, const Known& known, Seat s, Rng& rng) {
        const Position<G>& truth = m.position();
        const Rng start = rng;
        auto world = redeal<G>(truth.base, truth.since, {known.published, false}, s, rng);
        if (!world) return;
        obey_sampler(truth.base, world->position.base, s, start);
        world->position.base.rng = truth.base.rng;  // dice fall as they fell
        Telling tell;
        const Prompt prompt = settle(world->position, tell);
        const bool looks_other = !views_apart(m, prompt, s).empty();
        if (looks_other && (world->said_anew > 0 || known.revealed)) return;  // the seat knows more: another world
        for (const std::string_view apart : {views_apart(m, prompt, s), offers_apart(m, prompt, s)})
            if (!apart.empty()) throw LawBroken{Law::secrets, sees(s) + std::string(apart)};
        report_.worlds++;
    }

    // After an answer. Replays it in a world that looked the same before. Where that looks the same after, it was told
    // the same; where it does not, something was revealed, and undo must be barred.
    void obey_replay(const Match<G>& m, const Given<G>& given, Seat s, Rng& rng) {
        std::vector<Answer> said = given.before.since;
        said.push_back(given.answer);
        // Without a revelation no secret word may have come out: other worlds may say other ones.
        const size_t published = given.tell.barrier ? given.tell.published : given.known.published;
        const Disclosure disclosure{published, given.tell.step_done};
        State base = G::sample(given.before.base, s, rng);
        base.rng = given.before.base.rng;
        // What others say in secret may show in public, as the place of a card taken back does: then in every world
        // some words of theirs show the same.
        std::string told_apart;
        for (int attempt = 0; attempt < 500; attempt++) {
            auto world = say_anew<G>(base, said, disclosure, s, rng);
            if (!world && attempt == 0) return;
            if (!world) continue;
            const Replay there = replay(std::move(world->position));
            if (!there.settled) return;  // other dice there
            told_apart = first_apart(given.told, there.told, s);
            const bool looks_alike = views_apart(m, there.prompt, s).empty();
            const bool passing = looks_alike && !told_apart.empty() && shown_apart(given.between, there.between, s);
            if (!looks_alike || passing) {
                report_.shown += passing;
                if (attempt > 0) continue;
                const bool another = world->said_anew > 0 || given.known.revealed;
                obey(another || given.tell.barrier, Law::undo, "a seat learns something, and undo is not barred");
                return;
            }
            if (told_apart.empty()) {
                const auto shown = said.begin() + static_cast<std::ptrdiff_t>(given.tell.published);
                if (!std::equal(said.begin(), shown, there.said.begin()))
                    throw LawBroken{Law::secrets, sees(s) + "the transcript"};
                report_.replays++;
                return;
            }
            if (world->said_anew == 0) break;
        }
        throw LawBroken{Law::secrets, sees(s) + "the events" + told_apart};
    }

  private:
    using State = typename G::State;

    struct Replay {
        bool settled = false;
        std::vector<Answer> said;
        std::vector<Event> told;
        std::vector<State> between;
        Prompt prompt;
    };
    Replay replay(Position<G> position) {
        Replay out;
        out.said = position.since;
        Telling tell;
        tell.events = &out.told;
        try {
            out.prompt = settle(position, tell, &out.between);
            out.settled = true;
        } catch (const RulesBroken&) {
            out.settled = false;
        }
        return out;
    }
    // "" or the first event that the seat, or the table, is told otherwise.
    static std::string first_apart(const std::vector<Event>& here, const std::vector<Event>& there, Seat s) {
        for (Viewer eyes : {Viewer(s), Viewer::table()}) {
            const auto seen = [&](const Event& e) { return e.for_eyes(eyes); };
            const auto [a, b] = std::ranges::mismatch(here, there, {}, seen, seen);
            if (a == here.end() && b == there.end()) continue;
            const auto kind = [](auto at, const auto& all) {
                return at == all.end() ? "none" : std::to_string(at->kind);
            };
            return " (kind " + kind(a, here) + " here, " + kind(b, there) + " there)";
        }
        return "";
    }

    static std::string sees(Seat s) { return std::string("seat ") + letter(s) + " can tell worlds apart by "; }

    // The sampler redeals every hidden row, and makes the same of every world that the seat cannot tell apart.
    void obey_sampler(const State& truth, const State& world, Seat s, Rng rng) {
        Rng twin = rng;
        obey(same_bytes(G::sample(truth, s, rng), G::sample(world, s, twin)), Law::secrets,
             "the sampler reads what it hides");
        for (size_t i = 0; i < rows_.size(); i++) {
            const std::string hidden = rows_[i].hidden(truth, s);
            if (hidden.empty()) continue;
            report_.rows[i].seen++;
            report_.rows[i].changed += hidden != rows_[i].hidden(world, s);
        }
    }

    static bool same_view(const typename G::View& a, const typename G::View& b) {
        if constexpr (std::equality_comparable<typename G::View>)
            return a == b;
        else
            return G::view_json(a) == G::view_json(b);
    }
    // "" or what these eyes, or the table's, see otherwise in the world last settled.
    std::string_view views_apart(const Match<G>& m, const Prompt& prompt, Seat s) {
        if (prompt != m.prompt()) return "the prompt";
        for (Viewer eyes : {Viewer(s), Viewer::table()})
            if (!same_view(G::view(now_, prompt, eyes), m.view(eyes)))
                return eyes.is_table() ? "the table's view" : "the view";
        return "";
    }
    // True when these eyes, or the table's, could see something else on the way: hands that are shown and taken up
    // again.
    static bool shown_apart(const std::vector<State>& here, const std::vector<State>& there, Seat s) {
        return !std::ranges::equal(here, there, [&](const State& a, const State& b) {
            return same_view(G::view(a, {}, s), G::view(b, {}, s)) &&
                   same_view(G::view(a, {}, Viewer::table()), G::view(b, {}, Viewer::table()));
        });
    }
    // The same of what is offered and blocked: to all eyes at an open prompt, else to the seat itself.
    std::string_view offers_apart(const Match<G>& m, const Prompt& prompt, Seat s) {
        const bool open = prompt.secrecy == Secrecy::open;
        const auto may = [&](const Offer& o) {
            auto out = answers(o);
            std::erase_if(out, [&](const Answer& a) { return !open && a.seat != s; });
            return out;
        };
        const auto may_not = [&](const Offer& o) {
            auto out = blocked(o);
            std::erase_if(out, [&](const Offer::Blocked& b) { return !open && b.answer.seat != s; });
            return out;
        };
        if (may(offer_) != may(m.offer())) return "what is offered";
        return may_not(offer_) == may_not(m.offer()) ? "" : "the reasons against a word";
    }
    Prompt settle(Position<G>& position, Telling& tell, std::vector<State>* between = nullptr) {
        Prompt prompt;
        offer_.explain(true);
        position.settle(now_, prompt, offer_, tell, {}, between);
        return prompt;
    }

    std::span<const HiddenRow<G>> rows_;
    LawReport& report_;
    State now_{};  // of the world last settled,
    Offer offer_;  // with what is offered there
};

}  // namespace hexmoot::laws
