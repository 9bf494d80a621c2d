#pragma once

#include <vector>

#include "app/games/thunders_edge/te_engine.h"
#include "engine/games/thunders_edge/order.h"

namespace hexmoot::te {

/// One line of an order in the words that were said for it: "buy walker transit".
using OrderItem = std::vector<Token>;

/// An order of the Purchase Segment while it is written: its items, what they come to, and the words of an item that is
/// not complete.
struct OrderDraft {
    std::vector<OrderItem> items;
    OrderItem open;
    Order order;
};

/// Reads an order from its words; `order` or `reopen` may stand before them.
OrderDraft read_order(const State&, Seat, const std::vector<Token>& words);
/// How many of a type are among the items, off world and by abilities too.
int ordered(const Order&, Piece type);

}  // namespace hexmoot::te
