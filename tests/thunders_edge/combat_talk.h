// Combats under way, for the tests of sections 11.3 to 11.7.
#pragma once
#include "tests/thunders_edge/fixture.h"

namespace hexmoot::te {

// A declares. "Fb from Fa Fc" is what it attacks; the combat is begun by fight().
inline M1 declaring(int seats = 3, M1 map = M1()) {
    return map.in(Phase::action_declare, A).with([seats](State& s) {
        s.seats = static_cast<u8>(seats);
        for (int i = 0; i < seats; i++) s.order[static_cast<size_t>(i)] = seat(i);
    });
}
// High Cliff's guns have been used.
inline void silence_guns(State& s) { s.locations_used |= 1 << index(Location::high_cliff); }
// Declares "attack Fb Fa done" and has it fought, the dice as scripted.
inline Talk<> fight(const M1& m, const std::string& line, std::initializer_list<u32> dice) {
    Talk<> t(m.done(), dice);
    t.says("A attack " + line + " done").says("A resolve").says("A fight " + split(line)[0]);
    return t;
}
inline int count(const State& s, std::string_view area) { return units(s, at(area)); }
// How many dice were rolled: 0 defensive, 1 offensive, 2 others.
inline int dice(const Talk<>& t, int of) {
    int n = 0;
    for (const Event& e : t.events) n += e.kind == static_cast<u8>(Happening::die_rolled) && e.facts[1] == of;
    return n;
}

}  // namespace hexmoot::te
