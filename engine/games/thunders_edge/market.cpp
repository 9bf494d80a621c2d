// The Consul Segment (section 7): declaration windows, the open floor, and draws.
#include "engine/games/thunders_edge/market.h"

#include "engine/games/thunders_edge/free.h"

namespace hexmoot::te {
namespace {

// TE-CON-6: who has the most points over all cards.
SeatSet strongest(const State& s, SeatSet of) {
    SeatSet best;
    for (Seat p : of) {
        const int lead = best.empty() ? 1 : support_points(hand_of(s, p)) - support_points(hand_of(s, best.front()));
        if (lead > 0) best = {};
        if (lead >= 0) best = best.with(p);
    }
    return best;
}

// TE-MKT-5: qualified seats on AUTO declare, all at the same time.
void window(State& s, Table& table) {
    SeatSet declare;
    for (Seat p : in_segment(s))
        if (!s.market.hold.has(p) && qualifies(hand_of(s, p))) declare = declare.with(p);
    s.phase = Phase::market;
    if (declare.empty()) return;
    const SeatSet best = strongest(s, declare);
    u32 lot = best.size() > 1 ? table.chance(s.rng, static_cast<u32>(best.size())) : 0;
    for (Seat p : best)
        if (lot-- == 0) return make_consul(s, table, p, declare.size() > 1 ? Rule::con_6 : Rule::mkt_5);
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
    m.announced = nobody;
    new_visit(s);
    m.head = clockwise(s, after(s, m.head), drawing).at[0];  // TE-MKT-1
    s.looked = {};
    s.phase = Phase::market_window;
}

// For whom the interval goes on: hands down, and on the open floor not passed (TE-MKT-10).
SeatSet holding_out(const State& s) {
    SeatSet out;
    for (Seat p : in_segment(s))
        if (!s.market.raised.has(p) && (s.rota() || !counts_as_passed(s, p))) out = out.with(p);
    return out;
}

// TE-MKT-11: what ends the interval, or the segment, while no booth is open.
bool interval_ends(State& s, Table& table) {
    const SeatSet in = in_segment(s);
    if (in.empty()) {
        end_market(s);
        return true;
    }
    const int down = in.size() - s.market.raised.size();
    const bool all_but_one = s.has(Option::hands_all_but_one) && in.size() >= 2 && down == 1;
    if (down == 0 || all_but_one) {
        s.phase = Phase::market_draw;
        return true;
    }
    if (!holding_out(s).empty()) return false;
    raise_all(s, table);
    return true;
}

// TE-MKT-13: the idle rule is announced one step ahead. Open floor: a single seat holds out; rota: the last rotation.
void announce_idle_rule(State& s, Table& table) {
    const SeatSet left = holding_out(s);
    const bool near = s.rota() ? s.market.rotation + 1 == s.option(Option::market_max_rotations) : left.size() == 1;
    if (near && s.market.announced == nobody)
        tell(table, Happening::last_call, s.rota() ? nobody : left.front(), Rule::mkt_13);
    s.market.announced = !near ? nobody : s.rota() ? s.market.head : left.front();
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
    announce_idle_rule(s, table);
    if (s.rota()) return rota_step(s, table);
    floor_step(s, table);
}

}  // namespace hexmoot::te
