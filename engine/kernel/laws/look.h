// Everything that can be seen of a match from outside, to compare. Part of laws.h.
#pragma once
#include <cstring>

#include "engine/kernel/laws/report.h"
#include "engine/kernel/match.h"

namespace hexmoot::laws {

template <class State>
bool same_bytes(const State& a, const State& b) {
    return std::memcmp(&a, &b, sizeof a) == 0;
}
inline std::vector<Answer> answers(const Offer& o) { return {o.answers().begin(), o.answers().end()}; }
inline std::vector<Offer::Blocked> blocked(const Offer& o) { return {o.blocked().begin(), o.blocked().end()}; }

template <Rules G>
struct Look {
    Position<G> position;
    typename G::State now;
    Prompt prompt;
    std::vector<Answer> may;
    std::vector<Offer::Blocked> may_not;
    std::vector<Event> events;
    size_t answers_given;
    bool over;
    bool can_undo;
    bool whole;
    Record record;
    std::string transcript;

    // with_record: and transcript; both take as long as the game is.
    explicit Look(const Match<G>& m, bool with_record = true)
        : position(m.position()),
          now(m.now()),
          prompt(m.prompt()),
          may(answers(m.offer())),
          may_not(blocked(m.offer())),
          events(m.events()),
          answers_given(m.answers()),
          over(m.over()),
          can_undo(m.can_undo()),
          whole(with_record) {
        if (!whole) return;
        record = m.record();
        transcript = m.transcript(Viewer::table());
    }

    // "" or the first part that is not the same. Precondition: both are whole, or neither.
    std::string_view differs(const Look& other) const {
        if (!same_bytes(position.base, other.position.base)) return "the state before the step";
        if (position.since != other.position.since) return "the answers since";
        if (!same_bytes(now, other.now)) return "the state";
        if (prompt != other.prompt || over != other.over) return "the prompt";
        if (may != other.may) return "the offer";
        if (may_not != other.may_not) return "the blocked words";
        if (events != other.events) return "the events";
        if (answers_given != other.answers_given || record != other.record) return "the record";
        if (transcript != other.transcript) return "the transcript";
        return can_undo == other.can_undo ? "" : "the undo barrier";
    }
};

template <Rules G>
void obey_same(const Match<G>& m, const Look<G>& expected, Law law, std::string_view what) {
    const std::string_view apart = Look<G>(m, expected.whole).differs(expected);
    if (!apart.empty()) throw LawBroken{law, std::string(what) + " " + std::string(apart)};
}

template <Rules G>
std::string_view name_of(const Reason& r) {
    return r.code >= first_kernel_code ? std::string_view(kernel_code_name(r.code)) : G::code_name(r.code);
}

// A refusal that says why: with a code, and with the rule that forbids.
template <Rules G>
bool says_why(const Reason& r) {
    return !r.allowed() && !name_of<G>(r).empty() && (r.code == code_over || !G::rule_name(r.rule).empty());
}

template <Rules G>
void must(const Result<void>& done, Law law, std::string_view what) {
    if (done) return;
    const Refusal& no = done.error();
    throw LawBroken{law, std::string(what) + ": " + no.word + " " + std::string(name_of<G>(no.reason))};
}

}  // namespace hexmoot::laws
