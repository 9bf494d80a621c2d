#pragma once

#include <span>
#include <vector>

#include "app/games/thunders_edge/te_engine.h"

namespace hexmoot::te {

/// The ways by which units have come since the map was last shown, as the log tells them to all.
class Flights {
  public:
    /// Reads what is new in the log; nothing new is a way when the log was read for the first time, or got shorter.
    void read(std::span<const Event> log);
    /// The areas by which the units of a stack have come, the first one first; none unless all came by the same.
    [[nodiscard]] std::vector<Token> way(Token area, Piece, int count) const;

  private:
    struct Flight {
        Piece piece = Piece::none;
        std::vector<Token> areas;  // where it began, through to where it is now
    };
    void go_on(Piece, Token from, Token to);

    std::vector<Flight> flights_;
    size_t told_ = 0;
    bool first_ = true;
};

}  // namespace hexmoot::te
