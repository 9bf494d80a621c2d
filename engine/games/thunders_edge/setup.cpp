// Set-up: the deal (TE-SET), world building (TE-WORLD), the initial purchase (TE-BUY0) and the Initial Drop (TE-IDROP).
#include <algorithm>
#include <span>

#include "engine/games/thunders_edge/chapters.h"
#include "engine/kernel/rules.h"
#include "engine/kernel/sealed.h"

namespace hexmoot::te {
namespace {

// ---- TE-SET ----
void deal_cards(State& s) {
    for (int i = 0; i < mission_cards; i++) s.mission_deck.push(mission(i));
    for (int i = 0; i < senate_cards; i++) s.senate_deck.push(senate(i));
    std::span missions(s.mission_deck.begin(), s.mission_deck.size);
    std::span senators(s.senate_deck.begin(), s.senate_deck.size);
    s.rng.shuffle(missions);
    s.rng.shuffle(senators);
    std::array<Faction, factions> faction_cards;
    for (int i = 0; i < factions; i++) faction_cards[static_cast<size_t>(i)] = static_cast<Faction>(i);
    s.rng.shuffle(faction_cards);
    for (size_t i = 0; i < s.seats; i++) {
        s.faction[i] = faction_cards[i];
        s.mission_hand[i] = bit(s.mission_deck.remove(0));
        for (int k = 0; k < senate_hand_limit; k++) s.senate_hand[i] |= bit(s.senate_deck.remove(0));
    }
}

// TE-WORLD-1. Site 0 is Centor; the four beside it are known to nobody.
void lay_starting_line(State& s) {
    std::array<u8, hexes - 1> rest;
    for (size_t i = 0; i < rest.size(); i++) rest[i] = static_cast<u8>(i + 1);
    s.rng.shuffle(rest);
    s.sites.push({.cell = {0, 0}, .hex = centor_hex, .up = 1});
    size_t next = 0;
    for (i8 q : {-2, -1, 1, 2}) s.sites.push({.cell = {q, 0}, .hex = rest[next++]});
}

// ---- TE-WORLD ----
// How many hexes touch each cell, and whether one lies there.
class Grid {
    static constexpr int side = 2 * (farthest_cell + 2);  // with a ring around the world
    std::array<u8, side * side> touching_{};
    std::array<u8, side * side> taken_{};

    static size_t at(Cell c) {
        return static_cast<size_t>(c.q + side / 2) * side + static_cast<size_t>(c.r + side / 2);
    }

