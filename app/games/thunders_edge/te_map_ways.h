#pragma once

#include <span>
#include <vector>

#include "app/games/thunders_edge/te_engine.h"

namespace hexmoot::te {

class TeBoard;

/// Units of one kind in one area that have the same movement left: what one press takes up.
struct Stack {
    Area area = Area::none;
    Piece piece = Piece::none;
    int points = 0;
    int count = 0;
    friend bool operator==(const Stack&, const Stack&) = default;
    [[nodiscard]] bool none() const { return area == Area::none; }
    /// The same units, however many of them are left.
    [[nodiscard]] bool like(const Stack& other) const {
        return area == other.area && piece == other.piece && points == other.points;
    }
};
/// The stacks of an area, those with the most movement left first.
std::vector<Stack> stacks(const State&, Area);

/// How one unit gets to an area.
struct Way {
    std::vector<Area> areas;   // from the first one entered to the target
    std::vector<Token> words;  // which say it, from the unit on
    bool stops = false;        // by terrain, or by what may turn up
    bool turns_up = false;     // a face-down hex
    bool perishes = false;
    [[nodiscard]] Area to() const { return areas.back(); }
    [[nodiscard]] int cost() const { return static_cast<int>(areas.size()); }
};

/// Everywhere that one unit may go now, the cheapest way to each area. Found by saying words to copies of the match; a
/// way never leads past a hex that would turn up.
class Ways {
  public:
    Ways() = default;
    /// `lead`: what is said before the first area ("move walker F(0,0)"); empty when that has been said.
    Ways(const TeBoard&, const Stack&, std::vector<Token> lead);

    [[nodiscard]] const std::vector<Way>& all() const { return ways_; }
    [[nodiscard]] const Way* to(Area) const;
    /// The words to which the engine answers why the unit may not go there. @pre there is no way to it
    [[nodiscard]] std::vector<Token> words_refused(const State&, Area) const;

  private:
    struct Node;
    void look_around(const TeBoard&, const Node&, std::vector<Node>& next);
    [[nodiscard]] std::vector<Token> as_the_crow_flies(const State&, Area, bool past_enemies) const;

    Stack stack_;
    std::vector<Token> lead_;
    std::vector<Way> ways_;
    struct Bar {
        Area area;
        std::vector<Token> words;
    };
    std::vector<Bar> barred_;
};

}  // namespace hexmoot::te
