// The Consul Segment (section 7): declaration windows, the open floor, and draws.
#include "engine/games/thunders_edge/market.h"
#include "engine/games/thunders_edge/free.h"

namespace hexmoot::te {
namespace {

// TE-MKT-5. Qualified seats on AUTO declare; several at once are told apart by all their points, then by chance.
void window(State& s, Table& table) {
    SeatSet declare;
    int most = 0;
    for (Seat p : in_segment(s)) {
        const SenateSet hand = s.senate_hand[hexmoot::index(p)];
        if (s.market.hold.has(p) || !qualifies(hand)) continue;
        const int points = support_points(hand);
        if (points > most) declare = {};
        if (points >= most) declare = declare.with(p);
        most = std::max(most, points);
    }
    s.phase = Phase::market;
    if (declare.empty()) return;
    u32 lucky = declare.size() > 1 ? table.chance(s.rng, static_cast<u32>(declare.size())) : 0;
    for (Seat p : declare)
        if (lucky-- == 0) return make_consul(s, table, p, declare.size() > 1 ? Rule::con_6 : Rule::mkt_5);
}

// TE-DRAW-1, -2.
void draw(State& s, Table& table) {
    const SeatSet drawing = in_segment(s);
    if (s.senate_deck.size < drawing.size()) {
        tell(table, Happening::deck_too_small, nobody, Rule::draw_2);
        return end_market(s);
    }
    Market& m = s.market;
    for (Seat p : clockwise(s, m.head, drawing)) draw_senate(s, table, p, Rule::draw_1);
    for (Seat p : all_seats(s)) clear_wishes(s, p);
    m.raised = m.passed = m.stale = {};
    m.acts = {};
    m.interval++;
    m.next_number = 1;
    m.rotation = m.floor_turns = m.busy = 0;
    m.exchanged = m.standing_set = m.armed = 0;
    m.head = clockwise(s, after(s, m.head), drawing).at[0];  // TE-MKT-1
    s.looked = {};
    s.phase = Phase::market_window;
}

// TE-MKT-11: what ends the interval, or the segment, while no booth is open.
bool interval_ends(State& s, Table& table) {
    const SeatSet in = in_segment(s);
    if (in.empty()) {
        end_market(s);
        return true;
    }
    int up = 0, done = 0;
    for (Seat p : in) {
        up += s.market.raised.has(p);
        done += s.market.raised.has(p) || counts_as_passed(s, p);
    }
    const bool all_but_one = s.has(Option::hands_all_but_one) && in.size() >= 2 && up == in.size() - 1;
    if (up == in.size() || all_but_one) {
        s.phase = Phase::market_draw;
        return true;
    }
    if (s.rota() || done < in.size()) return false;
    raise_all(s, table);
    return true;
}

// TE-MKT-7: everybody may act, in whatever order the moves come.
void floor_step(State& s, Table& table) {
    constexpr FreeMoves free{.deals = true, .alliances = true};
    SeatSet asked = free_seats(s, free);
    for (Seat p : in_segment(s))
        for (Verb v : {Verb::raise, Verb::lower, Verb::booth, Verb::revoke, Verb::uncry, Verb::refuse, Verb::leave})
            if (!asked.has(p) && may_move_market(s, p, v).allowed()) asked = asked.with(p);
    const Answer a = table.any(ask(asked, Question::market_floor, Rule::mkt_7), [&](Seat p, Offer& o) {
        offer_market(s, p, o);
        offer_free(s, free, p, o);
    });
    if (play_free(s, table, free, a)) return;
    table_move(s, table, a.seat, static_cast<Verb>(a.token.a));
}

}  // namespace

void begin_consul_segment(State& s) {
    new_state(s);
    s.market = {};
    s.market.head = s.last_consul != nobody ? after(s, s.last_consul) : s.first_dropper;  // TE-MKT-1
    s.consul = nobody;                                                                    // TE-CON-8
    s.scandal = {};
    s.active = nobody;
    s.phase = Phase::market_window;
}

void consul_segment(State& s, Table& table) {
    if (s.phase == Phase::market_window) return window(s, table);
    if (s.phase == Phase::market_draw) return draw(s, table);
    if (s.market.booth != nobody) return booth_step(s, table);
    if (interval_ends(s, table)) return;
    if (s.rota()) return rota_step(s, table);
    floor_step(s, table);
}

}  // namespace hexmoot::te
