// The Mission Segment (TE-MIS): rounds of opportunities in Priority order until nobody plays any more.
#include <algorithm>

#include "engine/games/thunders_edge/choosing.h"
#include "engine/games/thunders_edge/free.h"

namespace hexmoot::te {
namespace {

// TE-MIS-2, TE-MIS-6, TE-ELIM-2: who gets an opportunity.
bool takes_part(const State& s, Seat p) { return !s.scandal.has(p) && !s.rests.has(p) && s.mission_count(p) > 0; }
Seat next_in_round(const State& s) {
    for (Seat p : s.order)
        if (s.remaining.has(p) && takes_part(s, p)) return p;
    return nobody;
}
void begin_round(State& s) {
    s.remaining = all_seats(s);
    s.played_in_round = 0;
    s.active = nobody;
}
// TE-MIS-5.
void end_mission_segment(State& s, Table& table) {
    s.active = nobody;
    s.remaining = {};
    if (s.end_pending) return end_game(s, table);
    begin_phase(s, Phase::discard);
}

Reason may_open_hand(const State& s, Seat p) {
    if (s.scandal.has(p)) return because(Code::scandal, Rule::mis_2, word(p));
    if (p != s.active) return because(Code::not_your_turn, Rule::mis_1, word(s.active));
    if (s.looked.has(p)) return because(Code::limit, Rule::card_5);  // in vain, and nothing has changed since
    return allowed;
}
Reason may_pass(const State& s, Seat p) {
    return p == s.active ? allowed : because(Code::not_your_turn, Rule::mis_1, word(s.active));
}

void pass(State& s, Table& table, Seat p, bool rest) {
    if (rest) s.rests = s.rests.with(p);
    tell(table, Happening::mission_passed, p, rest ? Rule::mis_6 : Rule::mis_1, {rest});
}

// TE-MIS-1: one card or a pass. The opportunity is over unless the seat has only looked at its cards.
void opportunity(State& s, Table& table, Seat p) {
    const FreeMoves free{.deals = true, .alliances = true, .arming = p};
    const SeatSet seats = free_seats(s, free).with(p);
    const Answer a = table.any(ask(seats, Question::mission_turn, Rule::mis_1), [&](Seat asked, Offer& o) {
        o.add_if(word(Verb::play), may_open_hand(s, asked));
        o.add_if(word(Verb::pass), may_pass(s, asked));
        o.add_if(word(Verb::rest), may_pass(s, asked));
        offer_free(s, free, asked, o);
    });
    if (play_free(s, table, free, a)) {
        s.looked = {};
        return;
    }
    if (is(a.token, Verb::play)) {
        if (!play_card(s, table, p, Window::missions)) {
            s.looked = s.looked.with(p);
            return;
        }
        s.played_in_round = 1;
        if (s.phase == Phase::over) return;
    } else {
        pass(s, table, p, is(a.token, Verb::rest));
    }
    s.remaining = s.remaining.without(p);
    s.looked = {};
    s.active = nobody;
}

}  // namespace

void begin_mission_segment(State& s) {
    begin_phase(s, Phase::mission_turn);
    s.order = priority(s, false);  // TE-PRI-4
    s.rests = {};
    s.declined_by = {};
    begin_round(s);
}

void mission_segment(State& s, Table& table) {
    // A deal may have taken its last card from the seat that was asked.
    if (s.active == nobody || !takes_part(s, s.active)) s.active = next_in_round(s);
    if (s.active != nobody) return opportunity(s, table, s.active);
    if (!s.played_in_round) return end_mission_segment(s, table);
    begin_round(s);
}

}  // namespace hexmoot::te
