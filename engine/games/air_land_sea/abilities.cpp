// The instant abilities, one function a card; the text above each is the card's, in our words
// (assets/games/air_land_sea/cards.json).
#include "engine/games/air_land_sea/state.h"

namespace hexmoot::als {
namespace {

void tell(const State& s, Table& table, Happening what, Rule rule) {
    table.emit({.kind = static_cast<u8>(what), .seat = s.active_owner, .secret = index(s.active), .cause = cite(rule)});
}
void finish(State& s) {
    s.active = Card::none;
    s.active_owner = {};
    s.active_stage = 0;
}
void no_effect(State& s, Table& table) {
    tell(s, table, Happening::no_effect, Rule::abil_7);
    finish(s);
}

// Reasons against flipping the top card of a stack, in the order of section 13. `own`: only the seat's own cards.
// `near`: only theatres next to that one.
struct Targets {
    Seat chooser;
    bool own = false;
    bool everywhere = true;
    Theatre near{};
};
Reason may_flip(const State& s, const Targets& want, Theatre t, Seat side) {
    if (s.stack(side, t).empty()) return because(Code::no_such_target, Rule::def_7, word(t));
    if (want.own && side != want.chooser) return because(Code::target_not_yours, Rule::card_l5, word(t, side));
    if (!want.everywhere && !adjacent(s, want.near, t)) return because(Code::target_not_adjacent, Rule::def_5, word(t));
    return allowed;
}
bool any_target(const State& s, const Targets& want) {
    for (Seat side : both_seats)
        for (Theatre t : all_theatres)
            if (may_flip(s, want, t, side).allowed()) return true;
    return false;
}
void ask_flip(State& s, Table& table, const Targets& want, Rule rule) {
    table.choose(ask(want.chooser, Question::flip, rule), [](Offer& o) { o.add(word(Verb::flip)); });
    const Token spot = table.choose(ask(want.chooser, Question::flip, rule), [&](Offer& o) {
        for (Theatre t : s.order)
            for (Seat side : both_seats) o.add_if(word(t, side), may_flip(s, want, t, side));
    });
    flip(s, table, want.chooser, theatre_of(spot), side_of(spot));
}

// Air Drop: Your next card may go face-up to any theatre.
void air_drop(State& s, Table& table) {
    const bool waits = s.has(Option::legacy_air_drop);
    SeatSet& permission = waits ? s.air_drop_armed : s.air_drop;
    permission = permission.with(s.active_owner);
    table.emit({.kind = static_cast<u8>(Happening::air_drop_on),
                .seat = s.active_owner,
                .facts = {static_cast<u8>(waits)},
                .cause = cite(Rule::card_a2)});
    finish(s);
}

// Maneuver: Flip an open card in a theatre next to this one.
void maneuver(State& s, Table& table, Rule rule) {
    const Targets want{s.active_owner, false, false, find(s, s.active).theatre};
    if (!any_target(s, want)) return no_effect(s, table);
    ask_flip(s, table, want, rule);
    finish(s);
}

// Ambush: Flip any open card.
void ambush(State& s, Table& table) {
    const Targets want{s.active_owner};
    if (!any_target(s, want)) return no_effect(s, table);
    ask_flip(s, table, want, Rule::card_l2);
    finish(s);
}

// Disrupt: You flip one of your open cards, then your opponent one of theirs. (legacyDisrupt: the opponent first.)
void disrupt(State& s, Table& table) {
    const bool owner_now = (s.active_stage == 0) != s.has(Option::legacy_disrupt);
    const Targets want{owner_now ? s.active_owner : other(s.active_owner), true};
    if (any_target(s, want)) ask_flip(s, table, want, Rule::card_l5);
    if (s.active_stage == 1) return finish(s);
    s.active_stage = 1;
}

// Reinforce: Play the top card of the deck face-down to a theatre next to this one. (legacyReinforce: you may.)
void reinforce(State& s, Table& table) {
    if (s.deck.empty()) return no_effect(s, table);
    const Seat owner = s.active_owner;
    const Card drawn = s.deck.at[0];
    table.emit({.kind = static_cast<u8>(Happening::reinforce_look),
                .seat = owner,
                .seen_by = owner,
                .secret = index(drawn),
                .cause = cite(Rule::card_l1)});
    table.reveals();
    const Token verb = table.choose(ask(owner, Question::reinforce, Rule::card_l1, Secrecy::closed), [&](Offer& o) {
        o.add(word(Verb::place));
        o.add_if(word(Verb::pass),
                 s.has(Option::legacy_reinforce) ? allowed : because(Code::cannot_decline, Rule::abil_6));
    });
    if (verb == word(Verb::pass)) {
        table.emit({.kind = static_cast<u8>(Happening::reinforce_pass), .seat = owner, .cause = cite(Rule::var_5)});
        return finish(s);
    }
    const Theatre from = find(s, s.active).theatre;
    const Theatre to =
        theatre_of(table.choose(ask(owner, Question::reinforce, Rule::card_l1, Secrecy::closed), [&](Offer& o) {
            for (Theatre t : s.order)
                o.add_if(word(t),
                         adjacent(s, from, t) ? allowed : because(Code::target_not_adjacent, Rule::def_5, word(t)));
        }));
    play_card(s, table, owner, drawn, to, false, &s.deck);
    finish(s);
}

// What hides in a hand, in the deck or face down before the opponent is refused alike: a refusal must not tell where a
// card is.
Reason may_pick_own(const State& s, Seat owner, Card c) {
    const Place at = find(s, c);
    if (at.found() && at.seat == owner) return allowed;
    if (at.found() && face_up(s, c)) return because(Code::target_not_yours, Rule::def_8, word(c));
    return because(Code::no_such_target, Rule::def_3, word(c));
}

// Transport: You may move one of your cards to another theatre.
void transport(State& s, Table& table) {
    const Seat owner = s.active_owner;
    const Token verb = table.choose(ask(owner, Question::transport, Rule::card_s1), [](Offer& o) {
        o.add(word(Verb::move));
        o.add(word(Verb::pass));
    });
    if (verb == word(Verb::pass)) {
        tell(s, table, Happening::transport_pass, Rule::card_s1);
        return finish(s);
    }
    const Card c = card_of(table.choose(ask(owner, Question::transport, Rule::card_s1, Secrecy::kept), [&](Offer& o) {
        for (int i = 0; i < cards; i++) {
            Reason why = may_pick_own(s, owner, card(i));
            const Place at = find(s, card(i));
            if (why.allowed() && s.has(Option::transport_uncovered_only) &&
                at.at != s.stack(owner, at.theatre).size - 1)
                why = because(Code::target_covered, Rule::var_3, word(card(i)));
            o.add_if(word(card(i)), why);
        }
    }));
    const Place from = find(s, c);
    const Theatre to =
        theatre_of(table.choose(ask(owner, Question::transport_to, Rule::card_s1, Secrecy::closed), [&](Offer& o) {
            for (Theatre t : s.order)
                o.add_if(word(t), t != from.theatre ? allowed : because(Code::same_theater, Rule::rul_22, word(t)));
        }));
    const Lying moved = s.stack(owner, from.theatre).at[static_cast<size_t>(from.at)];
    if (moved.up) table.publish();
    table.emit({.kind = static_cast<u8>(moved.up ? Happening::move_up : Happening::move_down),
                .seat = owner,
                .seen_by = moved.up ? everybody : SeatSet(owner),
                .secret = index(c),
                .facts = {index(from.theatre), index(to), static_cast<u8>(from.at)},
                .cause = cite(Rule::card_s1)});
    s.stack(owner, from.theatre).remove(from.at);
    s.stack(owner, to).push(moved);
    finish(s);
}

bool has_facedown(const State& s, Seat owner) {
    for (Theatre t : all_theatres)
        for (const Lying& l : s.stack(owner, t))
            if (!l.up) return true;
    return false;
}

// Redeploy: You may take back one of your face-down cards; if you do, play a card.
void redeploy_return(State& s, Table& table) {
    const Seat owner = s.active_owner;
    if (!has_facedown(s, owner)) return no_effect(s, table);
    const bool legacy = s.has(Option::legacy_redeploy);
    const Token verb = table.choose(ask(owner, Question::redeploy_return, Rule::card_s4), [&](Offer& o) {
        o.add(word(Verb::take_back));
        o.add_if(word(Verb::pass), legacy ? because(Code::cannot_decline, Rule::var_5) : allowed);
    });
    if (verb == word(Verb::pass)) {
        tell(s, table, Happening::redeploy_pass, Rule::card_s4);
        return finish(s);
    }
    const Card c =
        card_of(table.choose(ask(owner, Question::redeploy_return, Rule::card_s4, Secrecy::kept), [&](Offer& o) {
            for (int i = 0; i < cards; i++) {
                Reason why = may_pick_own(s, owner, card(i));
                if (why.allowed() && face_up(s, card(i), owner))
                    why = because(Code::target_not_facedown, Rule::card_s4, word(card(i)));
                o.add_if(word(card(i)), why);
            }
        }));
    const Place from = find(s, c);
    table.emit({.kind = static_cast<u8>(Happening::redeploy_return),
                .seat = owner,
                .seen_by = owner,
                .secret = index(c),
                .facts = {index(from.theatre), static_cast<u8>(from.at)},
                .cause = cite(Rule::card_s4)});
    s.stack(owner, from.theatre).remove(from.at);
    s.hand_of(owner) |= 1u << index(c);
    if (!legacy) {
        s.active_stage = 1;
        return;
    }
    s.extra_turns[hexmoot::index(owner)]++;
    tell(s, table, Happening::extra_turn, Rule::var_5);
    finish(s);
}

void redeploy_play(State& s, Table& table) {
    table.choose(ask(s.active_owner, Question::redeploy_play, Rule::card_s4),
                 [&](Offer& o) { o.add(word(Verb::play)); });
    ask_play(s, table, s.active_owner, Question::redeploy_play);
    finish(s);
}

// ALS-ABIL-5: the first in the queue begins if its card lies face up; owner and place are read now.
void begin_next(State& s, Table& table) {
    const Card c = s.queue.remove(0);
    const Place at = find(s, c);
    if (!at.found() || !face_up(s, c)) return;
    s.active = c;
    s.active_owner = at.seat;
    s.active_stage = 0;
    table.emit({.kind = static_cast<u8>(Happening::ability),
                .seat = at.seat,
                .secret = index(c),
                .facts = {index(at.theatre)},
                .cause = cite(Rule::abil_2)});
}

}  // namespace

void resolve(State& s, Table& table) {
    HX_RULE(s.steps < steps_per_action);
    s.steps++;
    switch (s.active) {
        case Card::none:
            return s.queue.empty() ? end_action(s, table) : begin_next(s, table);
        case Card::air_drop:
            return air_drop(s, table);
        case Card::air_maneuver:
            return maneuver(s, table, Rule::card_a3);
        case Card::land_maneuver:
            return maneuver(s, table, Rule::card_l3);
        case Card::sea_maneuver:
            return maneuver(s, table, Rule::card_s3);
        case Card::ambush:
            return ambush(s, table);
        case Card::disrupt:
            return disrupt(s, table);
        case Card::reinforce:
            return reinforce(s, table);
        case Card::transport:
            return transport(s, table);
        case Card::redeploy:
            return s.active_stage == 0 ? redeploy_return(s, table) : redeploy_play(s, table);
        default:
            HX_RULE(false);
    }
}

}  // namespace hexmoot::als
