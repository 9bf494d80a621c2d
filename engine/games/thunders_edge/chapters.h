// The chapters of the rulebook: how they begin, and the step that each resolves.
#pragma once
#include "engine/games/thunders_edge/changes.h"

namespace hexmoot {
struct Setup;
}

namespace hexmoot::te {

// One question, all of whose answers are single words.
inline Ask ask(SeatSet seats, Question q, Rule rule, Secrecy secrecy = Secrecy::open, Shape shape = Shape::one) {
    return {seats, static_cast<u8>(q), cite(rule), secrecy, shape};
}

// The words of those areas that may be named; of the others the reasons.
template <class May>
void offer_areas(const State& s, Offer& o, const May& may) {
    each_area(s, [&](Area a) { o.add_if(word(s, a), may(a)); });
}
// The cells in and around the world that have no hex: why nothing can be dropped there.
inline void offer_no_hexes(const State& s, Offer& o, Rule rule) {
    if (!o.explains()) return;
    each_cell(s, [&](Cell c) {
        if (site_at(s, c) < 0) o.add_if(word(c), because(Code::no_hex, rule, word(c)));
    });
}
template <class May>
Area ask_area(const State& s, Table& table, Seat p, Rule rule, const May& may) {
    return area_of(s, table.choose(ask(p, Question::which_area, rule), [&](Offer& o) { offer_areas(s, o, may); }));
}

// ---- Priority and the option (priority_option.cpp, TE-PRI-5) ----
void begin_phase(State&, Phase);          // the next state begins: new_state
void begin_options(State&);               // Action and Drop Phase: fixes the order; every seat is still to act
Seat option_holder(const State&);         // who may go or pass now; nobody: all have acted
void offer_option(const State&, Offer&);  // its `go` and `pass`
// Asks for `go` or `pass`, and all seats for their free moves. Returns the seat whose segment begins: it is active and
// has left those still to act. nobody: it passed, or somebody made a free move; ask again. Precondition: a holder.
Seat ask_option(State&, Table&, Question);

// ---- where a segment or state begins ----
void begin_consul_segment(State&);   // market.cpp: CONSUL_MARKET from its first declaration window on
void begin_mission_segment(State&);  // missions.cpp: Priority order, then MISSION_TURN
void new_state(State&);              // free.cpp: counters of TE-DEAL-4 and what was looked at; whoever enters a state

// ---- the chapters of the rulebook: each resolves the next step of its phases ----
// TE-SET and the starting line: everything up to the first roll. Precondition: seats and options are in range.
tl::expected<State, Reason> begin_game(const Setup&);  // setup.cpp
State bare_table(const Setup&);                        // setup.cpp: nothing has been dealt or laid
void build_world(State&, Table&);                      // setup.cpp: world_roll .. initial_drop
void status_phase(State&, Table&);                     // status.cpp
void consul_segment(State&, Table&);                   // market.cpp: market_window, market, market_draw
void consul_end(State&, Table&);                       // consul.cpp
void mission_segment(State&, Table&);                  // missions.cpp
void discard_segment(State&, Table&);                  // discard.cpp
void action_phase(State&, Table&);  // action.cpp: action_begin, action_offer, siege_check; movement.cpp; declare.cpp
void movement(State&, Table&);      // movement.cpp: action_move, move_excess
void declaration(State&, Table&);   // declare.cpp: action_declare, action_resolve
void combat(State&, Table&);        // combat.cpp: combat_1 .. combat_7
void resources(State&, Table&);     // resources.cpp
void purchase(State&, Table&);      // purchase.cpp
void drop_phase(State&, Table&);    // drop.cpp
void end_game(State&, Table&);      // scoring.cpp: TE-SCORE; ends in phase over
void end_segment(State&);           // action.cpp: the Player Action Segment is over

// possible.cpp: what is wrong with a State that comes from a text, beside what ThundersEdge::check looks at; "" if
// nothing is. Where it says nothing the rules can play on.
std::string impossible(const State&);

// movement.cpp: why a move of a unit from there, over so many areas, had to end before the last of them: for the test
// of a whole command (TE-MOVE-2, -4).
Reason ended_move(const State& before, Piece, Area from, int areas);

}  // namespace hexmoot::te
