// The end by tension (section 14): Off World units come to light, Victory Values are counted.
#include <algorithm>
#include <tuple>

#include "engine/games/thunders_edge/chapters.h"

namespace hexmoot::te {

// TE-SCORE-2: Strength cards, and the printed costs of units once they lie open.
int control_points(const State& s, Seat p, OffWorld place) {
    const int units = s.phase == Phase::over ? cost_of(s.off_world[hexmoot::index(p)][index(place)]) : 0;
    return strength_points(s, p, place) + units;
}

// The seats with the most points share the place's value.
int off_world_share(const State& s, Seat p, OffWorld place) {
    const int own = control_points(s, p, place);
    int equal = 0;
    for (Seat x : all_seats(s)) {
        const int points = control_points(s, x, place);
        if (points > own) return 0;
        equal += points == own;
    }
    return own > 0 && equal > 0 ? offworld_points / equal : 0;
}

namespace {

// TE-SCORE-3.
struct Score {
    int locations = 0, off_world = 0, consul = 0, initiatives = 0;
    int total() const { return locations + off_world + consul + initiatives; }
};
Score score_of(const State& s, Seat p) {
    Score out;
    out.locations = victory_value(s, p);
    for (int i = 0; i < off_worlds; i++) out.off_world += off_world_share(s, p, off_world(i));
    out.consul = consul_points * s.consul_counters[hexmoot::index(p)];
    for (int i = 0; i < mission_cards; i++)
        if (s.owns(p, mission(i)) && card_of(mission(i)).kind == MissionKind::initiative)
            out.initiatives += card_of(mission(i)).points;
    return out;
}

// TE-SCORE-4: the total, then Location values, Consul counters, Credits; who is still equal shares the victory.
auto rank(const State& s, Seat p) {
    return std::tuple(score_of(s, p).total(), victory_value(s, p), s.consul_counters[hexmoot::index(p)], s.money(p));
}
SeatSet best(const State& s) {
    SeatSet out;
    for (Seat p : all_seats(s)) {
        if (!out.empty() && rank(s, p) > rank(s, out.front())) out = {};
        if (out.empty() || rank(s, p) == rank(s, out.front())) out = out.with(p);
    }
    return out;
}

// TE-SCORE-1.
void show_off_world(const State& s, Table& table) {
    table.reveals();
    for (Seat p : bookkeeping_order(s))
        for (size_t place = 0; place < off_worlds; place++)
            for (size_t t = 0; t < unit_types; t++)
                for (int n = s.off_world[hexmoot::index(p)][place][t]; n > 0; n--) {
                    Event e = event_of(Happening::off_world_shown, p, Rule::score_1);
                    e.secret = static_cast<u8>(t);
                    e.facts[0] = static_cast<u8>(place);
                    table.emit(e);
                }
}

}  // namespace

int public_score(const State& s, Seat p) { return score_of(s, p).total(); }

void end_game(State& s, Table& table) {
    s.active = nobody;
    s.phase = Phase::over;
    show_off_world(s, table);
    for (Seat p : bookkeeping_order(s)) {
        const Score x = score_of(s, p);
        tell(table, Happening::scored, p, Rule::score_3,
             {x.locations, x.off_world, x.consul, x.initiatives, x.total(), x.total() >> 8});
    }
    s.winners = best(s);
    for (Seat p : s.winners) tell(table, Happening::won, p, Rule::score_4);
}

}  // namespace hexmoot::te
