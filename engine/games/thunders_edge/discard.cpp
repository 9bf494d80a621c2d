// The Discard Segment (section 10): a sealed round. Between two decisions seats may deal and break alliances, so what a
// seat has chosen lies in the State until all have sealed.
#include "engine/games/thunders_edge/free.h"
#include "engine/games/thunders_edge/senate.h"

namespace hexmoot::te {
namespace {

// Without Senate cards a seat has no choice and is sealed by the engine (TE-HOT-6).
SeatSet deciding(const State& s) {
    SeatSet out;
    for (Seat p : all_seats(s))
        if (s.hand_size(p) > 0) out = out.with(p);
    return out;
}
bool all_sealed(const State& s) {
    for (Seat p : deciding(s))
        if (!s.sealed.has(p)) return false;
    return true;
}

// TE-DISC-1.
Reason may_keep(int cards) {
    return cards > senate_hand_limit ? because(Code::hand_limit, Rule::disc_1, number_word(senate_hand_limit))
                                     : allowed;
}

void seal(State& s, Table& table, Seat p, SenateSet cards) {
    s.discards[hexmoot::index(p)] = cards;
    s.sealed = s.sealed.with(p);
    tell(table, Happening::sealed, p, Rule::disc_3);
}

// "discard SEN-01 SEN-07 done": in ascending order, so that a choice is said in one way.
SenateSet ask_discards(const State& s, Table& table, Seat p) {
    SenateSet chosen = 0;
    for (;;) {
        const SenateSet hand = s.senate_hand[hexmoot::index(p)] & ~chosen;
        const Token t =
            table.choose(ask(p, Question::which_card, Rule::disc_1, Secrecy::kept, Shape::bag), [&](Offer& o) {
                for (int i = 0; i < senate_cards; i++) {
                    if (has(chosen, senate(i))) continue;
                    o.add_if(word(senate(i)), has(hand, senate(i))
                                                  ? allowed
                                                  : because(Code::not_in_hand, Rule::disc_1, word(senate(i))));
                }
                o.add_if(word(Verb::done), may_keep(count(hand)));
            });
        if (is(t, Verb::done)) return chosen;
        chosen |= bit(senate_of(t));
    }
}

// MIS-36 Lobbying Bureau: at the end of every Discard Segment, when the deck is shuffled, draw up to three.
void lobby(State& s, Table& table, Seat p) {
    if (!s.owns(p, Mission::lobbying_bureau)) return;
    while (s.hand_size(p) < senate_hand_limit && draw_senate(s, table, p, rule_of(Mission::lobbying_bureau))) {
    }
}

// TE-DISC-2: face down into the deck.
void carry_out(State& s, Table& table) {
    for (Seat p : bookkeeping_order(s)) {
        SenateSet& cards = s.discards[hexmoot::index(p)];
        if (cards == 0) continue;
        tell(table, Happening::discarded, p, Rule::disc_2, {count(cards)});
        each_card(cards, [&](Senate c) { return_senate(s, p, c); });
        cards = 0;
    }
    s.sealed = {};
    shuffle_senate(s);
    for (Seat p : bookkeeping_order(s)) lobby(s, table, p);
    begin_phase(s, Phase::action_begin);
}

void offer_decisions(const State& s, Seat p, Offer& o) {
    if (s.sealed.has(p)) {
        o.add(word(Verb::reopen));
        return;
    }
    o.add(word(Verb::discard));
    o.add_if(word(Verb::keep), may_keep(s.hand_size(p)));
}

}  // namespace

void discard_segment(State& s, Table& table) {
    const FreeMoves free{.deals = true, .alliances = true, .arming = all_seats(s)};
    if (all_sealed(s)) return carry_out(s, table);
    const SeatSet seats = deciding(s);
    const Answer a =
        table.any(ask(seats | free_seats(s, free), Question::discard, Rule::disc_1), [&](Seat p, Offer& o) {
            if (seats.has(p)) offer_decisions(s, p, o);
            offer_free(s, free, p, o);
        });
    if (play_free(s, table, free, a)) return;
    if (is(a.token, Verb::reopen)) {
        s.sealed = s.sealed.without(a.seat);
        s.discards[hexmoot::index(a.seat)] = 0;
        tell(table, Happening::reopened, a.seat, Rule::hot_6);
        return;
    }
    seal(s, table, a.seat, is(a.token, Verb::discard) ? ask_discards(s, table, a.seat) : 0);
}

}  // namespace hexmoot::te
