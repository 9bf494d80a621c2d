// What the chapters of the cards share with one another.
#pragma once
#include "engine/games/thunders_edge/windows.h"

namespace hexmoot::te {

// Asks a seat what a card or ability is used on. Cards are named and aimed in secret and shown when all is said
// (TE-CARD-6), so their questions look alike from outside; abilities lie open and so do their choices.
struct Choosing {
    Table& table;
    Seat seat;
    Rule rule;
    Secrecy secrecy = Secrecy::open;

    Token operator()(Table::OfferTo offer, Shape shape = Shape::one) const {
        return table.choose(ask(seat, Question::choice, rule, secrecy, shape), offer);
    }
};
inline Choosing secretly(Table& table, Seat p, Rule rule) { return {table, p, rule, Secrecy::kept}; }

// All that was said becomes public and the card leaves the hand, face up (TE-CARD-1). Where it goes is the caller's.
void show_card(State&, Table&, Seat, Mission);
void discard_mission(State&, Mission);  // to the Mission discard pile

// Chooses up to `most` different units on Thunder's Edge, at least one, and gives each a point more.
Reason may_boost(const State&, Seat);
struct Boosted {
    Area area = Area::none;
    Piece piece = Piece::none;
    u8 points = 0;
    friend bool operator==(const Boosted&, const Boosted&) = default;
};
List<Boosted, 3> ask_boosts(const State&, const Choosing&, int most);

// The Action cards (actions.cpp). `play_action` asks what the card needs, shows it and carries it out.
Reason may_act(const State&, Seat, Mission, Window);
void play_action(State&, Table&, Seat, Mission, Window);
// Initiatives (initiatives.cpp).
Reason may_begin(const State&, Seat, Mission);
bool meets(const State&, Seat, Mission);  // what it demands beside its Senate cards

void tell_off_world_control(const State&, Table&, OffWorld, Seat before);  // when it has changed (TE-OFFW-2)

void muster(State&, Table&, Seat, Piece, Rule);  // from the pool to Orbit, face up; nothing from an empty pool
void place_conventional(State&, Table&, Seat, Area, Rule);  // from the pool

}  // namespace hexmoot::te
