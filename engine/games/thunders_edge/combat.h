// What the files of the combat procedure share (section 11.4). The combat under way is s.combat.
#pragma once
#include "engine/games/thunders_edge/casualties.h"

namespace hexmoot::te {

// TE-CMB-1: `c` names target, arrow and origins, of a breakthrough also who takes part. Precondition: it is valid
// (TE-CMB-2).
void begin_combat(State&, Table&, const Combat& c);
void end_combat(State&, Table&);

// The attackers that are left, by origin.
Forces attackers(const State&);
int attacker_count(const State&);
// The defenders that are left.
Forces defenders(const State&);
void remove_attackers(State&, Table&, int count, Question, Rule);
void remove_defenders(State&, Table&, int count, Question, Rule);
// Whether the area is out of defenders.
bool cleared(const State&);

enum class Dice : u8 { defensive, offensive, other };
int roll_die(State&, Table&, Seat, Dice, Rule);

// COMBAT_3, 4, 5: combat_dice.cpp. COMBAT_6, 7: breakthrough.cpp.
void defensive_roll(State&, Table&);
void offensive_roll(State&, Table&);
void casualties(State&, Table&);
void advance(State&, Table&);
void break_through(State&, Table&);

// What is rolled and subtracted, with cards (TE-CMB-8..10); odds.cpp counts with them too.
int defensive_dice(const State&);
int offensive_dice(const State&);
int defence_value(const State&, Area);  // of the Location and its Fortification

}  // namespace hexmoot::te
