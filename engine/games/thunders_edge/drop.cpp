// The Drop Phase (section 13).
#include <algorithm>

#include "engine/games/thunders_edge/any.h"
#include "engine/games/thunders_edge/free.h"
#include "engine/games/thunders_edge/windows.h"

namespace hexmoot::te {
namespace {

constexpr int ordinary_limit = 1, charter_limit = 2, landing_limit = 3;

// A seat with nothing in Orbit has nothing to do here and is passed over (TE-ELIM-2).
void begin_drops(State& s) {
    begin_options(s);
    for (Seat p : all_seats(s))
        if (units(s.orbit[hexmoot::index(p)]) == 0) s.remaining = s.remaining.without(p);
    begin_phase(s, Phase::drop_offer);
}

// TE-DROP-6: Go turns the seat's counters face up.
void begin_segment(State& s, Table& table, Seat p) {
    const size_t i = hexmoot::index(p);
    s.orbit_open[i] = s.orbit[i];
    table.reveals();
    Event e = event_of(Happening::orbit_opened, p, Rule::drop_6);
    std::ranges::copy(s.orbit[i], e.facts.begin());
    table.emit(e);
    s.drops = s.drops_conventional = {};
    s.convoy = 255;
    begin_phase(s, Phase::drop_place);
}

void end_segment_of_drops(State& s) {
    s.active = nobody;
    s.drops = s.drops_conventional = {};
    s.convoy = 255;
    begin_phase(s, Phase::drop_offer);
}

// TE-DROP-1: how many units the seat may drop into the field in this segment, when the next one is of this type. The
// highest limit counts. LOC-10 Convoy Route names one field; MIS-16 Manifest Expansion lifts all; FAC-3 Verdant Compact
// drops two where both are Conventional Forces.
int drop_limit(const State& s, Seat p, int site, Piece type) {
    const size_t i = static_cast<size_t>(site);
    const bool compact = s.faction[hexmoot::index(p)] == Faction::verdant_compact && type == Piece::conventional &&
                         s.drops_conventional[i] == s.drops[i];
    if (s.landing[i] || s.convoy == site) return landing_limit;
    return s.expansion.has(p) || compact ? charter_limit : ordinary_limit;
}

// Units of any other seat, an ally's too, on the hex; with dropBlockScope = area those in the field only.
bool blocked(const State& s, Seat p, int site) {
    const auto strange = [&](Area a) {
        const Seat there = occupant(s, a);
        return there != nobody && there != p;
    };
    return strange(field(site)) || (!s.has(Option::drop_block_scope) && strange(location(site)));
}

Reason may_drop(const State& s, Seat p, Piece type, int site) {
    const Area a = field(site);
    const Token here = word(s.sites.at[static_cast<size_t>(site)].cell);
    if (s.orbit[hexmoot::index(p)][index(type)] == 0) return because(Code::no_unit, Rule::drop_1, word(type));
    if (blocked(s, p, site)) return because(Code::drop_occupied, Rule::drop_1, here);
    if (s.owner(a) != nobody && allied(s, p, s.owner(a))) return because(Code::ally_stop, Rule::drop_1, here);
    const int limit = drop_limit(s, p, site, type);
    if (s.drops[static_cast<size_t>(site)] >= limit) return because(Code::drop_limit, Rule::drop_1, number_word(limit));
    return units(s, a) < stack_limit ? allowed : because(Code::stack, Rule::stack_2, here);
}
Reason may_drop(const State& s, Seat p, Piece type) {
    Any any(because(Code::no_unit, Rule::drop_1, word(type)));
    for (int i = 0; i < s.sites.size; i++) any.of([&] { return may_drop(s, p, type, i); });
    return any.reason();
}
Reason may_drop(const State& s, Seat p) {
    Any any(because(Code::no_unit, Rule::drop_1));
    for (int i = 0; i < unit_types; i++)
        if (s.orbit[hexmoot::index(p)][static_cast<size_t>(i)] > 0) any.of([&] { return may_drop(s, p, piece(i)); });
    return any.reason();
}

// "drop walker (0,1)".
void drop(State& s, Table& table, Seat p) {
    const Piece type = piece_of(table.choose(ask(p, Question::which_piece, Rule::drop_1), [&](Offer& o) {
        for (int i = 0; i < unit_types; i++) o.add_if(word(piece(i)), may_drop(s, p, piece(i)));
    }));
    const Token cell = table.choose(ask(p, Question::which_area, Rule::drop_1), [&](Offer& o) {
        for (int i = 0; i < s.sites.size; i++) {
            o.add_if(word(s.sites.at[static_cast<size_t>(i)].cell), may_drop(s, p, type, i));
            const Token inside = word(s, location(i));
            if (exists(s, location(i))) o.add_if(inside, because(Code::drop_location, Rule::drop_1, inside));
        }
        offer_no_hexes(s, o, Rule::drop_1);
    });
    const int site = site_at(s, cell_of(cell));
    const size_t i = hexmoot::index(p), t = index(type);
    s.orbit[i][t]--;
    s.orbit_open[i][t] = std::min(s.orbit_open[i][t], s.orbit[i][t]);
    s.drops[static_cast<size_t>(site)]++;
    s.drops_conventional[static_cast<size_t>(site)] += type == Piece::conventional;
    Event e = event_of(Happening::dropped, p, Rule::drop_1);
    e.secret = index(type);
    e.facts = {cell.a, cell.b};
    table.emit(e);
    enter(s, table, p, type, field(site));
}

void place(State& s, Table& table) {
    const Seat p = s.active;
    const FreeMoves free{.deals = true, .arming = p};
    const Answer a =
        table.any(ask(free_seats(s, free).with(p), Question::drop_place, Rule::drop_1), [&](Seat x, Offer& o) {
            if (x == p) {
                o.add_if(word(Verb::drop), may_drop(s, p));
                o.add_if(word(Verb::ability),
                         any_ability(s, p, Window::drop) ? allowed : because(Code::ability, Rule::card_7));
                o.add(word(Verb::end));
            }
            offer_free(s, free, x, o);
        });
    if (play_free(s, table, free, a) || use_window(s, table, p, Window::drop, a.token)) return;
    if (is(a.token, Verb::drop)) return drop(s, table, p);
    end_segment_of_drops(s);
}

}  // namespace

void drop_phase(State& s, Table& table) {
    if (s.phase == Phase::drop_begin) return begin_drops(s);
    if (s.phase == Phase::drop_place) return place(s, table);
    if (option_holder(s) == nobody) return begin_phase(s, Phase::status_tension);
    if (const Seat p = ask_option(s, table, Question::drop_offer); p != nobody) begin_segment(s, table, p);
}

}  // namespace hexmoot::te
