// What a seat orders in the Purchase Segment (section 12) while it writes in secret, and what it may still add.
#pragma once
#include "engine/games/thunders_edge/board.h"

namespace hexmoot::te {

inline constexpr int yards_capacity = 2;  // OFF-3
inline constexpr int most_levied = 3;     // LOC-02
inline constexpr int shops_discount = 2;  // LOC-08

struct Order {
    Box transit{}, orbit{};        // counters for Thunder's Edge
    u8 levied = 0;                 // Conventional Forces among them that General Levy adds for nothing
    u8 by_yards = 0;               // of those in Orbit, sent there by Ganymede Yards
    Piece by_shops = Piece::none;  // the one that Machine Shops build, in Orbit
    List<Area, 40> forts;          // each with the sacrifice of a Conventional Force there
    Area prepared = Area::none;    // the Fortification of Prepared Positions
    List<Area, hexes> landings;
    Piece off_world_unit = Piece::none;
    OffWorld off_world = OffWorld::none;
};

// What all of it costs the seat.
int price(const State&, Seat, const Order&);

// The preconditions of TE-PUR-6..9 and of the abilities, in their printed order.
Reason may_buy(const State&, Seat, const Order&, Piece);
Reason may_send_to_orbit(const State&, Seat, const Order&);
Reason may_fortify(const State&, Seat, const Order&, Area);
Reason may_land(const State&, Seat, const Order&, Area);
Reason may_go_off_world(const State&, Seat, const Order&, Piece);
Reason may_build_in_shops(const State&, Seat, const Order&, Piece);
Reason may_prepare(const State&, Seat, const Order&, Area);
int most_to_levy(const State&, Seat, const Order&);
// Whether there is anything at all to do of the kind; the reason of the nearest miss otherwise.
Reason may_buy(const State&, Seat, const Order&);
Reason may_fortify(const State&, Seat, const Order&);
Reason may_land(const State&, Seat, const Order&);
Reason may_go_off_world(const State&, Seat, const Order&);
Reason may_apply(const State&, Seat, const Order&, Location);

// All orders, when all are sealed, in Priority order as it is now (TE-PUR-3).
void carry_out(State&, Table&, const BySeat<Order>&);  // orders.cpp

}  // namespace hexmoot::te
