#pragma once

#include <span>
#include <vector>

#include "app/games/thunders_edge/te_engine.h"

namespace hexmoot::te {

/// The ways by which units have come since the map was last shown.
class Flights {
  public:
    void read(std::span<const Event> news);
    /// The areas by which the units of a stack have come, the first one first; none unless all came by the same.
    [[nodiscard]] std::vector<Token> way(Token area, Piece, int count) const;

  private:
    struct Flight {
        Piece piece = Piece::none;
        std::vector<Token> areas;  // where it began, through to where it is now
    };
    void go_on(Piece, Token from, Token to);

    std::vector<Flight> flights_;
};

}  // namespace hexmoot::te
