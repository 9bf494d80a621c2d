// The movement part of a Player Action Segment (sections 11.1, 11.2): moves, sieges, abandoned areas, cards.
#include "engine/games/thunders_edge/any.h"
#include "engine/games/thunders_edge/casualties.h"
#include "engine/games/thunders_edge/free.h"
#include "engine/games/thunders_edge/legs.h"
#include "engine/games/thunders_edge/windows.h"

namespace hexmoot::te {
namespace {

// ---- what may be done ----

bool stops(const State& s, Area a) {  // TE-MAP-5, where the terrain is known
    if (!is_field(a) || !known_terrain(s, site_of(a))) return false;
    const Terrain t = terrain(s, site_of(a));
    return t == Terrain::mountain || t == Terrain::volcanic;
}
bool of_ally(const State& s, Area a) { return s.owner(a) != nobody && allied(s, s.active, s.owner(a)); }

// TE-MOVE-2 for one step of a unit with that many points, in the order of the rule. An ally's area is only crossed: it
// may be entered when there is a way out of it.
Reason may_step(const State& s, Area from, Area to, int points) {
    if (points < 1) return because(Code::no_mp, Rule::move_2, word(s, to));
    if (!adjacent(s, from, to)) return because(Code::not_adjacent, Rule::move_2, word(s, to));
    if (enemy_units(s, s.active, to)) return because(Code::enemy_occupied, Rule::move_2, word(occupant(s, to)));
    if (!of_ally(s, to)) return allowed;
    const auto leads_out = [&](Area beyond) { return may_step(s, to, beyond, points - 1).allowed(); };
    if (!stops(s, to) && any_beside(s, to, leads_out)) return allowed;
    return because(Code::ally_stop, Rule::move_2, word(s.owner(to)));
}
Reason may_go_on(const State& s, Area from, int points) {
    Any any(because(Code::no_mp, Rule::move_2, word(s, from)));
    any_beside(s, from, [&](Area to) {
        any.of([&] { return may_step(s, from, to, points); });
        return any.reason().allowed();
    });
    return any.reason();
}
bool held_by_terrain(const State& s, Area a, Piece p) {
    for (const Leg& l : s.legs)
        if (l.area == a && l.piece == p && l.stopped && l.points > 0) return true;
    return false;
}
bool has_own(const State& s, Piece p, Area a) { return s.owner(a) == s.active && s.at(a)[index(p)] > 0; }
Reason may_move(const State& s, Piece p, Area from) {
    if (!has_own(s, p, from)) return because(Code::no_unit, Rule::move_2, word(s, from));
    const int points = best_points(s, from, p);
    if (points == 0)
        return held_by_terrain(s, from, p) ? because(Code::must_stop, Rule::move_2, word(s, from))
                                           : because(Code::no_mp, Rule::move_2, word(s, from));
    return may_go_on(s, from, points);
}
Reason may_move(const State& s, Piece p) {
    Any any(because(Code::no_unit, Rule::move_2, word(p)));
    each_area_of(s, s.active, [&](Area a) {
        if (has_own(s, p, a)) any.of([&] { return may_move(s, p, a); });
    });
    return any.reason();
}
Reason may_move(const State& s) {
    Any any(because(Code::no_unit, Rule::move_2));
    each_area_of(s, s.active, [&](Area a) {
        for (int i = 0; i < piece_kinds; i++)
            if (has_own(s, piece(i), a)) any.of([&] { return may_move(s, piece(i), a); });
    });
    return any.reason();
}

// TE-SIEGE-1.
Reason may_besiege(const State& s, Area a) {
    const Area around = field_of(a);
    const bool held = (s.had_field >> site_of(a) & 1) != 0 && s.owner(around) == s.active &&
                      (!s.has(Option::siege_needs_units) || units(s, around) > 0);
    if (!held) return because(Code::siege_no_control, Rule::siege_1, word(s, around));
    if (is_field(a) || !enemy_units(s, s.active, a)) return because(Code::siege_target, Rule::siege_1, word(s, a));
    if (besieged(s, a)) return because(Code::siege_dup, Rule::siege_1, word(s, a));
    if (concord(s, s.active, occupant(s, a)))
        return because(Code::concord, rule_of(Mission::concord_of_the_faithful), word(occupant(s, a)));
    return allowed;
}
// TE-CTRL-7.
Reason may_abandon(const State& s, Area a) {
    return s.owner(a) == s.active && units(s, a) == 0 ? allowed : because(Code::bad_area, Rule::ctrl_7, word(s, a));
}

// Locations with units inside that are not the seat's own are what it may mean.
Reason may_besiege(const State& s) {
    Any any(because(Code::siege_target, Rule::siege_1));
    for (int i = 0; i < s.sites.size; i++) {
        const Area a = location(i);
        if (s.owner(a) != s.active && units(s, a) > 0) any.of([&] { return may_besiege(s, a); });
    }
    return any.reason();
}
Reason may_abandon(const State& s) {
    Any any(because(Code::bad_area, Rule::ctrl_7));
    each_area_of(s, s.active, [&](Area a) { any.of([&] { return may_abandon(s, a); }); });
    return any.reason();
}

// ---- moving ----

// Units of one kind in one area that differ in their points are told apart by them.
int ask_points(const State& s, Table& table, Piece p, Area from) {
    List<int, 16> usable;
    for (int n = 1; n <= best_points(s, from, p); n++)
        if (units_with(s, from, p, n) > 0 && may_go_on(s, from, n).allowed()) usable.push(n);
    if (usable.empty()) return best_points(s, from, p);  // only where a command is told what is wrong with it
    if (usable.size == 1) return usable.at[0];
    return table
        .choose(ask(s.active, Question::how_many, Rule::move_1),
                [&](Offer& o) {
                    for (int n : usable) o.add(number_word(n));
                })
        .value();
}

// A unit on its way. Its counter stays where it could stop last: an ally's area is only crossed (TE-ALLY-3).
struct Traveller {
    Piece piece;
    Area stands;  // with its counter and
    int listed;   // these points
    Area at;
    int points;
};

// TE-MOVE-3. False: the path ends there.
bool take_step(State& s, Table& table, Traveller& w, Area to) {
    tell_step(s, table, Happening::moved, s.active, w.piece, w.at, to, Rule::move_3);
    w.at = to;
    w.points--;
    if (of_ally(s, to)) return true;
    const bool known = !is_field(to) || known_terrain(s, site_of(to));
    Leg leg = take_leg(s, w.stands, w.piece, w.listed);
    if (!enter(s, table, s.active, w.piece, to) || s.phase == Phase::over) return false;
    const bool stopped = stops(s, to);
    leg.area = w.stands = to;
    leg.points = static_cast<u8>(stopped ? 0 : w.points);
    leg.stopped = stopped;
    w.points = w.listed = leg.points;
    put_leg(s, leg);
    return known && may_go_on(s, to, w.points).allowed();  // a command ends where something is revealed
}

// TE-MOVE-2, word by word.
void move_unit(State& s, Table& table) {
    const Piece p = piece_of(table.choose(ask(s.active, Question::which_piece, Rule::move_2), [&](Offer& o) {
        for (int i = 0; i < piece_kinds; i++) o.add_if(word(piece(i)), may_move(s, piece(i)));
    }));
    const Area from = ask_area(s, table, s.active, Rule::move_2, [&](Area a) { return may_move(s, p, a); });
    const int points = ask_points(s, table, p, from);
    s.has_moved = 1;
    Traveller w{p, from, points, from, points};
    for (bool on = true; on;) {
        const Reason may_stop =
            w.at == w.stands ? allowed : because(Code::ally_stop, Rule::move_2, word(s.owner(w.at)));
        const Token t = table.choose(ask(s.active, Question::which_area, Rule::move_2), [&](Offer& o) {
            each_area_beside(s, w.at, o, [&](Area a) { o.add_if(word(s, a), may_step(s, w.at, a, w.points)); });
            if (w.points < points) o.add_if(word(Verb::stop), may_stop);
        });
        on = !is(t, Verb::stop) && take_step(s, table, w, area_of(s, t));
    }
}

// ---- the other moves ----

void besiege(State& s, Table& table) {
    const Area a = ask_area(s, table, s.active, Rule::siege_1, [&](Area x) { return may_besiege(s, x); });
    s.sieges.push({a, s.active, s.turn});
    table.emit(event_of(s, Happening::siege_declared, s.active, a, Rule::siege_1));
}
void abandon(State& s, Table& table) {
    take_control(s, table, nobody,
                 ask_area(s, table, s.active, Rule::ctrl_7, [&](Area a) { return may_abandon(s, a); }));
}

// TE-MOVE-8.
void offer_moves(const State& s, Offer& o) {
    o.add_if(word(Verb::move), may_move(s));
    o.add_if(word(Verb::siege), may_besiege(s));
    o.add_if(word(Verb::abandon), may_abandon(s));
    offer_window(s, s.active, Window::move, o);
    o.add(word(Verb::end));
}

// ---- the end of the part (TE-MOVE-9) ----

Area crowded(const State& s) {
    Area out = Area::none;
    each_area(s, [&](Area a) {
        if (occupant(s, a) == s.active && units(s, a) > stack_limit) out = a;
    });
    return out;
}
void end_movement(State& s) {
    s.legs = {};
    begin_phase(s, crowded(s) != Area::none ? Phase::move_excess : Phase::action_declare);
}
// One area after the other.
void remove_excess(State& s, Table& table) {
    const Area a = crowded(s);
    if (a == Area::none) return begin_phase(s, Phase::action_declare);
    Forces from{};
    from[index(a)] = s.at(a);
    remove_casualties(s, table, from, units(s, a) - stack_limit, ask(s.active, Question::move_excess, Rule::move_9));
}

}  // namespace

Reason ended_move(const State& before, Piece p, Area from, int areas) {
    return areas > best_points(before, from, p) ? because(Code::no_mp, Rule::move_2, word(before, from))
                                                : because(Code::must_stop, Rule::move_4, word(before, from));
}

void movement(State& s, Table& table) {
    if (s.phase == Phase::move_excess) return remove_excess(s, table);
    const FreeMoves free{.deals = true, .arming = s.active};
    const SeatSet asked = free_seats(s, free).with(s.active);
    const Answer a = table.any(ask(asked, Question::action_move, Rule::move_8), [&](Seat p, Offer& o) {
        if (p == s.active) offer_moves(s, o);
        offer_free(s, free, p, o);
    });
    if (play_free(s, table, free, a) || use_window(s, table, s.active, Window::move, a.token)) return;
    s.looked = s.looked.without(s.active);
    if (is(a.token, Verb::move)) return move_unit(s, table);
    if (is(a.token, Verb::siege)) return besiege(s, table);
    if (is(a.token, Verb::abandon)) return abandon(s, table);
    end_movement(s);
}

}  // namespace hexmoot::te
