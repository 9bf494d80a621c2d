#include "engine/games/thunders_edge/thunders_edge.h"

#include <algorithm>

#include "engine/games/thunders_edge/chapters.h"

namespace hexmoot::te {

static_assert(Rules<ThundersEdge>);

// Section 19, in the order of Option. marketFloor: 0 open, 1 rota; worldSetup: 0 build, 1 ready; dropBlockScope: 0 hex,
// 1 area.
std::span<const OptionSpec> ThundersEdge::options() {
    static constexpr std::array specs{OptionSpec{"optHandsAllButOne"},
                                      OptionSpec{"optWithdraw"},
                                      OptionSpec{"optSilentSwap"},
                                      OptionSpec{"marketFloor"},
                                      OptionSpec{"marketMaxActs", 4, 16, 16},
                                      OptionSpec{"marketMaxRotations", 1, 8, 4},
                                      OptionSpec{"worldSetup"},
                                      OptionSpec{"memoryAid", 0, 1, 1},
                                      OptionSpec{"hiddenRest", 0, 1, 1},
                                      OptionSpec{"dropBlockScope"},
                                      OptionSpec{"siegeNeedsUnits"},
                                      OptionSpec{"landingAreaCost", 0, 9, 2},
                                      OptionSpec{"fortificationSupply", 0, 40, 8},
                                      OptionSpec{"landingAreaSupply", 0, 36, 6}};
    static_assert(specs.size() == option_count);
    return specs;
}

tl::expected<State, Reason> ThundersEdge::setup(const Setup& setup) { return begin_game(setup); }

void ThundersEdge::step(State& s, Table& table) {
    switch (s.phase) {
        case Phase::world_roll:
        case Phase::world_place:
        case Phase::initial_buy:
        case Phase::drop_roll:
        case Phase::initial_drop:
            return build_world(s, table);
        case Phase::status_tension:
        case Phase::status_missions:
        case Phase::status_extra:
        case Phase::status_transit:
            return status_phase(s, table);
        case Phase::market_window:
        case Phase::market:
        case Phase::market_draw:
            return consul_segment(s, table);
        case Phase::consul_end:
            return consul_end(s, table);
        case Phase::mission_turn:
            return mission_segment(s, table);
        case Phase::discard:
            return discard_segment(s, table);
        case Phase::action_begin:
        case Phase::action_offer:
        case Phase::siege_check:
            return action_phase(s, table);
        case Phase::action_move:
        case Phase::move_excess:
            return movement(s, table);
        case Phase::action_declare:
        case Phase::action_resolve:
            return declaration(s, table);
        case Phase::combat_1:
        case Phase::combat_2:
        case Phase::combat_3:
        case Phase::combat_4:
        case Phase::combat_5:
        case Phase::combat_6:
        case Phase::combat_7:
            return combat(s, table);
        case Phase::resources:
            return resources(s, table);
        case Phase::purchase:
            return purchase(s, table);
        case Phase::drop_begin:
        case Phase::drop_offer:
        case Phase::drop_place:
            return drop_phase(s, table);
        case Phase::over:
            HX_RULE(false);
    }
}

Standing ThundersEdge::standing(const State& s) {
    Standing out;
    out.winners = s.winners;
    for (Seat p : all_seats(s)) out.points[hexmoot::index(p)] = public_score(s, p);
    return out;
}

// ---- invariants (law 7) ----
namespace {

std::string check_cards(const State& s) {
    u64 seen = s.mission_absent, senate_seen = s.senate_absent;
    const auto once = [](u64& all, u64 set) {
        const bool twice = (all & set) != 0;
        all |= set;
        return !twice;
    };
    for (Seat p : all_seats(s)) {
        const size_t i = hexmoot::index(p);
        if (!once(seen, s.mission_hand[i]) || !once(seen, s.played[i])) return "a Mission card lies in two places";
        if (!once(senate_seen, s.senate_hand[i])) return "a Senate card lies in two places";
    }
    if (!once(seen, s.mission_discard)) return "a Mission card lies in two places";
    for (Mission m : s.mission_deck)
        if (!once(seen, bit(m))) return "a Mission card lies in two places";
    for (int i = 0; i < strength_cards; i++)
        if (s.strength_at[static_cast<size_t>(i)] != OffWorld::none &&
            !once(seen, bit(mission(te::index(first_strength) + i))))
            return "a Strength card lies in two places";
    for (int i = 0; i < alliance_cards; i++)
        if (s.alliances[static_cast<size_t>(i)].a != nobody && !once(seen, bit(mission(te::index(first_alliance) + i))))
            return "an Alliance card lies in two places";
    for (Senate c : s.senate_deck)
        if (!once(senate_seen, bit(c))) return "a Senate card lies in two places";
    if (seen != all_missions) return "the Mission cards are not 51";
    return senate_seen == all_senators ? "" : "the Senate cards are not 43";
}

std::string check_map(const State& s) {
    // The surplus goes at the end of the movement part (TE-STACK-2); an instant victory may come before that.
    const bool crowds = s.phase == Phase::action_move || s.phase == Phase::move_excess || s.winner != nobody;
    for (int i = 0; i < most_areas; i++) {
        const Area a = static_cast<Area>(i);
        const size_t k = static_cast<size_t>(i);
        if (!exists(s, a) && (units(s.force[k]) > 0 || s.control[k] != nobody || s.fort[k]))
            return "something stands where no area is";
        if (units(s.force[k]) > 0 && s.control[k] == nobody) return "units without an owner";
        if (!crowds && units(s.force[k]) > stack_limit) return "more than five units in an area";
    }
    for (const Site& x : s.sites)
        if (apart(x.cell, {}) > farthest_cell) return "a hex farther away than a world can reach";
    for (int i = 0; i < s.sites.size; i++)
        if (site_at(s, s.sites.at[static_cast<size_t>(i)].cell) != i) return "two hexes in one cell";
    if (fort_supply(s) < 0 || landing_supply(s) < 0) return "more common counters than the supply has";
    return "";
}

std::string check_pools(const State& s) {
    for (Seat p : all_seats(s))
        for (int t = 0; t < unit_types; t++) {
            if (pool(s, p, piece(t)) < 0) return "more counters in play than there are";
            const size_t i = hexmoot::index(p), k = static_cast<size_t>(t);
            if (s.transit_open[i][k] > s.transit[i][k]) return "open counters that are not in Transit";
            if (s.orbit_open[i][k] > s.orbit[i][k]) return "open counters that are not in Orbit";
        }
    return "";
}

}  // namespace

std::string ThundersEdge::check(const State& s) {
    if (s.seats < min_seats || s.seats > max_seats) return "seats out of range";
    if (s.tension < 1) return "tension below 1";
    for (const std::string& wrong : {check_cards(s), check_map(s), check_pools(s)})
        if (!wrong.empty()) return wrong;
    return "";
}

}  // namespace hexmoot::te
