// The greedy seat: who speaks, the cards of a hand, and what is left of the questions.
#include "engine/games/thunders_edge/greedy.h"

#include "engine/games/thunders_edge/combat.h"
#include "engine/games/thunders_edge/odds.h"
#include "engine/games/thunders_edge/spend.h"

namespace hexmoot::te {
namespace {

// ---- cards and abilities in their windows ----

// A combat whose end is open and matters: there a die or two may turn it.
bool close_combat(const State& s, Seat me) {
    const int captured = static_cast<int>(odds(matchup(s)).captured / (certain / 100));
    const bool matters = worth(s, me, s.combat.target) >= 6 || units(s, s.combat.target) >= 3;
    return matters && captured > 15 && captured < 85;
}
bool any_fort_of_enemy(const State& s, Seat me) {
    bool any = false;
    each_area(s, [&](Area a) { any |= s.fort[index(a)] && enemy_units(s, me, a); });
    return any;
}
// Before the last tension a play that ends the game is only for a seat that it makes the winner.
bool ends_badly(const State& s, Seat me, Mission m) {
    if (s.tension + card_of(m).tension < last_tension || s.end_pending) return false;
    return public_score(s, me) + card_of(m).points <= public_score(s, leader(s, me));
}
bool can_pay(const Asked& x, Mission m) {
    return x.manner.governs || can_finish(begin_spend(x.s(), x.me, card_of(m).lines, false, false));
}
// An ally that leads is no use; two alliances leave nobody to fight.
bool wants_ally(const State& s, Seat me, Seat other) {
    return !leads(s, other) && allies(s, me).size() + allies(s, other).size() == 0 && s.seats > 2;
}
Seat ally_to_name(const State& s, Seat me) {
    for (Seat p : all_seats(s))
        if (p != me && wants_ally(s, me, p) && !allied(s, me, p) && !s.declined_by[me].has(p)) return p;
    return nobody;
}

// How gladly a card is played now, 0: not at all.
int eager(const Asked& x, Mission m) {
    const State& s = x.s();
    if (card_of(m).kind == MissionKind::initiative)
        return ends_badly(s, x.me, m) || !can_pay(x, m) ? 0 : 10 * card_of(m).points;
    switch (m) {
        case Mission::hoppu_plantations:
        case Mission::orbital_foundry:
        case Mission::lobbying_bureau:
        case Mission::war_bonds:
        case Mission::survey_satellites:
        case Mission::field_hospitals:
            return s.tension < 14 ? 20 : 0;  // half the turns are needed to earn the price
        case Mission::preemptive_barrage:
        case Mission::fanatical_assault:
        case Mission::ambush:
            return close_combat(s, x.me) ? 20 : 0;
        case Mission::dug_in: {
            const int value = defence_value(s, s.combat.target) + s.combat.defence_bonus;
            return s.combat.hits > value ? 20 : 0;
        }
        case Mission::emergency_evacuation:  // from a field that is lost anyway
            return odds(matchup(s)).captured > certain / 5 * 4 ? 10 : 0;
        case Mission::forced_march:
            return 0;
        case Mission::sabotage:
            return any_fort_of_enemy(s, x.me) ? 10 : 0;
        case Mission::orbital_strike:
        case Mission::black_market:
        case Mission::recall_vote:
            return 15;
        case Mission::de_escalation:  // time is for those who are behind
            return s.tension >= 18 && !leads(s, x.me) ? 15 : 0;
        default:
            break;
    }
    if (card_of(m).kind == MissionKind::alliance) return ally_to_name(s, x.me) == nobody ? 0 : 5;
    return 30;  // Strength: five Credits for what is worth ten points
}

// ---- targets ----

Token leading_seat(const Asked& x) {
    return x.best([&](Token t) { return public_score(x.s(), seat_of(t)); });
}
// Own places first, then those of nobody; an Orbital Strike or a Sabotage goes where most enemies stand.
int area_rank(const Asked& x, Area a) {
    const Mission m = x.card_under_way();
    if (m == Mission::orbital_strike || m == Mission::sabotage) return units(x.s(), a) + worth(x.s(), x.me, a);
    return worth(x.s(), x.me, a) + (x.s().owner(a) == x.me ? 100 : 0);
}

Token any_word(const Asked& x) {
    u32 sum = 0;
    for (Token t : x.may) sum += static_cast<u32>(ThundersEdge::weight(t));
    u32 lot = x.rng.below(sum);
    for (Token t : x.may) {
        const u32 w = static_cast<u32>(ThundersEdge::weight(t));
        if (lot < w) return t;
        lot -= w;
    }
    return x.may.back();
}

std::optional<Token> card_word(const Asked& x) {
    switch (x.question()) {
        case Question::which_card:
            if (x.rule() != Rule::card_7) return {};
            if (x.asks(Kind::ability) || x.asks(Kind::faction)) {
                const auto a = wise_ability(x);
                return a && x.can(*a) ? *a : x.may.front();
            }
            if (const Mission m = wise_card(x); x.can(word(m))) return word(m);
            return x.can(Verb::none) ? std::optional(word(Verb::none)) : std::nullopt;
        case Question::alliance_reply:
            return word(wants_ally(x.s(), x.me, x.s().active) ? Verb::accept : Verb::decline);
        case Question::recall_reply:  // six points cost six Credits: dear, but units cost more
            return word(x.can(Verb::pay) && x.money() >= 8 ? Verb::pay : Verb::lose);
        case Question::choice:
            return choose_target(x);
        default:
            return {};
    }
}

// Questions of the table that everybody may answer: there the seat may keep silent.
bool may_be_silent(const Asked& x) { return x.view.prompt.seats.size() > 1 || x.can(Verb::standing); }

}  // namespace

Window window_now(const State& s) {
    switch (s.phase) {
        case Phase::action_move:
            return Window::move;
        case Phase::combat_1:
            return Window::combat_1;
        case Phase::combat_2:
            return Window::combat_2;
        case Phase::combat_5:
            return Window::combat_5;
        case Phase::resources:
            return Window::resources;
        case Phase::purchase:
            return Window::purchase;
        case Phase::drop_place:
            return Window::drop;
        default:
            return Window::missions;
    }
}

Mission wise_card(const Asked& x) {
    const Window w = window_now(x.s());
    Mission best = Mission::none;
    int most = 0;
    for (MissionSet left = x.s().mission_hand[hexmoot::index(x.me)]; left != 0; left &= left - 1) {
        const Mission m = mission(std::countr_zero(left));
        if (!may_play(x.s(), x.me, m, w).allowed()) continue;
        if (const int e = eager(x, m); e > most) {
            most = e;
            best = m;
        }
    }
    return best;
}

std::optional<Token> wise_ability(const Asked& x) {
    const State& s = x.s();
    const Window w = window_now(s);
    if (may_use(s, x.me, Faction::aegis_command, w).allowed()) return word(Faction::aegis_command);
    for (int i = 0; i < location_cards; i++) {
        const Location l = location_card(i);
        if (!may_use(s, x.me, l, w).allowed()) continue;
        if (l == Location::bakers_crevice) continue;  // once a game, for one step: never worth the thought
        if ((w == Window::combat_1 || w == Window::combat_2) && !close_combat(s, x.me)) continue;
        if (l == Location::gorran_flats && x.view.in_orbit[x.me] < 3) continue;
        return word(l);
    }
    return {};
}

std::optional<Token> choose_target(const Asked& x) {
    if (x.asks(Kind::seat)) {
        const Seat ally = ally_to_name(x.s(), x.me);
        const Mission m = x.card_under_way();
        if (m != Mission::none && card_of(m).kind == MissionKind::alliance && x.can(word(ally))) return word(ally);
        return leading_seat(x);
    }
    if (x.asks(Kind::number)) return x.best([](Token t) { return kind_of(t) == Kind::number ? t.value() : -1; });
    if (x.asks(Kind::off_world)) {
        const Mission m = x.card_under_way();
        const Token place = word(place_to_strengthen(x, m == Mission::none ? 0 : card_of(m).points));
        return x.can(place) ? place : x.may.front();
    }
    if (x.asks(Kind::field) || x.asks(Kind::location))
        return x.best([&](Token t) { return kind_of(t) == Kind::verb ? -1 : area_rank(x, area_of(x.s(), t)); });
    return {};
}

std::optional<Token> greedy_word(const Asked& x) {
    for (const auto part : {greedy_market, greedy_missions, greedy_war, greedy_purse, card_word})
        if (const auto t = part(x); t && x.can(*t)) return t;
    if (may_be_silent(x)) return {};
    return x.may.size() == 1 ? x.may.front() : any_word(x);
}

std::optional<Answer> greedy_answer(const State& now, const Prompt& prompt, std::span<const Answer> offered,
                                    std::span<const Answer> line, SeatSet of, Rng& rng, Manner manner) {
    std::vector<Token> may, said;
    for (Seat p : clockwise(now, seat(static_cast<int>(rng.below(now.seats))), all_seats(now))) {
        if (!of.has(p) || !prompt.asks(p)) continue;
        may.clear();
        said.clear();
        for (const Answer& a : offered)
            if (a.seat == p) may.push_back(a.token);
        for (const Answer& a : line)
            if (a.seat == p) said.push_back(a.token);
        if (may.empty()) continue;
        const View view = ThundersEdge::view(now, prompt, p);
        if (const auto t = greedy_word({view, p, may, said, rng, manner})) return Answer{*t, p};
    }
    return {};
}

}  // namespace hexmoot::te
