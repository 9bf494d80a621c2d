// The components of Thunder's Edge as the rules use them: numbers and kinds of content.md. Names and texts lie in
// assets/games/thunders_edge; the module checks one against the other. Ids count from 1 ("MIS-01"), indices from 0.
#pragma once
#include <array>

#include "engine/kernel/ints.h"

namespace hexmoot::te {

// ---- pieces (TE-COMP-3) ----
// An Artillery that has fired lies on its other face until the next Action Phase (TE-ART-8): a kind of its own here, so
// that a count of kinds says all there is to know of an area.
enum class Piece : u8 { conventional, walker, menace, obliterator, artillery, fired_artillery, none = 255 };
inline constexpr int unit_types = 5;  // the first five; what pools, boxes and purchases count
inline constexpr int piece_kinds = 6;
constexpr u8 index(Piece p) { return static_cast<u8>(p); }
constexpr Piece piece(int i) { return static_cast<Piece>(i); }
constexpr Piece type_of(Piece p) { return p == Piece::fired_artillery ? Piece::artillery : p; }

struct UnitType {
    u8 attack, defense, move, cost, per_colour;
    u8 breakthrough;
};
inline constexpr std::array<UnitType, unit_types> unit_table{{
    {1, 2, 2, 1, 12, 0},  // CF
    {2, 1, 2, 2, 8, 1},   // WA
    {2, 2, 2, 3, 6, 1},   // ME
    {4, 1, 1, 4, 4, 0},   // OB
    {0, 1, 1, 2, 4, 0},   // AR
}};
constexpr const UnitType& unit_of(Piece p) { return unit_table[index(type_of(p))]; }

inline constexpr int stack_limit = 5;         // TE-STACK-1
inline constexpr int fortification_cost = 3;  // TE-COMP-6, with one Conventional Force
inline constexpr int fortification_dice = 2;
inline constexpr int fortification_defense = 2;
inline constexpr int barrage_dice = 2;  // MIS-40
inline constexpr int dug_in_value = 2;  // MIS-43
inline constexpr int consul_counters = 15;
inline constexpr int consul_points = 5;      // TE-COMP-8
inline constexpr int last_tension = 30;      // TE-STAT-1
inline constexpr int initial_budget = 20;    // TE-BUY0-1
inline constexpr int mission_price = 5;      // TE-STAT-3
inline constexpr int senate_hand_limit = 3;  // TE-DISC-1
inline constexpr int bishops_grant = 5;      // TE-RES-3
inline constexpr int strength_cost = 5;      // TE-OFFW-1
inline constexpr int offworld_points = 10;   // TE-SCORE-2

// ---- hexes and Locations (content.md 3, 4) ----
enum class Terrain : u8 { clear, badlands, mountain, volcanic };
enum class LocationType : u8 { population_center, refinery, outpost };
// The card of a Location; its index is that of LOC-01..13.
enum class Location : u8 {
    centor,
    petersburg,
    new_tangier,
    ostrava_down,
    saint_brandt,
    bakers_crevice,
    cinder_wells,
    hollow_ridge_works,
    tarn_processing,
    gorran_flats,
    stalkers_reach,
    high_cliff,
    fort_ansgar,
    none = 255
};
inline constexpr int location_cards = 13;
inline constexpr int hexes = 36;
inline constexpr int centor_hex = 0;
constexpr u8 index(Location l) { return static_cast<u8>(l); }
constexpr Location location_card(int i) { return static_cast<Location>(i); }
struct LocationCard {
    LocationType type;
    u8 defense, resource, victory;
};
inline constexpr std::array<LocationCard, location_cards> location_table{{
    {LocationType::population_center, 3, 8, 10},  // Centor
    {LocationType::population_center, 2, 5, 6},   // Petersburg
    {LocationType::population_center, 2, 5, 6},   // New Tangier
    {LocationType::population_center, 2, 4, 5},   // Ostrava Down
    {LocationType::population_center, 1, 4, 5},   // Saint Brandt
    {LocationType::refinery, 1, 3, 3},            // Baker's Crevice
    {LocationType::refinery, 1, 5, 4},            // Cinder Wells
    {LocationType::refinery, 2, 4, 3},            // Hollow Ridge Works
    {LocationType::refinery, 1, 3, 2},            // Tarn Processing
    {LocationType::refinery, 1, 3, 2},            // Gorran Flats
    {LocationType::outpost, 2, 2, 3},             // Stalker's Reach
    {LocationType::outpost, 2, 1, 3},             // High Cliff
    {LocationType::outpost, 1, 2, 2},             // Fort Ansgar
}};
constexpr const LocationCard& card_of(Location l) { return location_table[index(l)]; }
struct HexTile {
    Terrain terrain;
    Location location;
};
inline constexpr std::array<HexTile, hexes> hex_table{{
    {Terrain::clear, Location::centor},
    {Terrain::badlands, Location::petersburg},
    {Terrain::clear, Location::new_tangier},
    {Terrain::badlands, Location::ostrava_down},
    {Terrain::clear, Location::saint_brandt},
    {Terrain::badlands, Location::bakers_crevice},
    {Terrain::volcanic, Location::cinder_wells},
    {Terrain::mountain, Location::hollow_ridge_works},
    {Terrain::clear, Location::tarn_processing},
    {Terrain::badlands, Location::gorran_flats},
    {Terrain::mountain, Location::stalkers_reach},
    {Terrain::badlands, Location::high_cliff},
    {Terrain::clear, Location::fort_ansgar},
    {Terrain::clear, Location::none},
    {Terrain::clear, Location::none},
    {Terrain::clear, Location::none},
    {Terrain::clear, Location::none},
    {Terrain::clear, Location::none},
    {Terrain::clear, Location::none},
    {Terrain::clear, Location::none},
    {Terrain::clear, Location::none},
    {Terrain::badlands, Location::none},
    {Terrain::badlands, Location::none},
    {Terrain::badlands, Location::none},
    {Terrain::badlands, Location::none},
    {Terrain::badlands, Location::none},
    {Terrain::badlands, Location::none},
    {Terrain::badlands, Location::none},
    {Terrain::mountain, Location::none},
    {Terrain::mountain, Location::none},
    {Terrain::mountain, Location::none},
    {Terrain::mountain, Location::none},
    {Terrain::mountain, Location::none},
    {Terrain::volcanic, Location::none},
    {Terrain::volcanic, Location::none},
    {Terrain::volcanic, Location::none},
}};

// ---- Off World (content.md 5) ----
enum class OffWorld : u8 { juno_platform, mars, ganymede_yards, none = 255 };
inline constexpr int off_worlds = 3;
constexpr u8 index(OffWorld o) { return static_cast<u8>(o); }
constexpr OffWorld off_world(int i) { return static_cast<OffWorld>(i); }

// ---- Factions (content.md 6) ----
enum class Faction : u8 {
    aegis_command,
    helion_combine,
    verdant_compact,
    chancery_league,
    covenant_of_the_spire,
    none = 255
};
inline constexpr int factions = 5;
constexpr u8 index(Faction f) { return static_cast<u8>(f); }

// ---- the Senate (content.md 8) ----
enum class Bloc : u8 { military, agra_union, bureaucracy, industry, church, none = 255 };
enum class Trait : u8 { expansionist, isolationist, pacifist, militant, none = 255 };
inline constexpr int blocs = 5;
inline constexpr int traits = 4;
constexpr u8 index(Bloc b) { return static_cast<u8>(b); }
constexpr u8 index(Trait t) { return static_cast<u8>(t); }
enum class Senate : u8 { scandal = 40, ill_reputation = 41, leak = 42, none = 255 };  // the others by number
inline constexpr int senate_cards = 43;
constexpr u8 index(Senate c) { return static_cast<u8>(c); }
constexpr Senate senate(int i) { return static_cast<Senate>(i); }
struct SenateCard {
    Bloc bloc;
    u8 points;
    Trait trait;  // none: no Senator
    constexpr bool is_senator() const { return trait != Trait::none; }
};
inline constexpr std::array<SenateCard, senate_cards> senate_table{{
    {Bloc::military, 3, Trait::none},             // Military support 3
    {Bloc::military, 3, Trait::none},             // Military support 3
    {Bloc::military, 2, Trait::none},             // Military support 2
    {Bloc::military, 1, Trait::none},             // Military support 1
    {Bloc::military, 1, Trait::none},             // Military support 1
    {Bloc::military, 1, Trait::none},             // Military support 1
    {Bloc::military, 2, Trait::militant},         // General Fanburch
    {Bloc::military, 2, Trait::expansionist},     // Admiral Osei Varga
    {Bloc::agra_union, 3, Trait::none},           // Agra-Union support 3
    {Bloc::agra_union, 3, Trait::none},           // Agra-Union support 3
    {Bloc::agra_union, 2, Trait::none},           // Agra-Union support 2
    {Bloc::agra_union, 1, Trait::none},           // Agra-Union support 1
    {Bloc::agra_union, 1, Trait::none},           // Agra-Union support 1
    {Bloc::agra_union, 1, Trait::none},           // Agra-Union support 1
    {Bloc::agra_union, 2, Trait::pacifist},       // Senator Anja Lindqvist
    {Bloc::agra_union, 2, Trait::isolationist},   // Senator Tomas Okpara
    {Bloc::bureaucracy, 3, Trait::none},          // Bureaucracy support 3
    {Bloc::bureaucracy, 3, Trait::none},          // Bureaucracy support 3
    {Bloc::bureaucracy, 2, Trait::none},          // Bureaucracy support 2
    {Bloc::bureaucracy, 1, Trait::none},          // Bureaucracy support 1
    {Bloc::bureaucracy, 1, Trait::none},          // Bureaucracy support 1
    {Bloc::bureaucracy, 1, Trait::none},          // Bureaucracy support 1
    {Bloc::bureaucracy, 2, Trait::isolationist},  // Undersecretary Halvard Roos
    {Bloc::bureaucracy, 2, Trait::expansionist},  // Registrar Mei Castellane
    {Bloc::industry, 3, Trait::none},             // Industry support 3
    {Bloc::industry, 3, Trait::none},             // Industry support 3
    {Bloc::industry, 2, Trait::none},             // Industry support 2
    {Bloc::industry, 1, Trait::none},             // Industry support 1
    {Bloc::industry, 1, Trait::none},             // Industry support 1
    {Bloc::industry, 1, Trait::none},             // Industry support 1
    {Bloc::industry, 2, Trait::expansionist},     // Chairman Dorian Vetch
    {Bloc::industry, 2, Trait::militant},         // Director Ilse Kahale
    {Bloc::church, 3, Trait::none},               // Church support 3
    {Bloc::church, 3, Trait::none},               // Church support 3
    {Bloc::church, 2, Trait::none},               // Church support 2
    {Bloc::church, 1, Trait::none},               // Church support 1
    {Bloc::church, 1, Trait::none},               // Church support 1
    {Bloc::church, 1, Trait::none},               // Church support 1
    {Bloc::church, 2, Trait::pacifist},           // Prelate Ambrose Teale
    {Bloc::church, 2, Trait::militant},           // Abbess Ines Dray
    {Bloc::none, 0, Trait::none},                 // Scandal
    {Bloc::none, 0, Trait::none},                 // Ill Reputation
    {Bloc::none, 1, Trait::none},                 // Planned Information Leak
}};
constexpr const SenateCard& card_of(Senate c) { return senate_table[index(c)]; }

// ---- Missions (content.md 7) ----
enum class MissionKind : u8 { initiative, alliance, strength, investment, action };
// The card; its index is that of MIS-01..51. Cards of one title have one name with a number.
enum class Mission : u8 {
    entrenchment,
    martial_law,
    orbital_mobilization,
    land_reform,
    breadbasket_charter,
    general_strike,
    planetary_census,
    emergency_statutes,
    colonial_charter,
    refinery_combine,
    arms_race,
    deep_core_drilling,
    pilgrimage_to_centor,
    concord_of_the_faithful,
    inquisition,
    manifest_expansion,
    isolation_accord,
    grand_coalition,
    war_cabinet,
    sovereignty,
    alliance_1,
    alliance_2,
    alliance_3,
    alliance_4,
    mars_strength_1,
    mars_strength_2,
    juno_strength_1,
    juno_strength_2,
    ganymede_strength_1,
    ganymede_strength_2,
    off_world_strength_1,
    off_world_strength_2,
    off_world_strength_3,
    hoppu_plantations,
    orbital_foundry,
    lobbying_bureau,
    war_bonds,
    survey_satellites,
    field_hospitals,
    preemptive_barrage,
    ambush,
    fanatical_assault,
    dug_in,
    emergency_evacuation,
    forced_march,
    sabotage,
    counter_intelligence,
    black_market,
    recall_vote,
    de_escalation,
    orbital_strike,
    none = 255
};
inline constexpr int mission_cards = 51;
constexpr u8 index(Mission m) { return static_cast<u8>(m); }
constexpr Mission mission(int i) { return static_cast<Mission>(i); }
// One line of a Senate requirement (TE-INI-2): points of a bloc, or Senators.
struct SenateLine {
    u8 points = 0;           // > 0: a bloc line
    Bloc bloc = Bloc::none;  // of a bloc line
    u8 senators = 0;         // > 0: a Senator line, each of the trait, or each of another bloc when there is none
    Trait trait = Trait::none;
    constexpr bool empty() const { return points == 0 && senators == 0; }
};
struct MissionCard {
    MissionKind kind;
    u8 points = 0;  // Victory Points of an Initiative, Control Points of a Strength card
    u8 tension = 0;
    u8 cost = 0;                     // Credits
    OffWorld only = OffWorld::none;  // the one place of a Strength card; none: any
    std::array<SenateLine, 3> lines{};
};
inline constexpr std::array<MissionCard, mission_cards> mission_table{{
    {MissionKind::initiative, 9, 2, 0, OffWorld::none, {{{5, Bloc::military}, {5, Bloc::industry}}}},  // Entrenchment
    {MissionKind::initiative, 8, 3, 0, OffWorld::none, {{{6, Bloc::military}}}},                       // Martial Law
    {MissionKind::initiative,
     5,
     2,
     0,
     OffWorld::none,
     {{{5, Bloc::military}, {2, Bloc::bureaucracy}}}},                              // Orbital Mobilization
    {MissionKind::initiative, 6, 1, 0, OffWorld::none, {{{6, Bloc::agra_union}}}},  // Land Reform
    {MissionKind::initiative, 6, 1, 0, OffWorld::none, {{{4, Bloc::agra_union}, {3, Bloc::church}}}},  // Breadbasket
                                                                                                       // Charter
    {MissionKind::initiative,
     7,
     3,
     0,
     OffWorld::none,
     {{{5, Bloc::agra_union}, {0, Bloc::none, 1, Trait::militant}}}},                // General Strike
    {MissionKind::initiative, 8, 1, 0, OffWorld::none, {{{5, Bloc::bureaucracy}}}},  // Planetary Census
    {MissionKind::initiative, 6, 2, 0, OffWorld::none, {{{7, Bloc::bureaucracy}}}},  // Emergency Statutes
    {MissionKind::initiative, 12, 3, 0, OffWorld::none, {{{4, Bloc::bureaucracy}, {4, Bloc::industry}}}},  // Colonial
                                                                                                           // Charter
    {MissionKind::initiative, 9, 2, 0, OffWorld::none, {{{6, Bloc::industry}}}},  // Refinery Combine
    {MissionKind::initiative, 7, 3, 0, OffWorld::none, {{{4, Bloc::industry}, {4, Bloc::military}}}},  // Arms Race
    {MissionKind::initiative, 4, 1, 0, OffWorld::none, {{{5, Bloc::industry}}}},  // Deep-Core Drilling
    {MissionKind::initiative, 7, 1, 0, OffWorld::none, {{{6, Bloc::church}}}},    // Pilgrimage to Centor
    {MissionKind::initiative,
     7,
     1,
     0,
     OffWorld::none,
     {{{5, Bloc::church}, {0, Bloc::none, 1, Trait::pacifist}}}},  // Concord of the Faithful
    {MissionKind::initiative, 7, 3, 0, OffWorld::none, {{{4, Bloc::church}, {4, Bloc::bureaucracy}}}},  // Inquisition
    {MissionKind::initiative, 9, 3, 0, OffWorld::none, {{{0, Bloc::none, 2, Trait::expansionist}}}},    // Manifest
                                                                                                        // Expansion
    {MissionKind::initiative,
     8,
     2,
     0,
     OffWorld::none,
     {{{0, Bloc::none, 2, Trait::isolationist}, {2, Bloc::bureaucracy}}}},                     // Isolation Accord
    {MissionKind::initiative, 12, 3, 0, OffWorld::none, {{{0, Bloc::none, 4, Trait::none}}}},  // Grand Coalition
    {MissionKind::initiative,
     8,
     4,
     0,
     OffWorld::none,
     {{{0, Bloc::none, 2, Trait::militant}, {3, Bloc::military}}}},  // War Cabinet
    {MissionKind::initiative,
     15,
     4,
     0,
     OffWorld::none,
     {{{3, Bloc::military}, {3, Bloc::agra_union}, {3, Bloc::industry}}}},  // Sovereignty
    {MissionKind::alliance},
    {MissionKind::alliance},
    {MissionKind::alliance},
    {MissionKind::alliance},
    {MissionKind::strength, 5, 0, 5, OffWorld::mars},
    {MissionKind::strength, 5, 0, 5, OffWorld::mars},
    {MissionKind::strength, 5, 0, 5, OffWorld::juno_platform},
    {MissionKind::strength, 5, 0, 5, OffWorld::juno_platform},
    {MissionKind::strength, 5, 0, 5, OffWorld::ganymede_yards},
    {MissionKind::strength, 5, 0, 5, OffWorld::ganymede_yards},
    {MissionKind::strength, 3, 0, 5, OffWorld::none},
    {MissionKind::strength, 3, 0, 5, OffWorld::none},
    {MissionKind::strength, 3, 0, 5, OffWorld::none},
    {MissionKind::investment, 0, 0, 6},  // Hoppu Plantations
    {MissionKind::investment, 0, 0, 6},  // Orbital Foundry
    {MissionKind::investment, 0, 0, 5},  // Lobbying Bureau
    {MissionKind::investment, 0, 0, 7},  // War Bonds
    {MissionKind::investment, 0, 0, 4},  // Survey Satellites
    {MissionKind::investment, 0, 0, 6},  // Field Hospitals
    {MissionKind::action, 0, 0, 0},      // Preemptive Barrage
    {MissionKind::action, 0, 0, 0},      // Ambush
    {MissionKind::action, 0, 0, 0},      // Fanatical Assault
    {MissionKind::action, 0, 0, 0},      // Dug In
    {MissionKind::action, 0, 0, 0},      // Emergency Evacuation
    {MissionKind::action, 0, 0, 0},      // Forced March
    {MissionKind::action, 0, 0, 0},      // Sabotage
    {MissionKind::action, 0, 0, 0},      // Counter-Intelligence
    {MissionKind::action, 0, 0, 0},      // Black Market
    {MissionKind::action, 0, 0, 3},      // Recall Vote
    {MissionKind::action, 0, 0, 0},      // De-escalation
    {MissionKind::action, 0, 0, 0},      // Orbital Strike
}};
constexpr const MissionCard& card_of(Mission m) { return mission_table[index(m)]; }
inline constexpr Mission first_strength = Mission::mars_strength_1;
inline constexpr int strength_cards = 9;
inline constexpr Mission first_alliance = Mission::alliance_1;
inline constexpr int alliance_cards = 4;

// Sets of cards as bits of their indices.
using SenateSet = u64;
using MissionSet = u64;
constexpr u64 bit(Senate c) { return u64{1} << index(c); }
constexpr u64 bit(Mission m) { return u64{1} << index(m); }

}  // namespace hexmoot::te
