// The functions that change a State: entering areas, control, Fortifications, sieges, Credits, cards that move. Each
// tells what happened as it happens.
#include <algorithm>

#include "engine/games/thunders_edge/changes.h"

namespace hexmoot::te {

Event event_of(Happening what, Seat p, Rule why) {
    return {.kind = static_cast<u8>(what), .seat = p, .cause = cite(why)};
}
Event event_of(const State& s, Happening what, Seat p, Area a, Rule why) {
    Event e = event_of(what, p, why);
    put_area(s, a, e.facts.data());
    return e;
}

void tell(Table& table, Happening what, Seat p, Rule why, std::initializer_list<int> facts) {
    Event e = event_of(what, p, why);
    size_t i = 0;
    for (int f : facts) e.facts[i++] = static_cast<u8>(f);
    table.emit(e);
}
void tell_step(const State& s, Table& table, Happening what, Seat p, Piece unit, Area from, Area to, Rule why) {
    Event e = event_of(s, what, p, from, why);
    e.secret = index(unit);
    put_area(s, to, e.facts.data() + 3);
    table.emit(e);
}

// ---- Credits (TE-COMP-5) ----
void earn(State& s, Table& table, Seat p, int amount, Rule why) {
    if (amount == 0) return;
    u16& have = s.credits[hexmoot::index(p)];
    HX_RULE(amount > 0 && have + amount <= 0xFFFF);
    have = static_cast<u16>(have + amount);
    tell(table, Happening::credits, p, why, {amount, amount >> 8, 0});
}
void pay(State& s, Table& table, Seat p, int amount, Rule why) {
    if (amount == 0) return;
    u16& have = s.credits[hexmoot::index(p)];
    HX_RULE(amount > 0 && amount <= have);
    have = static_cast<u16>(have - amount);
    tell(table, Happening::credits, p, why, {amount, amount >> 8, 1});
}

// ---- the end (TE-END-2) ----
void check_victory(State& s, Table& table) {
    const Area centor = area_of(s, Location::centor);
    if (s.phase == Phase::over || centor == Area::none) return;
    const Seat p = s.owner(centor);
    if (p == nobody || count_locations(s, p, LocationType::population_center) < 4) return;
    s.winner = p;
    s.winners = p;
    s.phase = Phase::over;
    table.reveals();  // after the end nothing is hidden
    tell(table, Happening::won, p, Rule::end_2, {1});
}

// ---- sieges (TE-SIEGE-4) ----
void check_sieges(State& s, Table& table) {
    for (int i = 0; i < s.sieges.size;) {
        const Siege x = s.sieges.at[static_cast<size_t>(i)];
        const Seat inside = s.owner(x.target);
        const bool holds = s.owner(field_of(x.target)) == x.by;
        if (holds && inside != x.by && !allied(s, x.by, inside)) {
            i++;
            continue;
        }
        table.emit(event_of(s, Happening::siege_lifted, x.by, x.target, Rule::siege_4));
        s.sieges.remove(i);
    }
}

// ---- control (TE-CTRL) ----
void change_control(State& s, Table& table, Seat p, Area a, Rule why) {
    const Seat before = s.owner(a);
    if (before == p) return;
    s.control[index(a)] = p;
    Event e = event_of(s, Happening::control_gained, p, a, why);
    e.facts[3] = hexmoot::index(before);
    table.emit(e);
    const Location l = location_in(s, a);
    if (l == Location::none || p == nobody) return;
    Event taken = event_of(Happening::location_taken, p, Rule::ctrl_5);
    taken.secret = index(l);
    table.emit(taken);
}
void take_control(State& s, Table& table, Seat p, Area a) {
    if (s.owner(a) == p) return;
    change_control(s, table, p, a, p == nobody ? Rule::ctrl_7 : Rule::ctrl_2);
    check_sieges(s, table);
    check_victory(s, table);
}

void remove_fort(State& s, Table& table, Area a, Rule why) {
    if (!s.fort[index(a)]) return;
    s.fort[index(a)] = 0;
    table.emit(event_of(s, Happening::fort_removed, nobody, a, why));
}
void build_fort(State& s, Table& table, Seat p, Area a, Rule why) {
    HX_RULE(!s.fort[index(a)] && fort_supply(s) > 0);
    s.fort[index(a)] = 1;
    table.emit(event_of(s, Happening::fortified, p, a, why));
}
int fort_supply(const State& s) {
    return s.option(Option::fortification_supply) - static_cast<int>(std::ranges::count(s.fort, u8{1}));
}
int landing_supply(const State& s) {
    return s.option(Option::landing_area_supply) - static_cast<int>(std::ranges::count(s.landing, u8{1}));
}

// TE-MAP-6.
void reveal(State& s, Table& table, Seat p, int site) {
    Site& x = s.sites.at[static_cast<size_t>(site)];
    if (x.up) return;
    x.up = 1;
    table.reveals();
    Event e = event_of(Happening::hex_revealed, p, Rule::map_6);
    e.secret = x.hex;
    put_area(s, field(site), e.facts.data());
    table.emit(e);
}

void remove_unit(State& s, Table& table, Area a, Piece p, Rule why) {
    u8& n = s.force[index(a)][index(p)];
    HX_RULE(n > 0);
    n--;
    Event e = event_of(s, Happening::unit_lost, s.owner(a), a, why);
    e.secret = index(p);
    table.emit(e);
}

// TE-MOVE-3: turn up, Volcanic, Fortification, control; then the unit stands there.
bool enter(State& s, Table& table, Seat p, Piece unit, Area a) {
    if (is_field(a)) {
        reveal(s, table, p, site_of(a));
        if (unit == Piece::conventional && terrain(s, site_of(a)) == Terrain::volcanic) {
            Event e = event_of(s, Happening::unit_lost, p, a, Rule::map_5);
            e.secret = index(unit);
            table.emit(e);
            return false;
        }
    }
    const Seat before = s.owner(a);
    // TE-FORT-2a: an area without controller leaves it standing.
    if (before != nobody && !friendly(s, p, before)) remove_fort(s, table, a, Rule::fort_2);
    s.force[index(a)][index(unit)]++;
    take_control(s, table, p, a);
    return true;
}

// ---- cards ----
void draw_mission(State& s, Table& table, Seat p, Rule why) {
    if (s.mission_deck.empty()) {  // TE-STAT-5
        for (int i = 0; i < mission_cards; i++)
            if (s.mission_discard & bit(mission(i))) s.mission_deck.push(mission(i));
        s.mission_discard = 0;
        struct Cards {
            List<Mission, mission_cards>& list;
            Mission& operator[](u32 i) { return list.at[i]; }
            size_t size() const { return list.size; }
        } cards{s.mission_deck};
        s.rng.shuffle(cards);
    }
    if (s.mission_deck.empty()) return;
    const Mission m = s.mission_deck.remove(0);
    s.mission_hand[hexmoot::index(p)] |= bit(m);
    table.reveals();
    Event e = event_of(Happening::mission_drawn, p, why);
    e.seen_by = p;
    e.secret = index(m);
    table.emit(e);
}

// The card joins the deck at its bottom; the deck is shuffled before anything is drawn from it (AMB-40).
void spend_senate(State& s, Table& table, Seat p, Senate c) {
    SenateSet& hand = s.senate_hand[hexmoot::index(p)];
    HX_RULE((hand & bit(c)) != 0);
    hand &= ~bit(c);
    s.senate_deck.push(c);
    Event e = event_of(Happening::senate_spent, p, Rule::mis_4);
    e.secret = index(c);
    table.emit(e);
}

// ---- tension (TE-MIS-5) and alliances (TE-ALLY-4) ----
void raise_tension(State& s, Table& table, int by, Rule why) {
    const u8 before = s.tension;
    s.tension = static_cast<u8>(std::max(1, before + by));
    tell(table, Happening::tension, nobody, why, {before, s.tension});
    if (s.tension >= last_tension) s.end_pending = 1;
}

void begin_allied(State& s, Table& table, Seat a, Seat b, Mission card) {
    s.alliances[index(card) - index(first_alliance)] = {a, b};
    tell(table, Happening::alliance_made, a, Rule::ally_1, {hexmoot::index(b)});
    check_sieges(s, table);
}

}  // namespace hexmoot::te
