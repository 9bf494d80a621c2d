// Mission cards in general (TE-CARD): whether a card may be played now, and how one is played.
#include "engine/games/thunders_edge/choosing.h"

namespace hexmoot::te {

// ---- where cards and counters go ----
void show_card(State& s, Table& table, Seat p, Mission m) {
    HX_RULE(s.holds(p, m));
    s.mission_hand[hexmoot::index(p)] &= ~bit(m);
    table.publish();
    table.reveals();
    Event e = event_of(Happening::mission_played, p, rule_of(m));
    e.secret = index(m);
    table.emit(e);
}
void discard_mission(State& s, Mission m) { s.mission_discard |= bit(m); }

void muster(State& s, Table& table, Seat p, Piece unit, Rule why) {
    if (pool(s, p, unit) <= 0) return;
    s.orbit[hexmoot::index(p)][index(unit)]++;
    s.orbit_open[hexmoot::index(p)][index(unit)]++;
    Event e = event_of(Happening::mustered, p, why);
    e.secret = index(unit);
    e.facts[0] = 1;
    table.emit(e);
}
void place_conventional(State& s, Table& table, Seat p, Area a, Rule why) {
    if (pool(s, p, Piece::conventional) <= 0) return;
    Event e = event_of(s, Happening::unit_placed, p, a, why);
    e.secret = index(Piece::conventional);
    table.emit(e);
    enter(s, table, p, Piece::conventional, a);
}

void tell_off_world_control(const State& s, Table& table, OffWorld place, Seat before) {
    const Seat now = off_world_controller(s, place);
    if (now != before) tell(table, Happening::off_world_control, now, Rule::offw_2, {index(place)});
}

// ---- Off World Strength (TE-OFFW-1) and Investments (TE-INV-1) ----
namespace {

Reason may_stand_on(Mission m, OffWorld place) {
    const OffWorld only = card_of(m).only;
    return only == OffWorld::none || only == place ? allowed : because(Code::bad_target, Rule::offw_1, word(place));
}
void play_strength(State& s, Table& table, Seat p, Mission m) {
    const OffWorld place = off_world_of(secretly(table, p, Rule::mis_2)([&](Offer& o) {
        for (int i = 0; i < off_worlds; i++) o.add_if(word(off_world(i)), may_stand_on(m, off_world(i)));
    }));
    const Seat before = off_world_controller(s, place);
    show_card(s, table, p, m);
    pay(s, table, p, card_of(m).cost, rule_of(m));
    s.strength_at[index(m) - index(first_strength)] = place;
    s.strength_of[index(m) - index(first_strength)] = p;
    tell_off_world_control(s, table, place, before);
}

void play_investment(State& s, Table& table, Seat p, Mission m) {
    show_card(s, table, p, m);
    pay(s, table, p, card_of(m).cost, rule_of(m));
    s.played[hexmoot::index(p)] |= bit(m);
}

// ---- Alliances (TE-ALLY-1, MIS-21) ----
Reason may_ally(const State& s, Seat p, Seat other) {
    const bool fit = other != p && !allied(s, p, other) && !s.declined_by[p].has(other);
    return fit ? allowed : because(Code::bad_target, Rule::ally_1, word(other));
}
Reason may_offer_alliance(const State& s, Seat p) {
    for (Seat other : all_seats(s))
        if (may_ally(s, p, other).allowed()) return allowed;
    return because(Code::bad_target, Rule::ally_1, word(p));
}

// Name another seat; it accepts or declines at once. Declined, the card returns to the hand.
void play_alliance(State& s, Table& table, Seat p, Mission m) {
    const Seat other = seat_of(secretly(table, p, Rule::mis_2)([&](Offer& o) {
        for (Seat x : all_seats(s)) o.add_if(word(x), may_ally(s, p, x));
    }));
    show_card(s, table, p, m);
    tell(table, Happening::alliance_offered, p, Rule::ally_1, {hexmoot::index(other)});
    if (table.may(ask(other, Question::alliance_reply, Rule::ally_1), word(Verb::accept), word(Verb::decline)))
        return begin_allied(s, table, p, other, m);
    s.mission_hand[hexmoot::index(p)] |= bit(m);
    s.declined_by[p] = s.declined_by[p].with(other);
    tell(table, Happening::alliance_declined, other, rule_of(m), {hexmoot::index(p)});
}

Reason can_pay(const State& s, Seat p, Mission m, Rule why) {
    const int cost = card_of(m).cost;
    return s.money(p) >= cost ? allowed : because(Code::funds, why, number_word(cost));
}

Reason may_play_mission(const State& s, Seat p, Mission m) {
    switch (card_of(m).kind) {
        case MissionKind::initiative:
            return may_begin(s, p, m);
        case MissionKind::alliance:
            return may_offer_alliance(s, p);
        case MissionKind::strength:
            return can_pay(s, p, m, Rule::offw_1);
        case MissionKind::investment:
            return can_pay(s, p, m, Rule::inv_1);
        case MissionKind::action:
            break;
    }
    HX_RULE(false);
}

}  // namespace

// ---- playing (TE-CARD-7) ----
Reason may_play(const State& s, Seat p, Mission m, Window w) {
    const bool action = card_of(m).kind == MissionKind::action;
    if (!action && w != Window::missions) return because(Code::wrong_state, Rule::card_3, word(m));
    if (w == Window::missions && s.scandal.has(p)) return because(Code::scandal, Rule::mis_2, word(m));
    if (action) return may_act(s, p, m, w);
    if (!s.holds(p, m)) return because(Code::not_in_hand, Rule::card_7, word(m));
    return may_play_mission(s, p, m);
}

bool play_card(State& s, Table& table, Seat p, Window w) {
    const Ask which = ask(p, Question::which_card, Rule::card_7, Secrecy::kept);
    const Token t = table.choose(which, [&](Offer& o) {
        for (int i = 0; i < mission_cards; i++)
            if (o.explains() || s.holds(p, mission(i))) o.add_if(word(mission(i)), may_play(s, p, mission(i), w));
        o.add(word(Verb::none));
    });
    if (is(t, Verb::none)) return false;
    const Mission m = mission_of(t);
    switch (card_of(m).kind) {
        case MissionKind::initiative:
            play_initiative(s, table, p, m);
            break;
        case MissionKind::alliance:
            play_alliance(s, table, p, m);
            break;
        case MissionKind::strength:
            play_strength(s, table, p, m);
            break;
        case MissionKind::investment:
            play_investment(s, table, p, m);
            break;
        case MissionKind::action:
            play_action(s, table, p, m, w);
            break;
    }
    return true;
}

}  // namespace hexmoot::te
