// The State of a game of Thunder's Edge.
#pragma once
#include <bit>
#include <type_traits>

#include "engine/games/thunders_edge/records.h"
#include "engine/kernel/rng.h"

namespace hexmoot::te {

// Section 4 and 18a. Those the engine resolves alone are steps too.
enum class Phase : u8 {
    world_roll,
    world_place,
    initial_buy,
    drop_roll,
    initial_drop,
    status_tension,
    status_missions,
    status_extra,
    status_transit,
    market_window,
    market,
    market_draw,
    consul_end,
    mission_turn,
    discard,
    action_begin,
    action_offer,
    action_move,
    move_excess,
    action_declare,
    action_resolve,
    combat_1,
    combat_2,
    combat_3,
    combat_4,
    combat_5,
    combat_6,
    combat_7,
    siege_check,
    resources,
    purchase,
    drop_begin,
    drop_offer,
    drop_place,
    over
};

// Option order is that of ThundersEdge::options(); section 19.
enum class Option : u8 {
    hands_all_but_one,
    withdraw,
    silent_swap,
    market_floor,
    market_max_acts,
    market_max_rotations,
    world_setup,
    memory_aid,
    hidden_rest,
    drop_block_scope,
    siege_needs_units,
    landing_area_cost,
    fortification_supply,
    landing_area_supply
};
inline constexpr int option_count = 14;

struct State {
    Rng rng;
    // cards
    std::array<MissionSet, most_seats> mission_hand{};  // hands
    std::array<MissionSet, most_seats> played{};        // Initiatives and Investments in front of a seat
    MissionSet mission_discard = 0;
    MissionSet mission_absent = 0;                    // left the game, or out of the box of a partial fixture
    std::array<SenateSet, most_seats> senate_hand{};  // hands
    SenateSet senate_absent = 0;
    std::array<SenateSet, most_seats> discards{};  // of a seat sealed in DISCARD, until all are; secret
    std::array<u64, most_seats> tiles{};           // hexes in hand while the world is built: bit = hex
    std::array<u64, most_seats> seen{};            // sites looked at by Deep Recon: bit = site
    u64 had_field = 0;                             // sites whose field the active seat controlled as its segment began
    Deal deal;
    std::array<u16, most_seats> credits{};
    u16 locations_used = 0;  // bit = Location
    u16 spare16 = 0;
    List<Mission, mission_cards> mission_deck;  // at[0] = top
    List<Senate, senate_cards> senate_deck;
    std::array<OffWorld, strength_cards> strength_at{};  // by card from MIS-25
    std::array<Seat, strength_cards> strength_of{};
    std::array<Alliance, alliance_cards> alliances{};  // by card from MIS-21
    std::array<Faction, most_seats> faction{};
    // the map
    List<Site, hexes> sites;
    std::array<Force, most_areas> force{};   // units in an area
    std::array<Seat, most_areas> control{};  // with units in it or by marker; nobody
    std::array<u8, most_areas> fort{};       // 0 or 1
    std::array<u8, hexes> landing{};         // 0 or 1, by site
    List<Siege, location_cards> sieges;      // in order of declaration
    // the seats' boxes
    std::array<Box, most_seats> initial{};       // bought in setup, not yet dropped
    std::array<Box, most_seats> transit{};       // of which
    std::array<Box, most_seats> transit_open{};  // lie face up (TE-CARD-2)
    std::array<Box, most_seats> orbit{};         // of which
    std::array<Box, most_seats> orbit_open{};    // lie face up (TE-CARD-2, TE-DROP-6)
    std::array<std::array<Box, off_worlds>, most_seats> off_world{};
    std::array<u8, most_seats> consul_counters{};
    // the turn
    u8 seats = 0;
    u8 turn = 0;
    u8 tension = 1;
    u8 end_pending = 0;
    Phase phase{};
    Seat consul = nobody;
    Seat last_consul = nobody;
    Seat first_dropper{};  // BO begins here (TE-GEN-8)
    Seat dealer{};
    Seat active = nobody;  // whose segment or step it is
    SeatSet remaining;     // seats that have not acted in this phase (R of TE-PRI-5), or step
    SeatSet passed;        // of those, who passed the option, or the round
    SeatSet rests;         // PassMission(rest)
    SeatSet scandal;
    SeatSet card_pass;                     // standing PASS of TE-HOT-8
    SeatSet looked;                        // looked at their cards in vain since the last change
    std::array<Seat, most_seats> order{};  // Priority order as last computed (TE-PRI-4)
    u8 played_in_round = 0;
    u8 bought_mission = 0;                          // in the step under way
    BySeat<SeatSet> declined_by{};                  // who declined an Alliance of this seat in this segment
    BySeat<u8> deals_accepted{}, deals_declined{};  // in this state visit (TE-DEAL-4)
    BySeat<u8> fidgets{};      // switches of the card standing and visits to arm, in this state visit (TE-GEN-11)
    Seat counter_of = nobody;  // who has armed Counter-Intelligence,
    SeatSet counter_against;   // against whom; secret
    Alliance concord;          // MIS-14
    Seat statutes = nobody;    // MIS-08
    Seat strike = nobody;      // MIS-06
    SeatSet expansion;         // MIS-16
    SeatSet aegis_attack, aegis_defence;  // FAC-1 used in this Action Phase
    Market market;
    // the Player Action Segment
    List<Leg, most_legs> legs;
    u8 has_moved = 0;  // closes W-MOVE0
    List<Attack, most_attacks> attacks;
    Combat combat;
    // the Drop Segment
    std::array<u8, hexes> drops{};               // into each field, by the active seat
    std::array<u8, hexes> drops_conventional{};  // of those
    u8 convoy = 255;                             // site of LOC-10
    Seat winner = nobody;                        // of an instant victory
    SeatSet winners;
    std::array<u8, option_count> options{};
    SeatSet sealed;             // in DISCARD
    u8 income_paid = 0;         // in RESOURCES: what comes by itself has come
    std::array<u8, 6> spare{};  // no padding bytes anywhere: always zero

    int option(Option o) const { return options[static_cast<size_t>(o)]; }
    bool has(Option o) const { return option(o) != 0; }
    bool rota() const { return has(Option::market_floor); }
    const Force& at(Area a) const { return force[te::index(a)]; }
    Seat owner(Area a) const { return control[te::index(a)]; }  // controller, or nobody
    bool holds(Seat s, Mission m) const { return (mission_hand[hexmoot::index(s)] & bit(m)) != 0; }
    bool holds(Seat s, Senate c) const { return (senate_hand[hexmoot::index(s)] & bit(c)) != 0; }
    bool owns(Seat s, Mission m) const { return (played[hexmoot::index(s)] & bit(m)) != 0; }  // in front of it
    int hand_size(Seat s) const { return std::popcount(senate_hand[hexmoot::index(s)]); }
    int mission_count(Seat s) const { return std::popcount(mission_hand[hexmoot::index(s)]); }
    int money(Seat s) const { return credits[hexmoot::index(s)]; }
    friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 16 * 1024);

}  // namespace hexmoot::te
