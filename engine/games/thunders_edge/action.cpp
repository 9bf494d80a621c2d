// The Action Phase (section 11): what it begins with, whose Player Action Segment comes next, and the sieges that its
// end decides.
#include "engine/games/thunders_edge/chapters.h"

namespace hexmoot::te {
namespace {

// TE-ART-8: every Artillery is unused again.
void turn_back_artillery(State& s) {
    for (Force& f : s.force) {
        f[index(Piece::artillery)] = static_cast<u8>(f[index(Piece::artillery)] + f[index(Piece::fired_artillery)]);
        f[index(Piece::fired_artillery)] = 0;
    }
}

void begin_actions(State& s) {
    turn_back_artillery(s);
    s.aegis_attack = s.aegis_defence = {};
    begin_options(s);
    begin_phase(s, Phase::action_offer);
}

void begin_segment(State& s) {
    const bool by_marker = !s.has(Option::siege_needs_units);
    s.had_field = 0;
    for (int i = 0; i < s.sites.size; i++)
        if (s.owner(field(i)) == s.active && (by_marker || units(s, field(i)) > 0)) s.had_field |= u64{1} << i;
    s.legs = {};
    s.has_moved = 0;
    s.attacks = {};
    begin_phase(s, Phase::action_move);
}

// TE-SIEGE-3: every counter in the Location goes, the besieger takes it over.
void win_siege(State& s, Table& table, const Siege& x) {
    table.emit(event_of(s, Happening::siege_won, x.by, x.target, Rule::siege_3));
    for (int i = 0; i < piece_kinds; i++)
        while (s.at(x.target)[static_cast<size_t>(i)] > 0) remove_unit(s, table, x.target, piece(i), Rule::siege_3);
    remove_fort(s, table, x.target, Rule::fort_2);
    take_control(s, table, x.by, x.target);
}

// In order of declaration; those of this turn wait for the next.
void decide_sieges(State& s, Table& table) {
    for (int i = 0; i < s.sieges.size;) {
        if (s.sieges.at[static_cast<size_t>(i)].turn >= s.turn) {
            i++;
            continue;
        }
        win_siege(s, table, s.sieges.remove(i));
        if (s.phase == Phase::over) return;
        i = 0;  // a change of control may have lifted others
    }
    begin_phase(s, Phase::resources);
}

}  // namespace

void end_segment(State& s) {
    s.active = nobody;
    s.had_field = 0;
    begin_phase(s, option_holder(s) == nobody ? Phase::siege_check : Phase::action_offer);
}

void action_phase(State& s, Table& table) {
    if (s.phase == Phase::action_begin) return begin_actions(s);
    if (s.phase == Phase::siege_check) return decide_sieges(s, table);
    if (ask_option(s, table, Question::action_offer) != nobody) begin_segment(s);
}

}  // namespace hexmoot::te
