// Who may know what (ALS-HIDE): the view of one pair of eyes, and a world that they cannot tell from this one.
#include <algorithm>

#include "engine/games/air_land_sea/air_land_sea.h"

namespace hexmoot::als {
namespace {

Placement placement(const State& s, Seat player, Card c, Theatre t) {
    Placement p;
    p.face_up = may_play_up(s, player, c, t);
    p.up_destroyed_by = destroyer(s, t, true);
    p.down_destroyed_by = destroyer(s, t, false);
    const auto total_after = [&](bool up, Destroyer by) {
        if (by != Destroyer::nothing) return total(s, player, t);
        State after = s;
        after.hand_of(player) &= ~(1u << index(c));
        after.stack(player, t).push({c, static_cast<u8>(up)});
        return total(after, player, t);
    };
    p.total_up = total_after(true, p.up_destroyed_by);
    p.total_down = total_after(false, p.down_destroyed_by);
    return p;
}

// The card that Reinforce's owner is looking at (ALS-HIDE-6).
bool looks_at_deck(const State& s, Seat p) {
    return s.phase == Phase::resolving && s.active == Card::reinforce && s.active_owner == p && !s.deck.empty();
}

}  // namespace

bool first_edition(const View& v, Card c) {
    const bool played = (c == Card::reinforce && v.has(Option::legacy_reinforce)) ||
                        (c == Card::disrupt && v.has(Option::legacy_disrupt)) ||
                        (c == Card::air_drop && v.has(Option::legacy_air_drop)) ||
                        (c == Card::redeploy && v.has(Option::legacy_redeploy));
    return played || v.has(Option::first_edition_cards);
}

View AirLandSea::view(const State& s, const Prompt& prompt, Viewer eyes) {
    View v;
    v.eyes = eyes;
    for (Seat p : both_seats) {
        const u8 i = hexmoot::index(p);
        for (Theatre t : all_theatres) {
            for (int k = 0; k < s.stack(p, t).size; k++) {
                const Lying l = s.stack(p, t).at[static_cast<size_t>(k)];
                const bool known = l.up || eyes.is(p);
                v.stacks[i][index(t)].push_back(
                    {known ? l.card : Card::none, l.up, static_cast<u8>(strength(s, p, t, k))});
            }
            v.totals[i][index(t)] = total(s, p, t);
        }
        v.hand_count[i] = s.hand_count(p);
        v.vp[i] = s.vp[i];
        v.withdraw_row[i] = withdrawal_points(p == s.first, s.hand_count(p));
        v.air_drop[i] = s.air_drop.has(p);
        v.air_drop_armed[i] = s.air_drop_armed.has(p);
        v.extra_turns[i] = s.extra_turns[i];
    }
    for (Theatre t : all_theatres) v.controller[index(t)] = controller(s, t);
    if (!eyes.is_table()) {
        for (int c = 0; c < cards; c++)
            if (s.holds(eyes.seat(), card(c))) {
                v.hand.push_back(card(c));
                auto& to = v.placements.emplace_back();
                for (Theatre t : all_theatres) to[index(t)] = placement(s, eyes.seat(), card(c), t);
            }
        if (looks_at_deck(s, eyes.seat())) v.drawn = s.deck.at[0];
    }
    v.order = s.order;
    v.queue.assign(s.queue.begin(), s.queue.end());
    v.active = s.active;
    v.deck_size = s.deck.size;
    v.target = target(s);
    v.battle = s.battle;
    v.turns = s.turns;
    v.first = s.first;
    v.turn = s.turn;
    v.phase = s.phase;
    v.battle_winner = s.battle_winner;
    v.award = s.award;
    v.withdrawn = s.withdrawn != 0;
    v.war_winner = standing(s).winners.front();
    v.options = s.options;
    v.prompt = prompt;
    return v;
}

State AirLandSea::sample(const State& s, Seat seat, Rng& rng) {
    State w = s;
    const Seat foe = other(seat);
    // Everything hidden from the seat, in one heap: the other hand, the other's facedown cards, the deck. In the order
    // of the cards, so that the sample tells nothing of where they truly are.
    const int known_deck = looks_at_deck(s, seat) ? 1 : 0;
    u32 hidden = s.hand_of(foe);
    for (Theatre t : all_theatres)
        for (const Lying& l : s.stack(foe, t))
            if (!l.up) hidden |= 1u << index(l.card);
    for (int i = known_deck; i < s.deck.size; i++) hidden |= 1u << index(s.deck.at[static_cast<size_t>(i)]);
    Pile<Card> heap;
    for (int i = 0; i < cards; i++)
        if (hidden >> i & 1) heap.push(card(i));
    struct Span {
        Pile<Card>& pile;
        Card& operator[](u32 i) { return pile.at[i]; }
        size_t size() const { return pile.size; }
    } all{heap};
    rng.shuffle(all);
    const u64 high = rng.next();
    w.rng = Rng::seeded(high << 32 | rng.next());  // what will be drawn is hidden too
    w.rng.rolls = s.rng.rolls;

    size_t next = 0;
    w.hand_of(foe) = 0;
    for (int i = 0; i < s.hand_count(foe); i++) w.hand_of(foe) |= 1u << index(heap.at[next++]);
    for (Theatre t : all_theatres)
        for (Lying& l : w.stack(foe, t))
            if (!l.up) l.card = heap.at[next++];
    for (int i = known_deck; i < w.deck.size; i++) w.deck.at[static_cast<size_t>(i)] = heap.at[next++];
    return w;
}

}  // namespace hexmoot::als
