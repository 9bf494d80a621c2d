// Moves that any seat may make beside the question of a state (section 18a): breaking alliances, deals, the card
// standing, and arming Counter-Intelligence.
#include "engine/games/thunders_edge/free.h"

#include "engine/games/thunders_edge/deals.h"

namespace hexmoot::te {
namespace {

constexpr Rule counter = rule_of(Mission::counter_intelligence);

Reason may_break(const State& s, const FreeMoves& free, Seat p) {
    if (!free.alliances) return because(Code::alliance_phase, Rule::ally_5);
    return allies(s, p).empty() ? because(Code::bad_target, Rule::ally_5) : allowed;
}
Reason may_deal(const State& s, const FreeMoves& free, Seat p) {
    return free.deals ? may_propose(s, p) : because(Code::wrong_state, Rule::deal_4);
}
// Standing and arming change nothing for others; a limit keeps them from holding a state open for ever (TE-GEN-11).
Reason may_fidget(const State& s, Seat p, Rule why) {
    return s.fidgets[p] < fidgets_limit ? allowed : because(Code::limit, why, number_word(fidgets_limit));
}
// On public grounds: who holds the card is asked behind the curtain.
Reason may_visit_to_arm(const State& s, const FreeMoves& free, Seat p) {
    if (free.arming.empty()) return because(Code::wrong_state, counter);
    if (!free.arming.has(p)) return because(Code::not_your_turn, counter, word(free.arming.front()));
    if (s.mission_count(p) == 0) return because(Code::not_in_hand, counter);
    return may_fidget(s, p, counter);
}

// BreakAlliance (TE-ALLY-5): by either party; the card goes to the discards.
void break_alliance(State& s, Table& table, Seat p) {
    const Seat other = seat_of(table.choose(ask(p, Question::which_seat, Rule::ally_5), [&](Offer& o) {
        for (Seat x : all_seats(s))
            if (x != p) o.add_if(word(x), allied(s, p, x) ? allowed : because(Code::bad_target, Rule::ally_5, word(x)));
    }));
    for (int i = 0; i < alliance_cards; i++) {
        Alliance& a = s.alliances[static_cast<size_t>(i)];
        if (!(a == Alliance{p, other}) && !(a == Alliance{other, p})) continue;
        a = {};
        s.mission_discard |= bit(mission(index(first_alliance) + i));
    }
    tell(table, Happening::alliance_broken, p, Rule::ally_5, {hexmoot::index(other)});
}

// SetCardStanding (TE-HOT-8).
void set_card_standing(State& s, Table& table, Seat p) {
    const bool passes = s.card_pass.has(p);
    table.choose(ask(p, Question::choice, Rule::hot_8),
                 [&](Offer& o) { o.add(word(passes ? Verb::ask : Verb::pass)); });
    s.card_pass = passes ? s.card_pass.without(p) : s.card_pass.with(p);
    s.fidgets[p]++;
}

}  // namespace

void new_state(State& s) {
    s.deals_accepted = {};
    s.deals_declined = {};
    s.fidgets = {};
    s.looked = {};
}

Reason may_arm(const State& s, Seat p) {
    return s.holds(p, Mission::counter_intelligence) ? allowed : because(Code::not_in_hand, counter);
}

// Counter-Intelligence: Name one other seat, or all of them; the next Action card that one of them plays has no effect.
// The card stays in the hand; arming it, changing the names and disarming it are secret and free.
void arm_counter(State& s, Table& table, Seat p) {
    const bool armed = s.counter_of == p;
    const Token t = table.choose(ask(p, Question::choice, counter, Secrecy::kept), [&](Offer& o) {
        const Reason held = may_arm(s, p);
        for (Seat x : all_seats(s))
            if (x != p) o.add_if(word(x), held);
        if (s.seats > 2) o.add_if(word(Verb::all), held);
        if (armed) o.add(word(Verb::disarm));
        o.add(word(Verb::none));
    });
    if (is(t, Verb::none)) return;
    s.counter_of = is(t, Verb::disarm) ? nobody : p;
    s.counter_against = {};
    if (is(t, Verb::all)) s.counter_against = all_seats(s).without(p);
    if (kind_of(t) == Kind::seat) s.counter_against = seat_of(t);
}

SeatSet free_seats(const State& s, const FreeMoves& free) {
    SeatSet out;
    for (Seat p : all_seats(s))
        if (may_fidget(s, p, Rule::hot_8).allowed() || may_break(s, free, p).allowed() ||
            may_deal(s, free, p).allowed())
            out = out.with(p);
    return out;
}

void offer_free(const State& s, const FreeMoves& free, Seat asked, Offer& o) {
    o.add_if(word(Verb::deal), may_deal(s, free, asked));
    o.add_if(word(Verb::break_), may_break(s, free, asked));
    o.add_if(word(Verb::standing), may_fidget(s, asked, Rule::hot_8));
    o.add_if(word(Verb::arm), may_visit_to_arm(s, free, asked));
}

bool play_free(State& s, Table& table, const FreeMoves&, Answer a) {
    if (kind_of(a.token) != Kind::verb) return false;
    switch (static_cast<Verb>(a.token.a)) {
        case Verb::deal:
            deal(s, table, a.seat);
            return true;
        case Verb::break_:
            break_alliance(s, table, a.seat);
            return true;
        case Verb::standing:
            set_card_standing(s, table, a.seat);
            return true;
        case Verb::arm:
            s.fidgets[a.seat]++;
            arm_counter(s, table, a.seat);
            return true;
        default:
            return false;
    }
}

}  // namespace hexmoot::te
