// Whether a State that comes from a text can be: what the rules code takes for granted and no type says. What law 7
// says of every State (ThundersEdge::check) is looked at besides.
#include <algorithm>

#include "engine/games/thunders_edge/chapters.h"
#include "engine/games/thunders_edge/senate.h"
#include "engine/games/thunders_edge/thunders_edge.h"

namespace hexmoot::te {
namespace {

constexpr int most_tension = 100, most_turns = 99, most_credits = 9999, most_movement = 8;

// ---- seats ----
bool sits(const State& s, Seat p) { return hexmoot::index(p) < s.seats; }
bool sits_or_none(const State& s, Seat p) { return p == nobody || sits(s, p); }
bool sit(const State& s, SeatSet set) { return (set | all_seats(s)) == all_seats(s); }
bool pair_or_none(const State& s, Alliance x) {
    return x == Alliance{} || (sits(s, x.a) && sits(s, x.b) && x.a != x.b);
}

bool sets_of_seats(const State& s) {
    const Market& m = s.market;
    const auto fit = [&](SeatSet set) { return sit(s, set); };
    const std::array sets{s.remaining,    s.passed,
                          s.rests,        s.scandal,
                          s.card_pass,    s.looked,
                          s.expansion,    s.sealed,
                          s.winners,      s.counter_against,
                          s.aegis_attack, s.aegis_defence,
                          m.raised,       m.passed,
                          m.withdrawn,    m.hold,
                          m.stale,        s.combat.supports_attack};
    return std::ranges::all_of(sets, fit) && std::ranges::all_of(s.declined_by.at, fit);
}
bool single_seats(const State& s) {
    const auto fit = [&](Seat p) { return sits_or_none(s, p); };
    const std::array some{s.active,       s.consul,          s.last_consul,    s.counter_of, s.statutes,
                          s.strike,       s.winner,          s.deal.from,      s.deal.to,    s.market.announced,
                          s.market.booth, s.combat.attacker, s.combat.defender};
    return std::ranges::all_of(some, fit) && std::ranges::all_of(s.control, fit) && std::ranges::all_of(s.order, fit) &&
           std::ranges::all_of(s.sites, fit, &Site::placer) && sits(s, s.first_dropper) && sits(s, s.dealer) &&
           sits(s, s.market.head);
}
bool pairs_of_seats(const State& s) {
    return pair_or_none(s, s.concord) &&
           std::ranges::all_of(s.alliances, [&](Alliance x) { return pair_or_none(s, x); });
}
// Whose step or segment it is.
bool needs_active(Phase p) {
    return p == Phase::world_place || p == Phase::initial_drop || p == Phase::status_missions ||
           (p >= Phase::action_move && p <= Phase::combat_7) || p == Phase::drop_place;
}
bool order_names(const State& s, SeatSet all) {
    SeatSet named;
    for (Seat p : s.order)
        if (p != nobody) named = named.with(p);
    return (named | all) == named;
}

// ---- cards ----
bool strengths_owned(const State& s) {
    for (size_t i = 0; i < strength_cards; i++)
        if ((s.strength_at[i] == OffWorld::none) ? s.strength_of[i] != nobody : !sits(s, s.strength_of[i]))
            return false;
    return true;
}
bool offers_held(const State& s) {
    for (Seat p : all_seats(s)) {
        for (const MarketOffer& o : s.market.offers[p]) {
            if (o.number == 0) continue;
            const bool bound = o.card != Senate::none && o.rider != Senate::none && o.card != o.rider &&
                               s.holds(p, o.card) && s.holds(p, o.rider) && satisfies(o.give, o.card);
            if (!bound || o.want == Request::none || o.to.empty() || !sit(s, o.to) || o.to.has(p)) return false;
        }
        const SilentOffer& x = s.market.silent[p];
        if (x.number == 0) continue;
        const bool second = x.second == Senate::none || (s.holds(p, x.second) && x.second != x.first);
        if (!sits(s, x.to) || x.to == p || x.first == Senate::none || !s.holds(p, x.first) || !second) return false;
    }
    return s.market.next_number > 0;
}
bool chosen_discards(const State& s) {
    for (Seat p : all_seats(s))
        if ((s.discards[hexmoot::index(p)] & ~s.senate_hand[hexmoot::index(p)]) != 0) return false;
    return true;
}

// ---- the map ----
bool different_tiles(const State& s) {
    u64 seen = 0;
    bool once = true;
    const auto add = [&](u64 tiles) {
        once = once && (seen & tiles) == 0;
        seen |= tiles;
    };
    for (const Site& x : s.sites) add(u64{1} << x.hex);
    for (u64 hand : s.tiles) add(hand);
    return once;
}
bool flags(const State& s) {
    const auto flag = [](u8 x) { return x <= 1; };
    return std::ranges::all_of(s.fort, flag) && std::ranges::all_of(s.landing, flag) &&
           std::ranges::all_of(s.sites, flag, &Site::up);
}
bool sieges_stand(const State& s) {
    return std::ranges::all_of(
        s.sieges, [&](const Siege& x) { return location_in(s, x.target) != Location::none && sits(s, x.by); });
}

// ---- the Player Action Segment ----
bool legs_stand(const State& s) {
    return std::ranges::all_of(s.legs, [&](const Leg& l) {
        const auto same = [&](const Leg& x) { return x.area == l.area && x.piece == l.piece; };
        return exists(s, l.area) && l.piece != Piece::none && l.points <= most_movement &&
               s.owner(l.area) == s.active && std::ranges::count_if(s.legs, same) <= s.at(l.area)[index(l.piece)];
    });
}
bool attacks_stand(const State& s) {
    const auto there = [&](Area a) { return exists(s, a); };
    return std::ranges::all_of(s.attacks, [&](const Attack& x) {
        return there(x.target) && (x.arrow == Area::none || there(x.arrow)) && !x.origins.empty() &&
               std::ranges::all_of(x.origins, there);
    });
}
bool within(const Force& part, const Force& all) {
    return std::equal(part.begin(), part.end(), all.begin(), std::less_equal<>());
}
bool combat_stands(const State& s) {
    const Combat& c = s.combat;
    if (s.phase < Phase::combat_1 || s.phase > Phase::combat_7) return true;
    const auto there = [&](Area a) { return exists(s, a); };
    const bool sides = c.attacker == s.active && sits(s, c.defender) && c.defender != c.attacker;
    if (!sides || !there(c.target) || (c.arrow != Area::none && !there(c.arrow))) return false;
    if (c.origins.empty() || !std::ranges::all_of(c.origins, there) || !std::ranges::all_of(c.support, there))
        return false;
    return within(c.advanced, s.at(c.target)) &&
           (!c.through || (c.origins.size == 1 && within(c.party, s.at(c.origins.at[0]))));
}

bool options_in_range(const State& s) {
    const auto specs = ThundersEdge::options();
    for (size_t i = 0; i < specs.size(); i++)
        if (s.options[i] < specs[i].low || s.options[i] > specs[i].high) return false;
    return true;
}

}  // namespace

std::string impossible(const State& s) {
    if (s.seats < ThundersEdge::min_seats || s.seats > ThundersEdge::max_seats) return "seats out of range";
    if (!options_in_range(s)) return "an option out of range";
    if (!sets_of_seats(s) || !single_seats(s) || !pairs_of_seats(s)) return "a seat where none of the game may stand";
    if (needs_active(s.phase) && s.active == nobody) return "nobody whose step it is";
    if ((s.phase == Phase::action_offer || s.phase == Phase::drop_offer) && !order_names(s, s.remaining))
        return "a seat still to act that is not in the order";
    if (s.phase == Phase::over && s.winners.empty()) return "a game that is over without a winner";
    if (s.phase == Phase::consul_end && s.consul != nobody && s.consul_counters[hexmoot::index(s.consul)] == 0)
        return "a Consul without a counter";
    if (s.turn > most_turns || s.tension > most_tension) return "more turns or tension than a game has";
    if (std::ranges::any_of(s.credits, [](u16 n) { return n > most_credits; }))
        return "more Credits than a game can pay";
    if (!flags(s)) return "a flag of the map that is not 0 or 1";
    if (!different_tiles(s)) return "a hex in two places";
    if (!sieges_stand(s)) return "a siege where none can be";
    if (!strengths_owned(s)) return "a Strength card without its seat or its place";
    if (!offers_held(s)) return "an open offer that its seat cannot keep";
    if (!chosen_discards(s)) return "discards that are not in the hand";
    if (s.counter_of != nobody && !s.holds(s.counter_of, Mission::counter_intelligence))
        return "Counter-Intelligence armed by a seat that does not hold it";
    if (!legs_stand(s)) return "a unit that moves where none stands";
    if (!attacks_stand(s)) return "an attack without a place";
    return combat_stands(s) ? "" : "a combat that cannot be";
}

}  // namespace hexmoot::te
