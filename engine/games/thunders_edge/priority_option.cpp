// Priority and the option to go or to pass (TE-PRI-4, -5), as the Action Phase and the Drop Phase share it.
#include <algorithm>

#include "engine/games/thunders_edge/free.h"

namespace hexmoot::te {
namespace {

// R in Priority order.
List<Seat, most_seats> still_to_act(const State& s) {
    List<Seat, most_seats> out;
    for (Seat p : s.order)
        if (s.remaining.has(p)) out.push(p);
    return out;
}

}  // namespace

void begin_phase(State& s, Phase phase) {
    s.phase = phase;
    new_state(s);
}

void begin_options(State& s) {
    s.order = priority(s, true);
    s.remaining = all_seats(s);
    s.passed = {};
    s.active = nobody;
}

Seat option_holder(const State& s) {
    for (Seat p : still_to_act(s))
        if (!s.passed.has(p)) return p;
    return nobody;
}

void offer_option(const State& s, Offer& o) {
    const auto r = still_to_act(s);
    const bool last = option_holder(s) == r.at[r.size - 1u];
    o.add(word(Verb::go));
    o.add_if(word(Verb::pass), last ? because(Code::pass_forced, Rule::pri_5) : allowed);
}

Seat ask_option(State& s, Table& table, Question q) {
    constexpr FreeMoves free{.deals = true};
    const Seat holder = option_holder(s);
    HX_RULE(holder != nobody);
    const Answer a = table.any(ask(free_seats(s, free).with(holder), q, Rule::pri_5), [&](Seat p, Offer& o) {
        if (p == holder) offer_option(s, o);
        offer_free(s, free, p, o);
    });
    if (play_free(s, table, free, a)) return nobody;
    if (is(a.token, Verb::pass)) {
        s.passed = s.passed.with(holder);
        table.emit(event_of(Happening::option_passed, holder, Rule::pri_5));
        return nobody;
    }
    s.remaining = s.remaining.without(holder);
    s.passed = {};  // earlier passes are forgotten
    s.active = holder;
    table.emit(event_of(Happening::segment_begins, holder, Rule::pri_5));
    return holder;
}

}  // namespace hexmoot::te
