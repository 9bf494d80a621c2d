// Who may know what (section 17): the view of one pair of eyes, and a world that they cannot tell from this one.
#include <algorithm>

#include "engine/games/thunders_edge/senate.h"
#include "engine/games/thunders_edge/thunders_edge.h"

namespace hexmoot::te {
namespace {

constexpr u8 hidden_tile = 255;

// TE-MAP-7: who may look at a face-down hex.
bool knows_tile(const State& s, Seat p, int site) {
    const Site& x = s.sites.at[static_cast<size_t>(site)];
    if (x.up) return true;
    if (p == nobody) return false;
    if (s.seen[hexmoot::index(p)] >> site & 1) return true;
    return s.has(Option::memory_aid) && x.placer == p;
}

// In whose booth visit or floor turn the market is.
Seat visitor(const State& s) { return s.rota() ? floor_seat(s) : s.market.booth; }

// What no eyes but the owner's may see of the seat's things.
void hide_seat(State& v, Seat p) {
    const size_t i = hexmoot::index(p);
    if (!hands_open(v)) v.senate_hand[i] = 0;
    v.discards[i] = 0;
    v.mission_hand[i] = 0;
    v.tiles[i] = 0;
    v.seen[i] = 0;
    v.transit[i] = v.transit_open[i];
    v.orbit[i] = v.orbit_open[i];
    v.off_world[i] = {};
    for (MarketOffer& o : v.market.offers[p]) o.card = o.rider = Senate::none;
    v.market.silent[p].first = v.market.silent[p].second = Senate::none;
    v.market.hold = v.market.hold.without(p);
    if (visitor(v) == p) v.market.standing_set = v.market.armed = 0;
    if (v.counter_of == p) {
        v.counter_of = nobody;
        v.counter_against = {};
    }
}

}  // namespace

View ThundersEdge::view(const State& s, const Prompt& prompt, Viewer eyes) {
    View v;
    v.eyes = eyes;
    v.prompt = prompt;
    // What a seat is asked behind the curtain is nobody else's business: not even which part of it comes next.
    if (prompt.secrecy != Secrecy::open && !prompt.asks(eyes.seat()))
        v.prompt = {.seats = prompt.seats, .secrecy = prompt.secrecy};
    v.shown = s;
    v.senate_deck = s.senate_deck.size;
    v.mission_deck = s.mission_deck.size;
    v.mission_discard = std::popcount(s.mission_discard);
    for (Seat p : all_seats(s)) {
        const size_t i = hexmoot::index(p);
        v.senate_cards[p] = static_cast<u8>(s.hand_size(p));
        v.mission_cards[p] = static_cast<u8>(s.mission_count(p));
        v.tiles[p] = static_cast<u8>(std::popcount(s.tiles[i]));
        v.silent_cards[p] = static_cast<u8>(count(cards_of(s.market.silent[p])));
        v.in_transit[p] = static_cast<u8>(units(s.transit[i]));
        v.in_orbit[p] = static_cast<u8>(units(s.orbit[i]));
        for (size_t k = 0; k < off_worlds; k++) v.on_off_world[p][k] = static_cast<u8>(units(s.off_world[i][k]));
        if (!eyes.is(p) && s.phase != Phase::over) hide_seat(v.shown, p);
        if (!eyes.is(p) && s.phase == Phase::over) v.shown.seen[i] = 0;
    }
    if (!eyes.is(s.deal.from) && !eyes.is(s.deal.to)) v.shown.deal.offered = v.shown.deal.wanted = 0;  // TE-DEAL-6
    v.shown.rng = {};
    v.shown.senate_deck = {};
    v.shown.mission_deck = {};
    if (s.counter_of != nobody && !eyes.is(s.counter_of)) {
        v.shown.counter_of = nobody;
        v.shown.counter_against = {};
    }
    for (int i = 0; i < s.sites.size; i++)
        if (!knows_tile(s, eyes.seat(), i)) v.shown.sites.at[static_cast<size_t>(i)].hex = hidden_tile;
    return v;
}

// ---- other worlds ----
namespace {

// What is hidden of one kind, taken out in the order of ids so that the deal tells nothing of where things truly are.
struct Heap {
    std::array<u8, 64> at{};
    size_t count = 0;
    void add(int x) { at[count++] = static_cast<u8>(x); }
    u8& operator[](u32 i) { return at[i]; }
    size_t size() const { return count; }
    u8 take() {
        HX_RULE(count > 0);  // more cards in hands than there are: no State of a game
        return at[--count];
    }
    // Takes the last one that fits; 255 when none does.
    template <class Fits>
    u8 take_if(const Fits& fits) {
        for (size_t i = count; i-- > 0;)
            if (fits(at[i])) {
                const u8 x = at[i];
                std::copy(at.begin() + static_cast<long>(i) + 1, at.begin() + static_cast<long>(count),
                          at.begin() + static_cast<long>(i));
                count--;
                return x;
            }
        return 255;
    }
};
Heap heap_of(u64 set, Rng& rng) {
    Heap h;
    for (int i = 0; i < 64; i++)
        if (set >> i & 1) h.add(i);
    rng.shuffle(h);
    return h;
}

// Senate hands and deck. An open offer binds a card that fits what it gives, and a rider (TE-MKT-2): those are dealt
// first.
bool deal_senate(State& w, const State& s, Seat me, Rng& rng) {
    SenateSet hidden = 0;
    const auto known = [&](Seat p) { return p == me || hands_open(s); };
    for (Seat p : all_seats(s))
        if (!known(p)) hidden |= s.senate_hand[hexmoot::index(p)];
    for (Senate c : s.senate_deck) hidden |= bit(c);
    Heap heap = heap_of(hidden, rng);
    for (Seat p : all_seats(s)) {
        if (known(p)) continue;
        SenateSet& hand = w.senate_hand[hexmoot::index(p)];
        hand = 0;
        const int wanted = s.hand_size(p);
        const auto holds_or_takes = [&](const auto& fits) {
            for (int i = 0; i < senate_cards; i++)
                if ((hand >> i & 1) && fits(static_cast<u8>(i))) return senate(i);
            const u8 x = heap.take_if(fits);
            if (x != 255) hand |= u64{1} << x;
            return senate(x);
        };
        for (MarketOffer& o : w.market.offers[p]) {
            if (o.number == 0) continue;
            o.card = holds_or_takes([&](u8 x) { return satisfies(o.give, senate(x)); });
            if (o.card == Senate::none) return false;
            o.rider = holds_or_takes([&](u8 x) { return senate(x) != o.card; });
        }
        SilentOffer& silent = w.market.silent[p];
        if (silent.number != 0) {
            const bool two = silent.second != Senate::none;
            silent.first = holds_or_takes([](u8) { return true; });
            if (two) silent.second = holds_or_takes([&](u8 x) { return senate(x) != silent.first; });
        }
        if (std::popcount(hand) > wanted) return false;
        while (std::popcount(hand) < wanted) hand |= u64{1} << heap.take();
        // As many chosen to be discarded, the first of the hand: which ones is hidden like the hand itself.
        SenateSet& chosen = w.discards[hexmoot::index(p)];
        const int discarded = std::popcount(chosen);
        chosen = 0;
        while (std::popcount(chosen) < discarded) chosen |= hand & ~chosen & -(hand & ~chosen);
    }
    for (Senate& c : w.senate_deck) c = senate(heap.take());
    return true;
}

void deal_missions(State& w, const State& s, Seat me, Rng& rng) {
    MissionSet hidden = 0;
    for (Seat p : all_seats(s))
        if (p != me) hidden |= s.mission_hand[hexmoot::index(p)];
    for (Mission m : s.mission_deck) hidden |= bit(m);
    Heap heap = heap_of(hidden, rng);
    for (Seat p : all_seats(s)) {
        if (p == me) continue;
        MissionSet& hand = w.mission_hand[hexmoot::index(p)];
        const int wanted = s.mission_count(p);
        hand = 0;
        for (int i = 0; i < wanted; i++) hand |= u64{1} << heap.take();
    }
    for (Mission& m : w.mission_deck) m = mission(heap.take());
    if (s.counter_of == me) return;
    // Whoever holds Counter-Intelligence in this world may have armed it.
    w.counter_of = nobody;
    w.counter_against = {};
    for (Seat p : all_seats(s))
        if (p != me && w.holds(p, Mission::counter_intelligence) && rng.below(2) == 0) {
            w.counter_of = p;
            w.counter_against = all_seats(s).without(p);
        }
}

void deal_tiles(State& w, const State& s, Seat me, Rng& rng) {
    u64 hidden = 0;
    for (Seat p : all_seats(s))
        if (p != me) hidden |= s.tiles[hexmoot::index(p)];
    for (int i = 0; i < s.sites.size; i++)
        if (!knows_tile(s, me, i)) hidden |= u64{1} << s.sites.at[static_cast<size_t>(i)].hex;
    Heap heap = heap_of(hidden, rng);
    for (Seat p : all_seats(s)) {
        if (p == me) continue;
        u64& hand = w.tiles[hexmoot::index(p)];
        const int wanted = std::popcount(hand);
        hand = 0;
        for (int i = 0; i < wanted; i++) hand |= u64{1} << heap.take();
    }
    for (int i = 0; i < s.sites.size; i++)
        if (!knows_tile(s, me, i)) w.sites.at[static_cast<size_t>(i)].hex = heap.take();
}

// Types of face-down counters, drawn from those that are not seen elsewhere.
void deal_boxes(State& w, const State& s, Seat me, Rng& rng) {
    for (Seat p : all_seats(s)) {
        if (p == me || s.phase == Phase::over) continue;
        const size_t i = hexmoot::index(p);
        const Box in_transit = face_down(s.transit[i], s.transit_open[i]);
        const Box in_orbit = face_down(s.orbit[i], s.orbit_open[i]);
        Box left{};
        for (int t = 0; t < unit_types; t++) left[static_cast<size_t>(t)] = static_cast<u8>(pool(s, p, piece(t)));
        add(left, in_transit);
        add(left, in_orbit);
        for (const Box& b : s.off_world[i]) add(left, b);
        const auto deal = [&](int count) {
            Box out{};
            for (; count > 0; count--) {
                int n = static_cast<int>(rng.below(static_cast<u32>(units(left))));
                size_t t = 0;
                while (n >= left[t]) n -= left[t++];
                left[t]--;
                out[t]++;
            }
            return out;
        };
        w.transit[i] = deal(units(in_transit));
        add(w.transit[i], s.transit_open[i]);
        w.orbit[i] = deal(units(in_orbit));
        add(w.orbit[i], s.orbit_open[i]);
        for (size_t k = 0; k < off_worlds; k++) w.off_world[i][k] = deal(units(s.off_world[i][k]));
    }
}

}  // namespace

State ThundersEdge::sample(const State& s, Seat me, Rng& rng) {
    State w = s;
    for (int tries = 0; tries < 200; tries++) {
        State dealt = w;
        if (deal_senate(dealt, s, me, rng)) {
            w = dealt;
            break;
        }
    }
    deal_missions(w, s, me, rng);
    deal_tiles(w, s, me, rng);
    deal_boxes(w, s, me, rng);
    if (visitor(w) != me) w.market.standing_set = w.market.armed = 0;
    for (Seat p : all_seats(s)) {
        if (p == me) continue;
        w.seen[hexmoot::index(p)] = 0;
        w.market.hold = rng.below(2) == 0 ? w.market.hold.with(p) : w.market.hold.without(p);
    }
    const u64 high = rng.next();
    w.rng = Rng::seeded(high << 32 | rng.next());  // what will be drawn is hidden too
    w.rng.rolls = s.rng.rolls;
    return w;
}

}  // namespace hexmoot::te
