// The State of a game of Thunder's Edge, what can be read off it, and the functions that change it.
#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <type_traits>

#include "engine/games/thunders_edge/vocabulary.h"
#include "engine/kernel/rng.h"
#include "engine/kernel/table.h"

namespace hexmoot {
struct Setup;
}

namespace hexmoot::te {

inline constexpr int most_seats = 5;
template <class T>
using BySeat = SeatMap<T, most_seats>;

// An ordered list with room for N.
template <class T, int N>
struct List {
    std::array<T, N> at{};
    u8 size = 0;

    constexpr T* begin() { return at.data(); }
    constexpr T* end() { return at.data() + size; }
    constexpr const T* begin() const { return at.data(); }
    constexpr const T* end() const { return at.data() + size; }
    constexpr bool empty() const { return size == 0; }
    void push(T x) {
        HX_RULE(size < N);
        at[size++] = x;
    }
    T remove(int i) {
        HX_RULE(i >= 0 && i < size);
        const T x = at[static_cast<size_t>(i)];
        for (size_t k = static_cast<size_t>(i) + 1; k < size; k++) at[k - 1] = at[k];
        at[--size] = T{};
        return x;
    }
    friend constexpr bool operator==(const List&, const List&) = default;
};

// ---- the map (TE-MAP) ----
// Sites are the hexes in the order in which they were placed: site 0 is Centor, 1..4 the rest of the starting line.
// Each has two areas, its field and its Location; whether the Location exists is known once the hex lies face up.
inline constexpr int most_areas = 2 * hexes;
enum class Area : u8 { none = 255 };
constexpr u8 index(Area a) { return static_cast<u8>(a); }
constexpr Area field(int site) { return static_cast<Area>(2 * site); }
constexpr Area location(int site) { return static_cast<Area>(2 * site + 1); }
constexpr int site_of(Area a) { return index(a) / 2; }
constexpr bool is_field(Area a) { return index(a) % 2 == 0; }
constexpr Area field_of(Area a) { return field(site_of(a)); }
constexpr Area other_area(Area a) { return static_cast<Area>(index(a) ^ 1); }

struct Site {
    Cell cell;
    u8 hex = 255;  // its tile, known to all when up
    u8 up = 0;
    Seat placer = nobody;  // may look at it (TE-MAP-7)
    friend constexpr bool operator==(Site, Site) = default;
};

// Counts of pieces by kind, and of unit types in boxes.
struct Force : std::array<u8, piece_kinds> {};
struct Box : std::array<u8, unit_types> {};

// One unit of the active seat that has moved, or may go farther than others, in this segment (TE-MOVE-1). Units of the
// same kind in the same area that are not listed have all their Movement Points.
struct Leg {
    Area area = Area::none;
    Piece piece = Piece::none;
    u8 points = 0;   // left
    u8 stopped = 0;  // 1: by terrain
    friend constexpr bool operator==(Leg, Leg) = default;
};
inline constexpr int most_legs = 68;  // all units of a two-colour seat

struct Siege {
    Area target = Area::none;
    Seat by = nobody;
    u8 turn = 0;
    friend constexpr bool operator==(Siege, Siege) = default;
};

inline constexpr int most_origins = 7;
struct Attack {
    Area target = Area::none;
    Area arrow = Area::none;
    List<Area, most_origins> origins{};
    friend constexpr bool operator==(const Attack&, const Attack&) = default;
};
inline constexpr int most_attacks = 40;  // no two share an origin, each origin holds a unit

// The combat under way (section 11.4).
struct Combat {
    Area target = Area::none;
    Area arrow = Area::none;
    Seat attacker = nobody;
    Seat defender = nobody;
    u8 through = 0;                      // 1: a breakthrough
    List<Area, most_origins> origins{};  // of a breakthrough: the primary target alone
    Force party{};                       // of a breakthrough: who takes part, of the units in the origin
    List<Area, 40> support{};            // areas whose Artillery fires for the attacker, one entry a die
    u8 defence_support = 0;
    u8 attack_dice = 0, defence_dice = 0;  // from cards and abilities
    u8 defence_bonus = 0;                  // Dug In
    u8 ambush = 0, assault = 0, evacuated = 0;
    SeatSet supports_attack;                       // allies who helped the attacker (TE-ART-7)
    u8 owed_now = 0, owed_later = 0, hits = 0;     // casualties: attacker's at once, attacker's after, defender's
    u8 rolled = 0;                                 // 1: there was an Offensive Roll
    Force lost_by_attacker{}, lost_by_defender{};  // for Field Hospitals
    Force advanced{};                              // units that advanced into the target
    u8 stage = 0;                                  // whose turn it is within a step; the step's own counter
    friend constexpr bool operator==(const Combat&, const Combat&) = default;
};

// ---- the market (section 7.3) ----
inline constexpr int most_cries = 3;
inline constexpr int most_offers = 3;
struct MarketOffer {
    SeatSet to;
    Request want = Request::none, give = Request::none;
    Senate card = Senate::none, rider = Senate::none;
    u8 number = 0;  // as the table calls it; 0: no offer
    friend constexpr bool operator==(const MarketOffer&, const MarketOffer&) = default;
};
struct SilentOffer {
    Seat to = nobody;
    Senate first = Senate::none, second = Senate::none;
    u8 number = 0;  // 0: none
    friend constexpr bool operator==(const SilentOffer&, const SilentOffer&) = default;
};
constexpr BySeat<std::array<Request, most_cries>> no_cries() {
    BySeat<std::array<Request, most_cries>> out;
    for (auto& cries : out.at) cries.fill(Request::none);
    return out;
}
struct Market {
    BySeat<std::array<Request, most_cries>> cries = no_cries();
    BySeat<std::array<MarketOffer, most_offers>> offers{};
    BySeat<SilentOffer> silent{};
    BySeat<u8> acts{};  // used in this interval
    SeatSet raised, withdrawn, passed;
    SeatSet hold;   // standing HOLD; secret
    SeatSet stale;  // rota: raised seats that need not be asked again (TE-MKT-3)
    Seat head{};
    Seat booth = nobody;  // whose booth is open; rota: the floor seat while it looks at its cards
    u8 interval = 0;
    u8 next_number = 1;
    u8 exchanged = 0;                            // in this booth visit or floor turn
    u8 standing_set = 0, armed = 0;              // in this visit or turn; secret
    u8 rotation = 0, floor_turns = 0, busy = 0;  // rota; the floor is floor_turns seats after the head
    u8 shown = 0;                                // CONSUL_END: all Senate hands lie open (TE-BLK-1)
    friend constexpr bool operator==(const Market&, const Market&) = default;
};

struct Alliance {
    Seat a = nobody, b = nobody;
    friend constexpr bool operator==(Alliance, Alliance) = default;
};

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

// The proposal that waits for its answer (section 16); empty between two steps.
struct Deal {
    MissionSet offered = 0;  // cards of `from`; only the two parties know them
    MissionSet wanted = 0;   // titles, each by one of its cards; the others asked for are any card; as secret
    u16 gives = 0, takes = 0;
    Seat from = nobody, to = nobody;
    u8 cards_given = 0, cards_asked = 0;
    std::array<u8, most_areas> areas{};  // 1: goes to the other party
    friend constexpr bool operator==(const Deal&, const Deal&) = default;
};
inline constexpr int deals_accepted_limit = 12, deals_declined_limit = 3;  // TE-DEAL-4
inline constexpr int fidgets_limit = 4;

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

// ---- seats ----
inline SeatSet all_seats(const State& s) { return SeatSet::first(s.seats); }
inline Seat after(const State& s, Seat p) { return seat((hexmoot::index(p) + 1) % s.seats); }
// The seats of the set, clockwise from `first`.
List<Seat, most_seats> clockwise(const State&, Seat first, SeatSet of);
inline List<Seat, most_seats> bookkeeping_order(const State& s) {
    return clockwise(s, s.first_dropper, all_seats(s));  // TE-GEN-8
}
bool allied(const State&, Seat, Seat);  // never with itself
SeatSet allies(const State&, Seat);
inline bool friendly(const State& s, Seat a, Seat b) { return a == b || allied(s, a, b); }
bool concord(const State&, Seat, Seat);  // MIS-14 forbids them to fight
int pool(const State&, Seat, Piece);     // TE-GEN-7
int victory_value(const State&, Seat);   // sum of VV of the Locations it controls (TE-PRI-1)
int resource_value(const State&, Seat);  // sum of printed values, besieged or not (TE-RES-3)
// Priority order now (TE-PRI-1..3); `statutes`: Emergency Statutes counts (Action and Drop Phase).
std::array<Seat, most_seats> priority(const State&, bool statutes);

// ---- the map ----
int site_at(const State&, Cell);  // -1: no hex there
inline Area field_at(const State& s, Cell c) {
    const int i = site_at(s, c);
    return i < 0 ? Area::none : field(i);
}
int neighbours(const State&, Cell);  // occupied neighbour cells
std::array<Cell, 6> around(Cell);
bool exists(const State&, Area);           // a field, or the known Location of a face-up hex
Location location_in(const State&, Area);  // of an existing Location area; none for fields
Area area_of(const State&, Location);      // Area::none while its hex is hidden
Terrain terrain(const State&, int site);   // true terrain; callers mind TE-MAP-6
bool known_terrain(const State&, int site);
bool adjacent(const State&, Area, Area);  // TE-MAP-3
List<Area, most_origins> adjacent_areas(const State&, Area);
int distance(const State&, Area, Area);        // TE-MAP-4; 255: no path
Token word(const State&, Area);                // F(q,r) or L(q,r)
Area area_of(const State&, Token);             // Area::none when there is no such area
void put_area(const State&, Area, u8* facts);  // three bytes of an event

// ---- units ----
int units(const Force&);
inline int units(const State& s, Area a) { return units(s.at(a)); }
// Whose units are in the area; nobody when it is empty.
inline Seat occupant(const State& s, Area a) { return units(s, a) > 0 ? s.owner(a) : nobody; }
bool enemy_units(const State&, Seat, Area);  // units of a seat neither it nor its ally
int attack_value(const Force&);
int defense_value(const Force&);
int units(const Box&);
void add(Box& to, const Box& more);
Box face_down(const Box& all, const Box& open);  // the rest of a box
bool besieged(const State&, Area location);
Seat off_world_controller(const State&, OffWorld);  // TE-OFFW-2
// Victory Value as all may count it now: Off World by Strength cards alone, by everything once the game is over
// (TE-SCORE-3).
int public_score(const State&, Seat);
int count_locations(const State&, Seat, LocationType);

// ---- Movement Points of the active seat's units in its movement part (legs.cpp, TE-MOVE-1) ----
int best_points(const State&, Area, Piece);             // the most that such a unit there has left; 0: none can move
int stopped_units(const State&, Area, Piece);           // by terrain
int units_with(const State&, Area, Piece, int points);  // that have exactly these points and are not stopped
// Lifts a unit off its area: of those that have at least `points` one with the fewest. The caller spends points, lets
// it enter() elsewhere and lists it there with put_leg; a unit that was destroyed is not listed again.
Leg take_leg(State&, Area, Piece, int points);
void put_leg(State&, Leg);  // precondition: the unit stands in leg.area already
// One more point for a unit that has exactly `points`, or for one that has stopped: it stays (Forced March, Fuel Dump).
inline constexpr int points_of_stopped = 255;
void boost(State&, Area, Piece, int points);

// ---- changing: log, guard, change (control.cpp) ----
// A unit enters an area: face-down hex, Volcanic, Fortification, control, siege, instant victory (TE-MOVE-3). The unit
// comes from nowhere: callers take it from where it was. False: a Conventional Force that was destroyed.
enum class Entering : u8 { moving, passing, advancing, dropping, placing };
bool enter(State&, Table&, Seat, Piece, Area, Entering);
void reveal(State&, Table&, Seat, int site);
void take_control(State&, Table&, Seat, Area);  // nobody: abandons it
// The change of control alone, for several at once (a deal): check_sieges and check_victory are the caller's.
void change_control(State&, Table&, Seat, Area, Rule why);
void remove_unit(State&, Table&, Area, Piece, Rule why);  // to the pool
void remove_fort(State&, Table&, Area, Rule why);
void build_fort(State&, Table&, Seat, Area, Rule why);
void check_sieges(State&, Table&);   // TE-SIEGE-4
void check_victory(State&, Table&);  // TE-END-2
void earn(State&, Table&, Seat, int amount, Rule why);
void pay(State&, Table&, Seat, int amount, Rule why);
int fort_supply(const State&);
int landing_supply(const State&);
void begin_allied(State&, Table&, Seat, Seat, Mission card);
void draw_mission(State&, Table&, Seat);          // reshuffles when needed; nothing when both piles are empty
void spend_senate(State&, Table&, Seat, Senate);  // to the deck (TE-MIS-4)
void raise_tension(State&, Table&, int by, Rule why);

// ---- what several chapters read off the map ----
// All cells of the world and of the ring around it.
template <class Visit>
void each_cell(const State& s, const Visit& visit) {
    int low_q = 0, high_q = 0, low_r = 0, high_r = 0;
    for (const Site& x : s.sites) {
        low_q = std::min<int>(low_q, x.cell.q);
        high_q = std::max<int>(high_q, x.cell.q);
        low_r = std::min<int>(low_r, x.cell.r);
        high_r = std::max<int>(high_r, x.cell.r);
    }
    for (int q = low_q - 1; q <= high_q + 1; q++)
        for (int r = low_r - 1; r <= high_r + 1; r++) visit(Cell{static_cast<i8>(q), static_cast<i8>(r)});
}
// All areas there are, fields and known Locations.
template <class Visit>
void each_area(const State& s, const Visit& visit) {
    for (int i = 0; i < 2 * s.sites.size; i++)
        if (exists(s, static_cast<Area>(i))) visit(static_cast<Area>(i));
}

// One question, all of whose answers are single words.
inline Ask ask(SeatSet seats, Question q, Rule rule, Secrecy secrecy = Secrecy::open, Shape shape = Shape::one) {
    return {seats, static_cast<u8>(q), cite(rule), secrecy, shape};
}

// ---- Priority and the option (priority_option.cpp, TE-PRI-5) ----
void begin_phase(State&, Phase);          // the next state begins: new_state
void begin_options(State&);               // Action and Drop Phase: fixes the order; every seat is still to act
Seat option_holder(const State&);         // who may go or pass now; nobody: all have acted
void offer_option(const State&, Offer&);  // its `go` and `pass`
// Asks for `go` or `pass`, and all seats for their free moves. Returns the seat whose segment begins: it is active and
// has left those still to act. nobody: it passed, or somebody made a free move; ask again. Precondition: a holder.
Seat ask_option(State&, Table&, Question);

// ---- the Senate (senate.cpp) ----
inline bool has(SenateSet hand, Senate c) { return (hand & bit(c)) != 0; }
inline int count(SenateSet hand) { return std::popcount(hand); }
int bloc_points(SenateSet, Bloc);                  // Senators 2, the Leak 1 for any bloc (TE-CON-2)
int senators(SenateSet);                           // cards that are Senators
int support_points(SenateSet);                     // over all cards, Leak 1 (TE-CON-6)
bool qualifies(SenateSet);                         // TE-CON-2
bool satisfies(Request, Senate);                   // TE-REQ-3
void return_senate(State&, Seat, Senate);          // from the hand to the deck, untold
bool draw_senate(State&, Table&, Seat, Rule why);  // false: the deck is empty
void shuffle_senate(State&);                       // the last act of a step (AMB-40)

// ---- the market ----
// Rota: whose floor turn it is.
inline Seat floor_seat(const State& s) {
    return seat((hexmoot::index(s.market.head) + s.market.floor_turns) % s.seats);
}
SenateSet cards_of(const SilentOffer&);  // locked while it is open (TE-OPT-3)

// ---- where a segment or state begins ----
void begin_consul_segment(State&);   // market.cpp: CONSUL_MARKET from its first declaration window on
void begin_mission_segment(State&);  // missions.cpp: Priority order, then MISSION_TURN
inline bool hands_open(const State& s) { return s.phase == Phase::consul_end && s.market.shown; }
void new_state(State&);  // free.cpp: counters of TE-DEAL-4 and what was looked at; whoever enters a state

// ---- the chapters of the rulebook: each resolves the next step of its phases ----
// TE-SET and the starting line: everything up to the first roll. Precondition: seats and options are in range.
tl::expected<State, Reason> begin_game(const Setup&);  // setup.cpp
void build_world(State&, Table&);                      // setup.cpp: world_roll .. initial_drop
void status_phase(State&, Table&);                     // status.cpp
void begin_consul_segment(State&);                     // market.cpp: an empty market, phase market_window
void consul_segment(State&, Table&);                   // market.cpp: market_window, market, market_draw
void consul_end(State&, Table&);                       // consul.cpp
void mission_segment(State&, Table&);                  // missions.cpp
void discard_segment(State&, Table&);                  // discard.cpp
void action_phase(State&, Table&);     // action.cpp: action_begin, action_offer, siege_check; movement.cpp; declare.cpp
void movement(State&, Table&);         // movement.cpp: action_move, move_excess
void declaration(State&, Table&);      // declare.cpp: action_declare, action_resolve
void combat(State&, Table&);           // combat.cpp: combat_1 .. combat_7
void resources(State&, Table&);        // resources.cpp
void purchase(State&, Table&);         // purchase.cpp
void drop_phase(State&, Table&);       // drop.cpp
int public_score(const State&, Seat);  // scoring.cpp: TE-SCORE-3 as all can count it: Off World units at the end only
void end_game(State&, Table&);         // scoring.cpp: TE-SCORE; ends in phase over
void end_segment(State&);              // action.cpp: the Player Action Segment is over

// movement.cpp: why a move of a unit from there, over so many areas, had to end before the last of them: for the test
// of a whole command (TE-MOVE-2, -4).
Reason ended_move(const State& before, Piece, Area from, int areas);

// ---- casualties (casualties.cpp, TE-CMB-3) ----
// Units that may be named, by area.
using Forces = std::array<Force, most_areas>;
struct Unit {
    Piece piece = Piece::none;
    Area area = Area::none;
};
inline constexpr int most_named = 40;  // in one command
using Units = List<Unit, most_named>;
// Asks which `count` of the eligible units go, as "remove walker F(0,0) ...", and removes them;
// without asking when there is no choice: all must go, or all are of one kind in one area. Returns what was removed.
Units remove_casualties(State&, Table&, const Forces& eligible, int count, const Ask&);

// ---- what several chapters share ----
// Moves that any seat may make beside the question of a state (section 18a): deals, breaking alliances, card standing,
// arming. `free` says which; offer_free adds them to an open prompt, play_free carries one out when `a` is one of them.
struct FreeMoves {
    bool deals = false, alliances = false, arming = false;
};
void offer_free(const State&, const FreeMoves&, Seat asked, Offer&);  // free.cpp; asked: may arm if holding
bool play_free(State&, Table&, const FreeMoves&, Answer);             // true: it was one and has been carried out
SeatSet free_seats(const State&, const FreeMoves&);                   // who could make one of them (arming apart)
Reason may_arm(const State&, Seat);      // MIS-47, from the hand: for prompts that are the seat's own
void arm_counter(State&, Table&, Seat);  // after `arm`: against whom, or disarmed, or none
// The windows of TE-CARD-3 in which a hand may act.
enum class Window : u8 { missions, move0, move, combat_1, combat_2, combat_5, resources, purchase, drop };
// Cards and abilities (cards.cpp): what the seat may use now, as words after `card` and `ability`.
Reason may_play(const State&, Seat, Mission, Window);
Reason may_use(const State&, Seat, Location, Window);
Reason may_use(const State&, Seat, Faction, Window);
bool any_ability(const State&, Seat, Window);
// Asks which card, then its choices, and carries it out; false when the seat chose none. The card's text stands above
// its code.
bool play_card(State&, Table&, Seat, Window);
void use_ability(State&, Table&, Seat, Token ability, Window);
void turn_location(State&, Table&, Seat, Location);  // TE-LOC-1: its card is used; for chapters that do the rest
// windows.cpp: `card` and `ability` beside the other words of a window, on public grounds alone (TE-CARD-5).
bool window_opens(const State&, Seat, Window);  // it holds a Mission card, or has an ability for it
void offer_window(const State&, Seat, Window, Offer&);
bool use_window(State&, Table&, Seat, Window, Token);  // true: it was one of the two, and has been carried out
void play_initiative(State&, Table&, Seat, Mission);   // initiatives.cpp

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 16 * 1024);

}  // namespace hexmoot::te
