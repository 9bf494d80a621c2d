// The Consul, and the end of the segment: the black cards (sections 7.5, 7.6).
#include "engine/games/thunders_edge/chapters.h"
#include "engine/games/thunders_edge/market.h"

namespace hexmoot::te {
namespace {

// TE-BLK-1: all hands are shown once.
void show_hands(State& s, Table& table) {
    for (Seat p : bookkeeping_order(s))
        each_card(hand_of(s, p), [&](Senate c) {
            Event e = event_of(Happening::hand_shown, p, Rule::blk_1);
            e.secret = index(c);
            table.emit(e);
        });
    table.reveals();
    s.market.shown = 1;
}

bool black(Senate c) { return c == Senate::scandal || c == Senate::ill_reputation; }

// Planned Information Leak (TE-BLK-2): its holder may cancel Scandal or Ill Reputation of its own hand; both return to
// the deck.
void leak(State& s, Table& table, Seat p) {
    const SenateSet hand = hand_of(s, p);
    if (!has(hand, Senate::leak) || !(has(hand, Senate::scandal) || has(hand, Senate::ill_reputation))) return;
    const Token verb = table.choose(ask(p, Question::consul_end, Rule::blk_2), [](Offer& o) {
        o.add(word(Verb::cancel));
        o.add(word(Verb::keep));
    });
    if (is(verb, Verb::keep)) return tell(table, Happening::leak_kept, p, Rule::blk_2);
    const Senate c = senate_of(table.choose(ask(p, Question::which_card, Rule::blk_2), [&](Offer& o) {
        for (int i = 0; i < senate_cards; i++) {
            const bool target = has(hand, senate(i)) && black(senate(i));
            o.add_if(word(senate(i)), target ? allowed : because(Code::bad_target, Rule::blk_2, word(senate(i))));
        }
    }));
    return_senate(s, p, c);
    return_senate(s, p, Senate::leak);
    Event e = event_of(Happening::leak_used, p, Rule::blk_2);
    e.secret = index(c);
    table.emit(e);
}

// Scandal and Ill Reputation in one hand while somebody is Consul (TE-BLK-4): the holder takes the office, unless it
// has it already.
void assassinate(State& s, Table& table, Seat p) {
    return_senate(s, p, Senate::scandal);
    return_senate(s, p, Senate::ill_reputation);
    if (p == s.consul) return;
    const Seat dead = s.consul;
    s.consul_counters[hexmoot::index(dead)]--;
    s.consul_counters[hexmoot::index(p)]++;
    s.consul = s.last_consul = p;
    tell(table, Happening::assassination, p, Rule::blk_4, {hexmoot::index(dead)});
}

// Ill Reputation (TE-BLK-5): the whole Senate hand returns to the deck. Scandal (TE-BLK-6): no Mission card may be
// played in the coming Mission Segment; the card returns to the deck.
void suffer(State& s, Table& table, Seat p) {
    const SenateSet hand = hand_of(s, p);
    if (has(hand, Senate::ill_reputation)) {
        each_card(hand, [&](Senate c) { return_senate(s, p, c); });
        tell(table, Happening::ill_reputation, p, Rule::blk_5);
    }
    if (has(hand, Senate::scandal)) {
        if (s.holds(p, Senate::scandal)) return_senate(s, p, Senate::scandal);
        s.scandal = s.scandal.with(p);
        tell(table, Happening::scandal, p, Rule::blk_6);
    }
}

}  // namespace

void make_consul(State& s, Table& table, Seat p, Rule why) {
    s.consul = s.last_consul = p;
    s.consul_counters[hexmoot::index(p)]++;
    table.reveals();
    tell(table, Happening::consul, p, why, {support_points(hand_of(s, p))});
    end_market(s);
}

void consul_end(State& s, Table& table) {
    if (!s.market.shown) return show_hands(s, table);
    for (Seat p : all_seats(s)) leak(s, table, p);
    for (Seat p : all_seats(s)) {
        const SenateSet hand = hand_of(s, p);
        const bool both = has(hand, Senate::scandal) && has(hand, Senate::ill_reputation);  // TE-BLK-3
        if (both && s.consul != nobody)
            assassinate(s, table, p);
        else
            suffer(s, table, p);
    }
    s.market = {};
    begin_mission_segment(s);
    shuffle_senate(s);  // AMB-40
}

}  // namespace hexmoot::te
