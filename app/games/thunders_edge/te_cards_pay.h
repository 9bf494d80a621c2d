#pragma once

#include <optional>
#include <vector>

#include "app/games/thunders_edge/te_engine.h"
#include "engine/games/thunders_edge/spend.h"

namespace hexmoot::te {

/// What a Mission card has its player pay with Senate cards, as far as the words of its command have said it: an
/// Initiative's lines, or those of De-escalation once its way is chosen. Nothing for other cards.
std::optional<Spend> payment(const State&, Seat, std::span<const Token> line);
/// The payment of that card before anything has been named. @pre the card is an Initiative
Spend whole_payment(const State&, Seat, Mission);
/// The words that complete it at the least cost: few points, then few Senators, and an ability only where cards do not
/// suffice. Nothing when it cannot be completed, or is.
std::vector<Token> cheapest(const Spend&);
/// Points, or Senators, that are on the line under way.
int covered_now(const Spend&);

}  // namespace hexmoot::te