  public:
    explicit Grid(const State& s) {
        for (const Site& x : s.sites) {
            taken_[at(x.cell)] = 1;
            for (Cell n : around(x.cell)) touching_[at(n)]++;
        }
    }
    bool taken(Cell c) const { return taken_[at(c)] != 0; }
    int touching(Cell c) const { return touching_[at(c)]; }
    // TE-WORLD-5, -6: how many neighbours the next hex must have.
    int required(const State& s) const {
        std::array<u8, 7> free{};  // empty cells by number of neighbours
        each_cell(s, [&](Cell c) {
            if (!taken(c)) free[static_cast<size_t>(touching(c))] = 1;
        });
        for (int n : {2, 3, 4, 5, 6})
            if (free[static_cast<size_t>(n)]) return n;
        return 1;
    }
};

void place_tile(State& s, Table& table, Seat p, int hex, Cell c) {
    s.tiles[hexmoot::index(p)] &= ~(u64{1} << hex);
    s.sites.push({.cell = c, .hex = static_cast<u8>(hex), .placer = p});
    Event e = event_of(Happening::hex_placed, p, Rule::world_4);
    e.seen_by = s.has(Option::memory_aid) ? SeatSet(p) : SeatSet{};
    e.secret = static_cast<u8>(hex);
    e.facts = {word(c).a, word(c).b};
    table.emit(e);
}

// TE-WORLD-7: the same placements, at random.
void place_at_random(State& s, Table& table, Seat p) {
    int skip = static_cast<int>(s.rng.below(static_cast<u32>(std::popcount(s.tiles[hexmoot::index(p)]))));
    u64 hand = s.tiles[hexmoot::index(p)];
    for (; skip > 0; skip--) hand &= hand - 1;
    const Grid grid(s);
    const int required = grid.required(s);
    List<Cell, 6 * hexes> open;
    each_cell(s, [&](Cell c) {
        if (!grid.taken(c) && grid.touching(c) == required) open.push(c);
    });
    place_tile(s, table, p, std::countr_zero(hand), open.at[s.rng.below(open.size)]);
}

void ask_placement(State& s, Table& table, Seat p) {
    table.choose(ask(p, Question::world_place, Rule::world_4), [](Offer& o) { o.add(word(Verb::place)); });
    const Token hex = table.choose(ask(p, Question::place_hex, Rule::world_5, Secrecy::kept), [&](Offer& o) {
        for (int i = 0; i < hexes; i++)
            o.add_if(hex_word(i), s.tiles[hexmoot::index(p)] >> i & 1u
                                      ? allowed
                                      : because(Code::not_in_hand, Rule::world_5, hex_word(i)));
    });
    const Token cell = table.choose(ask(p, Question::place_cell, Rule::world_5), [&](Offer& o) {
        const Grid grid(s);
        const int required = grid.required(s);
        each_cell(s, [&](Cell c) {
            o.add_if(word(c), grid.taken(c) ? because(Code::cell_occupied, Rule::world_5, word(c))
                              : grid.touching(c) != required
                                  ? because(Code::neighbours, Rule::world_5, number_word(grid.touching(c)))
                                  : allowed);
        });
    });
    place_tile(s, table, p, hex.a, cell_of(cell));
}

// TE-WORLD-2, TE-IDROP-1: the highest sum of two dice; the tied roll again.
Seat highest_roller(State& s, Table& table, Rule why) {
    SeatSet rolling = all_seats(s);
    while (rolling.size() > 1) {
        SeatSet best;
        int most = 0;
        for (Seat p : rolling) {
            const int first = static_cast<int>(table.chance(s.rng, 6)) + 1;
            const int second = static_cast<int>(table.chance(s.rng, 6)) + 1;
            tell(table, Happening::world_roll, p, why, {first, second});
            if (first + second > most) best = {};
            most = std::max(most, first + second);
            if (first + second == most) best = best.with(p);
        }
        rolling = best;
    }
    return rolling.front();
}

// TE-WORLD-3: the hexes that do not lie on the table yet, one by one.
void deal_tiles(State& s) {
    u64 left = (u64{1} << hexes) - 1;
    for (const Site& x : s.sites) left &= ~(u64{1} << x.hex);
    List<u8, hexes> pile;
    for (; left != 0; left &= left - 1) pile.push(static_cast<u8>(std::countr_zero(left)));
    std::span cards(pile.begin(), pile.size);
    s.rng.shuffle(cards);
    Seat p = s.dealer;
    for (u8 hex : pile) {
        s.tiles[hexmoot::index(p)] |= u64{1} << hex;
        p = after(s, p);
    }
}

void roll_for_dealer(State& s, Table& table) {
    s.dealer = highest_roller(s, table, Rule::world_2);
    deal_tiles(s);
    s.active = s.dealer;
    s.phase = Phase::world_place;
    if (!s.has(Option::world_setup)) return;
    for (; s.sites.size < hexes; s.active = after(s, s.active))
        if (s.tiles[hexmoot::index(s.active)] != 0) place_at_random(s, table, s.active);
}

void place_world(State& s, Table& table) {
    if (s.sites.size == hexes) {
        s.active = nobody;
        s.phase = Phase::initial_buy;
        return;
    }
    // Whoever has more hexes than others has one more: only at the end seats are skipped.
    if (s.tiles[hexmoot::index(s.active)] != 0) ask_placement(s, table, s.active);
    s.active = after(s, s.active);
}

// ---- TE-BUY0 ----
Box ask_initial_units(const State& s, Table& table, Seat p) {
    Box out{};
    for (int i = 0; i < unit_types; i++) {
        const int left = initial_budget - cost_of(out);
        const int have = pool(s, p, piece(i));
        const int cost = unit_of(piece(i)).cost;
        const Token n =
            table.choose(ask(p, Question::how_many, Rule::buy0_1, Secrecy::kept, Shape::amount), [&](Offer& o) {
                for (int k = 0; k <= initial_budget; k++)
                    o.add_if(number_word(k), k * cost > left ? because(Code::budget, Rule::buy0_1, number_word(left))
                                             : k > have      ? because(Code::pool, Rule::buy0_1, word(piece(i)))
                                                             : allowed);
            });
        out[static_cast<size_t>(i)] = static_cast<u8>(n.value());
    }
    return out;
}

void initial_purchase(State& s, Table& table) {
    BySeat<Box> chosen;
    SeatSet sealed;
    sealed_round(table, all_seats(s), static_cast<u8>(Question::initial_buy), cite(Rule::buy0_1),
                 {word(Verb::buy), word(Verb::reopen)}, [&](Seat p) {
                     if (sealed.has(p)) tell(table, Happening::reopened, p, Rule::hot_6);
                     sealed = sealed.with(p);
                     chosen[p] = ask_initial_units(s, table, p);
                     tell(table, Happening::sealed, p, Rule::hot_6);
                 });
    table.publish();  // TE-BUY0-3
    table.reveals();
    for (Seat p : all_seats(s)) {
        s.initial[hexmoot::index(p)] = chosen[p];
        Event e = event_of(Happening::initial_bought, p, Rule::buy0_3);
        std::ranges::copy(chosen[p], e.facts.begin());
        table.emit(e);
        earn(s, table, p, 2 * (initial_budget - cost_of(chosen[p])), Rule::buy0_2);
    }
    s.phase = Phase::drop_roll;
}

// ---- TE-IDROP ----
bool empty_hex(const State& s, int site) { return units(s, field(site)) + units(s, location(site)) == 0; }

bool room_left(const State& s) {
    for (int i = 0; i < s.sites.size; i++)
        if (empty_hex(s, i)) return true;
    return false;
}

// The seat's initial units go to Orbit; everybody has seen them, so they lie open there.
void initial_to_orbit(State& s, Table& table, Seat p, Rule why) {
    const size_t i = hexmoot::index(p);
    tell(table, Happening::initial_finished, p, why, {units(s.initial[i])});
    add(s.orbit[i], s.initial[i]);
    add(s.orbit_open[i], s.initial[i]);
    s.initial[i] = {};
}

// TE-IDROP-4: on to the next seat that holds initial units, or to the first turn.
void pass_on_drop(State& s, Table& table, Seat from) {
    for (Seat p : clockwise(s, from, all_seats(s))) {
        if (units(s.initial[hexmoot::index(p)]) == 0) continue;
        if (room_left(s)) {
            s.active = p;
            return;
        }
        initial_to_orbit(s, table, p, Rule::idrop_4);
    }
    if (!s.has(Option::hidden_rest))
        for (int i = 0; i < s.sites.size; i++) reveal(s, table, nobody, i);
    s.active = nobody;
    begin_phase(s, Phase::status_tension);
}

void ask_drop(State& s, Table& table, Seat p) {
    const Token type = table.choose(ask(p, Question::which_piece, Rule::idrop_2), [&](Offer& o) {
        for (int i = 0; i < unit_types; i++)
            o.add_if(word(piece(i)), s.initial[hexmoot::index(p)][static_cast<size_t>(i)] > 0
                                         ? allowed
                                         : because(Code::no_unit, Rule::idrop_2, word(piece(i))));
    });
    const Token where = table.choose(ask(p, Question::which_area, Rule::idrop_2), [&](Offer& o) {
        for (int i = 0; i < s.sites.size; i++) {
            const Token here = word(s.sites.at[static_cast<size_t>(i)].cell);
            o.add_if(here, empty_hex(s, i) ? allowed : because(Code::hex_occupied, Rule::idrop_2, here));
        }
        offer_no_hexes(s, o, Rule::idrop_2);
    });
    s.initial[hexmoot::index(p)][type.a]--;
    Event e = event_of(Happening::initial_dropped, p, Rule::idrop_2);
    e.secret = type.a;
    e.facts = {where.a, where.b};
    table.emit(e);
    enter(s, table, p, piece_of(type), field_at(s, cell_of(where)));
}

void initial_drop(State& s, Table& table) {
    const Seat p = s.active;
    const Token what = table.choose(ask(p, Question::initial_drop, Rule::idrop_2), [](Offer& o) {
        o.add(word(Verb::drop));
        o.add(word(Verb::finish));
    });
    if (is(what, Verb::finish))
        initial_to_orbit(s, table, p, Rule::idrop_3);
    else
        ask_drop(s, table, p);
    pass_on_drop(s, table, after(s, p));
}

}  // namespace

State bare_table(const Setup& setup) {
    State s{};
    s.rng = Rng::seeded(setup.seed);
    s.seats = static_cast<u8>(setup.seats);
    for (size_t i = 0; i < s.options.size(); i++) s.options[i] = static_cast<u8>(setup.options[i]);
    s.control.fill(nobody);
    s.order.fill(nobody);
    s.faction.fill(Faction::none);
    s.strength_at.fill(OffWorld::none);
    s.strength_of.fill(nobody);
    return s;
}

tl::expected<State, Reason> begin_game(const Setup& setup) {
    State s = bare_table(setup);
    deal_cards(s);
    lay_starting_line(s);
    s.phase = Phase::world_roll;
    return s;
}

void build_world(State& s, Table& table) {
    switch (s.phase) {
        case Phase::world_roll:
            return roll_for_dealer(s, table);
        case Phase::world_place:
            return place_world(s, table);
        case Phase::initial_buy:
            return initial_purchase(s, table);
        case Phase::drop_roll:
            s.first_dropper = highest_roller(s, table, Rule::idrop_1);
            s.phase = Phase::initial_drop;
            return pass_on_drop(s, table, s.first_dropper);
        default:
            return initial_drop(s, table);
    }
}

}  // namespace hexmoot::te
