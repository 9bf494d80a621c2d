// What a State is made of: the areas of the map, counts of units, and the records of a war, of the market, of deals.
#pragma once
#include <array>

#include "engine/games/thunders_edge/vocabulary.h"
#include "engine/kernel/table.h"

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

inline constexpr int farthest_cell = 2 + hexes - 5;  // beyond the starting line each hex touches one that lies there
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
    u8 ambush = 0, assault = 0;
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
    Seat announced = nobody;  // that alone holds out; rota: the head in the last rotation (TE-MKT-13)
    u8 shown = 0;             // CONSUL_END: all Senate hands lie open (TE-BLK-1)
    friend constexpr bool operator==(const Market&, const Market&) = default;
};

struct Alliance {
    Seat a = nobody, b = nobody;
    friend constexpr bool operator==(Alliance, Alliance) = default;
};

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

}  // namespace hexmoot::te
