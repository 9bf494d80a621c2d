// The greedy seat: a simple player that looks one command ahead. It knows what its seat may know (a View) and weighs
// what lies on the table by fixed weights; a comment beside each says why.
//   greedy.cpp         who speaks, and the words of set-up, cards and deals
//   greedy_senate.cpp  the market, payments and Missions
//   greedy_map.cpp     what areas are worth and where units are drawn to
//   greedy_war.cpp     moves, sieges, attacks, the steps of a combat, drops
//   greedy_purse.cpp   what Credits are spent on
#pragma once
#include <optional>
#include <span>

#include "engine/games/thunders_edge/choosing.h"
#include "engine/games/thunders_edge/thunders_edge.h"

namespace hexmoot::te {

// What a seat goes in for. The usual is all it can; less serves to compare games with the simulation of sources.md 3.3.
struct Manner {
    int plans = 10;       // in how many of ten turns it trades for an Initiative too, not for the office alone
    bool sells = true;    // offers deals
    bool governs = true;  // pays Initiatives with the abilities of Centor and Saint Brandt
};

// One question as its seat sees it: the words it may say, and those it has said since the step began.
struct Asked {
    const View& view;
    Seat me;
    std::span<const Token> may;
    std::span<const Token> said;
    Rng& rng;
    Manner manner{};

    const State& s() const { return view.shown; }
    Question question() const { return static_cast<Question>(view.prompt.kind); }
    Rule rule() const { return static_cast<Rule>(view.prompt.rule); }
    int money() const { return s().money(me); }
    bool can(Token t) const { return std::ranges::find(may, t) != may.end(); }
    bool can(Verb v) const { return can(word(v)); }
    bool asks(Kind k) const {
        return std::ranges::any_of(may, [&](Token t) { return kind_of(t) == k; });
    }
    // The word with the highest value, of equals the first.
    template <class Value>
    Token best(const Value& value) const {
        return *std::ranges::max_element(may, {}, value);
    }
    // The words of the command under way, from its last verb of this kind on.
    std::span<const Token> since(Verb v) const {
        for (size_t i = said.size(); i-- > 0;)
            if (is(said[i], v)) return said.subspan(i);
        return {};
    }
    Mission card_under_way() const {
        for (size_t i = said.size(); i-- > 0;)
            if (kind_of(said[i]) == Kind::mission) return mission_of(said[i]);
        return Mission::none;
    }
};

// What the seat says; none when it leaves the word to others (an open floor, another seat's segment).
std::optional<Token> greedy_word(const Asked&);
// The same of a whole question: the first of the seats `of`, by lot, that has something to say. `line`: the words since
// the step began. `now` is looked at through the views of those seats alone.
std::optional<Answer> greedy_answer(const State& now, const Prompt&, std::span<const Answer> offered,
                                    std::span<const Answer> line, SeatSet of, Rng&, Manner = {});

// ---- its parts: each answers the questions of its chapters; none for others' ----
std::optional<Token> greedy_market(const Asked&);
std::optional<Token> greedy_missions(const Asked&);
std::optional<Token> greedy_war(const Asked&);
std::optional<Token> greedy_purse(const Asked&);

// ---- weights that the parts share ----
// A point at the end counts 2, a Credit a turn 1: about six incomes are to come in an average game, and a Credit is
// worth a third of a point.
int worth(const State&, Seat, Location);
int worth(const State&, Seat, Area);                 // of a Location's area, of the field around one half of that
Seat leader(const State&, Seat but);                 // who has the most points of the others
bool leads(const State&, Seat);                      // by what all can count
OffWorld place_to_strengthen(const Asked&, int by);  // where so many Control Points change most; none: nowhere
int card_worth(const State&, Seat, Mission);         // in Credits, to a seat that holds it
Window window_now(const State&);
Mission wise_card(const Asked&);  // none: keep them all
std::optional<Token> wise_ability(const Asked&);
std::optional<Token> choose_target(const Asked&);  // what a card or an ability is used on

// What draws the units of a seat, and how near.
class Pull {
  public:
    Pull(const State&, Seat);
    // To a unit that stands at `from` (none: in Orbit), standing at `at`.
    int value(Area from, Area at) const;
    const List<Area, most_origins>& beside(Area a) const { return beside_[index(a)]; }
    int keeps(Area) const;  // how many units must not leave the area

  private:
    struct Goal {
        Area at = Area::none;
        int worth = 0;
        bool shared = false;      // any number of units may go there; else one is enough:
        Area taker = Area::none;  // the nearest
        std::array<u8, most_areas> steps{};
    };
    void add(Area at, int worth, bool shared);
    void walk(Goal&) const;
    void draw_to_location(Area);
    void draw_to_hidden(int site);
    bool threatened(Area) const;

    const State& s_;
    Seat me_;
    std::array<List<Area, most_origins>, most_areas> beside_{};
    List<Goal, 64> goals_;
};

}  // namespace hexmoot::te
