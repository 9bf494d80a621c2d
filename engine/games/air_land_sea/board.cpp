// Reading the board, and the two mutators that everything else goes through: playing and flipping.
#include "engine/games/air_land_sea/state.h"

namespace hexmoot::als {

int position_of(const State& s, Theatre t) { return s.order[0] == t ? 0 : s.order[1] == t ? 1 : 2; }

bool adjacent(const State& s, Theatre a, Theatre b) {
    const int d = position_of(s, a) - position_of(s, b);
    return d == 1 || d == -1;
}

Place find(const State& s, Card c) {
    for (Seat side : both_seats)
        for (Theatre t : all_theatres) {
            const Stack& stack = s.stack(side, t);
            for (int i = 0; i < stack.size; i++)
                if (stack.at[static_cast<size_t>(i)].card == c) return {side, t, i};
        }
    return {};
}

bool face_up(const State& s, Card c, Seat side) {
    for (Theatre t : all_theatres)
        for (const Lying& l : s.stack(side, t))
            if (l.card == c) return l.up != 0;
    return false;
}
bool face_up(const State& s, Card c) { return face_up(s, c, Seat{0}) || face_up(s, c, Seat{1}); }

int occupied(const State& s, Theatre t) { return s.stack(Seat{0}, t).size + s.stack(Seat{1}, t).size; }

int strength(const State& s, Seat side, Theatre t, int at) {
    const Stack& stack = s.stack(side, t);
    // Cover Fire: every card it covers has strength 4.
    for (int i = at + 1; i < stack.size; i++)
        if (stack.at[static_cast<size_t>(i)] == Lying{Card::cover_fire, 1}) return covered_strength;
    const Lying l = stack.at[static_cast<size_t>(at)];
    if (l.up) return printed_strength(l.card);
    // Escalation: your facedown cards have strength 4.
    return face_up(s, Card::escalation, side) ? escalated_strength : facedown_strength;
}

int total(const State& s, Seat side, Theatre t) {
    int sum = 0;
    for (int i = 0; i < s.stack(side, t).size; i++) sum += strength(s, side, t, i);
    // Support: +3 in every theatre next to it, even where you have no card.
    const Place support = find(s, Card::support);
    if (support.seat == side && face_up(s, Card::support, side) && adjacent(s, support.theatre, t))
        sum += support_bonus;
    return sum;
}

Seat controller(const State& s, Theatre t) {
    const int a = total(s, Seat{0}, t), b = total(s, Seat{1}, t);
    return a > b ? Seat{0} : b > a ? Seat{1} : s.first;
}

int target(const State& s) {
    return s.has(Option::beginner) ? beginner_target : s.has(Option::long_game) ? long_war_target : war_target;
}

Reason may_play_up(const State& s, Seat player, Card c, Theatre t) {
    if (theatre_of(c) == t || s.air_drop.has(player)) return allowed;
    // Aerodrome: your cards of strength 3 or less may go to any theatre.
    if (printed_strength(c) <= aerodrome_limit && face_up(s, Card::aerodrome, player)) return allowed;
    return because(Code::theater_mismatch, Rule::play_2, word(c));
}

Destroyer destroyer(const State& s, Theatre t, bool up) {
    // Containment: each card any seat plays facedown is destroyed.
    if (!up && face_up(s, Card::containment)) return Destroyer::containment;
    // Blockade: a card played next to it, where three or more cards lie, is destroyed.
    if (occupied(s, t) < blockade_threshold) return Destroyer::nothing;
    const Place blockade = find(s, Card::blockade);
    const bool blocks = blockade.found() && face_up(s, Card::blockade) && adjacent(s, blockade.theatre, t);
    return blocks ? Destroyer::blockade : Destroyer::nothing;
}

// Order of ALS-PLAY-8: take the card, switch off the permission, destroy check, place, queue.
void play_card(State& s, Table& table, Seat player, Card c, Theatre t, bool up, Pile<Card>* from_deck) {
    const SeatSet eyes = up ? everybody : SeatSet(player);
    if (from_deck)
        from_deck->remove(0);
    else {
        HX_RULE(s.holds(player, c));
        s.hand_of(player) &= ~(1u << index(c));
    }
    if (up) {
        table.publish();
        table.reveals();
    }
    // With legacyAirDrop the permission ends with its turn, not with a play.
    if (s.air_drop.has(player) && !s.has(Option::legacy_air_drop)) {
        table.emit({.kind = static_cast<u8>(Happening::air_drop_used), .seat = player, .cause = cite(Rule::card_a2)});
        s.air_drop = s.air_drop.without(player);
    }
    if (const Destroyer by = destroyer(s, t, up); by != Destroyer::nothing) {
        table.emit({.kind = static_cast<u8>(up ? Happening::destroyed_up : Happening::destroyed_down),
                    .seat = player,
                    .seen_by = eyes,
                    .secret = index(c),
                    .facts = {index(t), static_cast<u8>(by)},
                    .cause = cite(Rule::play_7)});
        s.deck.push(c);
        return;
    }
    table.emit({.kind = static_cast<u8>(up ? Happening::play_up : Happening::play_down),
                .seat = player,
                .seen_by = eyes,
                .secret = index(c),
                .facts = {index(t)},
                .cause = cite(up ? Rule::play_2 : Rule::play_3)});
    s.stack(player, t).push({c, static_cast<u8>(up)});
    if (up && ability_of(c) == Ability::instant) s.queue.push(c);
}

void flip(State& s, Table& table, Seat chooser, Theatre t, Seat side) {
    Stack& stack = s.stack(side, t);
    HX_RULE(!stack.empty());
    Lying& top = stack.at[static_cast<size_t>(stack.size - 1)];
    const bool up = !top.up;
    table.emit({.kind = static_cast<u8>(up ? Happening::flip_up : Happening::flip_down),
                .seat = side,
                .secret = index(top.card),
                .facts = {index(t), hexmoot::index(side), hexmoot::index(chooser)},
                .cause = cite(up ? Rule::abil_2 : Rule::abil_9)});
    top.up = up;
    if (up) {
        table.reveals();
        if (ability_of(top.card) == Ability::instant) s.queue.push(top.card);
        return;
    }
    // ALS-ABIL-5: an ability that waits is lost when its card is turned down.
    for (int i = 0; i < s.queue.size; i++)
        if (s.queue.at[static_cast<size_t>(i)] == top.card) s.queue.remove(i);
}

}  // namespace hexmoot::als
