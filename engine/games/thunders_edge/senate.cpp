// Senate cards: what they count for, which requests they satisfy, and how they go between hands and deck.
#include "engine/games/thunders_edge/senate.h"

namespace hexmoot::te {
int bloc_points(SenateSet hand, Bloc b) {
    int n = 0;
    each_card(hand, [&](Senate c) { n += c == Senate::leak || card_of(c).bloc == b ? card_of(c).points : 0; });
    return n;
}
int senators(SenateSet hand) {
    int n = 0;
    each_card(hand, [&](Senate c) { n += card_of(c).is_senator(); });
    return n;
}
int support_points(SenateSet hand) {
    int n = 0;
    each_card(hand, [&](Senate c) { n += card_of(c).points; });
    return n;
}
bool qualifies(SenateSet hand) {
    constexpr int enough_points = 10, enough_senators = 5;
    if (senators(hand) >= enough_senators) return true;
    for (int b = 0; b < blocs; b++)
        if (bloc_points(hand, static_cast<Bloc>(b)) >= enough_points) return true;
    return false;
}

bool satisfies(Request r, Senate c) {
    const SenateCard& card = card_of(c);
    const int i = index(r);
    if (i < blocs) return c == Senate::leak || index(card.bloc) == i;  // AMB-25
    if (i < 2 * blocs) return card.is_senator() && index(card.bloc) == i - blocs;
    return i < requests && index(card.trait) == i - 2 * blocs;
}

void return_senate(State& s, Seat p, Senate c) {
    SenateSet& hand = s.senate_hand[hexmoot::index(p)];
    HX_RULE(has(hand, c));
    hand &= ~bit(c);
    s.senate_deck.push(c);
}
bool draw_senate(State& s, Table& table, Seat p, Rule why) {
    if (s.senate_deck.empty()) return false;
    const Senate c = s.senate_deck.remove(0);
    s.senate_hand[hexmoot::index(p)] |= bit(c);
    table.reveals();
    table.emit({.kind = static_cast<u8>(Happening::senate_drawn),
                .seat = p,
                .seen_by = p,
                .secret = index(c),
                .cause = cite(why)});
    return true;
}
void shuffle_senate(State& s) {
    struct Cards {
        List<Senate, senate_cards>& list;
        Senate& operator[](u32 i) { return list.at[i]; }
        size_t size() const { return list.size; }
    } cards{s.senate_deck};
    s.rng.shuffle(cards);
}

}  // namespace hexmoot::te
