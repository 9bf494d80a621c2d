// The Status Phase (section 5): tension, Mission cards, Transit. A turn begins here.
#include "engine/games/thunders_edge/free.h"

namespace hexmoot::te {
namespace {

// What held for the last turn only: the Consul (TE-CON-8), the effects of its Initiatives, Scandal, card standings.
void end_of_last_turn(State& s) {
    if (s.consul != nobody) s.last_consul = s.consul;
    s.consul = s.statutes = s.strike = nobody;
    s.concord = {};
    s.expansion = s.scandal = s.rests = s.card_pass = {};
}

bool nothing_to_draw(const State& s) { return s.mission_deck.empty() && s.mission_discard == 0; }

// FAC-4 Chancery League: its Mission card costs 3. MIS-38 Survey Satellites: 2 less.
int price(const State& s, Seat p) {
    const int printed = s.faction[hexmoot::index(p)] == Faction::chancery_league ? 3 : mission_price;
    return printed - (s.owns(p, Mission::survey_satellites) ? 2 : 0);
}

Reason may_buy(const State& s, Seat p) {
    if (s.bought_mission) return because(Code::limit, Rule::stat_3, number_word(1));
    if (nothing_to_draw(s)) return because(Code::deck_empty, Rule::stat_5);
    const int cost = price(s, p);
    return s.money(p) < cost ? because(Code::funds, Rule::stat_3, number_word(cost)) : allowed;
}

// The seats in their bookkeeping order take one step each. Who can't buy and has no card to look at has nothing to do,
// and nothing to hide (TE-ELIM-2).
void next_buyer(State& s) {
    s.bought_mission = 0;
    s.active = nobody;
    for (Seat p : clockwise(s, s.first_dropper, s.remaining))
        if (s.active == nobody && (s.mission_count(p) > 0 || may_buy(s, p).allowed())) s.active = p;
    if (s.active == nobody) s.phase = Phase::status_extra;
}

// TE-STAT-1, -2.
void begin_turn(State& s, Table& table) {
    end_of_last_turn(s);
    s.turn++;
    tell(table, Happening::turn_begins, nobody, Rule::stat_1, {s.turn, s.tension});
    raise_tension(s, table, 2, Rule::stat_1);
    if (s.tension >= last_tension) return end_game(s, table);
    for (Seat p : bookkeeping_order(s)) draw_mission(s, table, p, Rule::stat_2);
    s.remaining = all_seats(s);
    begin_phase(s, Phase::status_missions);
    next_buyer(s);
}

// TE-STAT-3.
void buy_missions(State& s, Table& table) {
    const Seat p = s.active;
    const FreeMoves free{.deals = true, .arming = p};
    const Answer a =
        table.any(ask(free_seats(s, free).with(p), Question::status_missions, Rule::stat_3), [&](Seat x, Offer& o) {
            if (x == p) {
                o.add_if(word(Verb::buy_mission), may_buy(s, p));
                o.add(word(Verb::done));
            }
            offer_free(s, free, x, o);
        });
    if (play_free(s, table, free, a)) return;
    if (is(a.token, Verb::done)) {
        s.remaining = s.remaining.without(p);
        return next_buyer(s);
    }
    const int cost = price(s, p);
    pay(s, table, p, cost, Rule::stat_3);
    s.bought_mission = 1;
    tell(table, Happening::mission_bought, p, Rule::stat_3, {cost});
    draw_mission(s, table, p, Rule::stat_3);
}

// OFF-1 Juno Platform (TE-STAT-4): when all have bought, its controller may draw one more.
void draw_extra(State& s, Table& table) {
    const Seat p = off_world_controller(s, OffWorld::juno_platform);
    if (p == nobody || nothing_to_draw(s)) {
        s.phase = Phase::status_transit;
        return;
    }
    const FreeMoves free{.deals = true, .arming = p};
    const Answer a =
        table.any(ask(free_seats(s, free).with(p), Question::status_extra, Rule::stat_4), [&](Seat x, Offer& o) {
            if (x == p) {
                o.add(word(Verb::draw));
                o.add(word(Verb::skip));
            }
            offer_free(s, free, x, o);
        });
    if (play_free(s, table, free, a)) return;
    if (is(a.token, Verb::draw)) draw_mission(s, table, p, Rule::stat_4);
    s.phase = Phase::status_transit;
}

// TE-STAT-6: those that lie face down stay so.
void transit(State& s, Table& table) {
    for (Seat p : bookkeeping_order(s)) {
        const size_t i = hexmoot::index(p);
        const int counters = units(s.transit[i]);
        if (counters == 0) continue;
        add(s.orbit[i], s.transit[i]);
        add(s.orbit_open[i], s.transit_open[i]);
        s.transit[i] = s.transit_open[i] = {};
        tell(table, Happening::transit, p, Rule::stat_6, {counters});
    }
    s.active = nobody;
    begin_consul_segment(s);
}

}  // namespace

void status_phase(State& s, Table& table) {
    switch (s.phase) {
        case Phase::status_tension:
            return begin_turn(s, table);
        case Phase::status_missions:
            return buy_missions(s, table);
        case Phase::status_extra:
            return draw_extra(s, table);
        default:
            return transit(s, table);
    }
}

}  // namespace hexmoot::te
