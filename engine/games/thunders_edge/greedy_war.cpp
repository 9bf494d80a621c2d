// The greedy seat in the Action and the Drop Phase.
#include "engine/games/thunders_edge/combat.h"
#include "engine/games/thunders_edge/greedy.h"
#include "engine/games/thunders_edge/legs.h"
#include "engine/games/thunders_edge/odds.h"

namespace hexmoot::te {
namespace {

constexpr int percent(Chance c) { return static_cast<int>(c / (certain / 100)); }

// ---- movement ----

bool breaks_off(const State& s, Area a) {  // the unit's way ends there, as far as the seat can tell
    if (!is_field(a)) return false;
    if (!known_terrain(s, site_of(a))) return true;
    const Terrain t = terrain(s, site_of(a));
    return t == Terrain::mountain || t == Terrain::volcanic;
}
bool burns(const State& s, Piece p, Area a) {
    const u8 hex = s.sites.at[static_cast<size_t>(site_of(a))].hex;
    return p == Piece::conventional && is_field(a) && hex < hexes && hex_table[hex].terrain == Terrain::volcanic;
}

// The best place within so many steps of `at`, for a unit that set out from `from`; which step leads there.
struct Way {
    Area first = Area::none;
    int value = -1;
};
Way best_way(const State& s, Seat me, const Pull& pull, Piece p, Area from, Area at, int points) {
    Way best;
    if (points == 0) return best;
    for (Area to : pull.beside(at)) {
        if (to == from || enemy_units(s, me, to) || burns(s, p, to)) continue;
        if (s.owner(to) != nobody && allied(s, me, s.owner(to))) continue;
        int value = units(s, to) < stack_limit ? pull.value(from, to) : -1;
        if (!breaks_off(s, to)) value = std::max(value, best_way(s, me, pull, p, from, to, points - 1).value);
        if (value > best.value) best = {to, value};
    }
    return best;
}

struct March {
    Piece piece = Piece::none;
    Area from = Area::none;
    int gain = 0;
};
// What a march must gain, in hundredths of a point's half: less would be wandering about.
constexpr int least_gain = 150;
March best_march(const State& s, Seat me, Piece only = Piece::none) {
    const Pull pull(s, me);
    March best;
    each_area(s, [&](Area a) {
        if (occupant(s, a) != me || units(s, a) <= pull.keeps(a)) return;
        const int here = pull.value(a, a);
        for (int i = 0; i < piece_kinds; i++) {
            const Piece p = piece(i);
            if (s.at(a)[index(p)] == 0 || (only != Piece::none && p != only)) continue;
            const int points = std::min(3, best_points(s, a, p));
            const int gain = best_way(s, me, pull, p, a, a, points).value - here;
            if (gain > best.gain) best = {p, a, gain};
        }
    });
    return best;
}
Token next_step(const Asked& x) {
    const auto line = x.since(Verb::move);  // move PIECE FROM [points] AREA ...
    const Piece p = piece_of(line[1]);
    const Area from = area_of(x.s(), line[2]);
    const Area at = area_of(x.s(), line.back()) == Area::none ? from : area_of(x.s(), line.back());
    const Pull pull(x.s(), x.me);
    if (x.can(Verb::stop) && units(x.s(), at) <= pull.keeps(at)) return word(Verb::stop);  // it is needed here
    const Way way = best_way(x.s(), x.me, pull, p, at, at, std::min(3, best_points(x.s(), at, p)));
    const Token go = way.first == Area::none ? Token{} : word(x.s(), way.first);
    if (x.can(Verb::stop) && (!x.can(go) || way.value < pull.value(at, at) + least_gain)) return word(Verb::stop);
    return x.can(go) ? go : x.may.front();
}

// ---- attacks ----

struct Assault {
    Attack attack;
    int value = 0;  // in the measure of worth()
    int captured = 0;
};
int artillery_near(const State& s, SeatSet whose, Area target) {
    int n = 0;
    each_area(s, [&](Area a) {
        if (a != target && whose.has(s.owner(a)) && s.at(a)[index(Piece::artillery)] > 0 && distance(s, a, target) <= 2)
            n += s.at(a)[index(Piece::artillery)];
    });
    return n;
}
bool used(const State& s, Area a) {
    return std::ranges::any_of(s.attacks, [&](const Attack& x) {
        return x.target == a || std::ranges::find(x.origins, a) != x.origins.end();
    });
}
bool fresh_siege(const State& s, Seat me, Area a) {
    return std::ranges::any_of(s.sieges,
                               [&](const Siege& x) { return x.target == a && x.by == me && x.turn == s.turn; });
}
bool enemy_at(const State& s, Seat me, Area a) {
    return enemy_units(s, me, a) && !concord(s, me, occupant(s, a)) && !fresh_siege(s, me, a);
}

Odds odds_of(const State& s, Seat me, const Attack& attack) {
    Matchup m = matchup(s, attack);
    int own = 0;
    for (Area a : attack.origins) own += s.at(a)[index(Piece::artillery)];
    m.own_support = own;
    m.attack_support = artillery_near(s, me, attack.target) - own;
    const Seat defender = occupant(s, attack.target);
    m.defence_support = artillery_near(s, allies(s, defender).with(defender), attack.target);
    m.losing = cheapest_first;
    return odds(m);
}
// What an attack with all units beside the target brings. A unit costs about two and a half Credits; the enemy's loss
// is only in part the seat's gain.
Assault weigh(const State& s, Seat me, Area target) {
    Assault out;
    out.attack.target = target;
    for (Area a : adjacent_areas(s, target))
        if (occupant(s, a) == me && attack_value(s.at(a)) > 0 && !used(s, a)) out.attack.origins.push(a);
    if (out.attack.origins.empty()) return out;
    const Odds o = odds_of(s, me, out.attack);
    out.captured = percent(o.captured);
    out.value = out.captured * worth(s, me, target) / 100 - percent(o.attackers_lost) * 5 / 200 +
                percent(o.defenders_lost) * 3 / 200;
    return out;
}
// Four times in nine is enough for a good place; a fight over nothing should be won. Under siege there is nothing to
// lose.
bool promising(const State& s, Seat me, const Assault& a) {
    const Area target = a.attack.target, inside = location(site_of(target));
    if (is_field(target) && besieged(s, inside) && s.owner(inside) == me) return a.captured >= 25;
    return a.value > 0 && a.captured >= (worth(s, me, target) >= 6 ? 45 : 65);
}

Assault best_assault(const State& s, Seat me) {
    Assault best;
    each_area(s, [&](Area a) {
        if (!enemy_at(s, me, a) || used(s, a)) return;
        const Assault x = weigh(s, me, a);
        if (promising(s, me, x) && (best.captured == 0 || x.value > best.value)) best = x;
    });
    return best;
}
// Where a breakthrough may go on to. A held area needs odds of its own, with the Walkers and Menaces that are likely
// to be left: of three, two.
Area best_arrow(const State& s, Seat me, const Attack& attack) {
    Force riders{};
    for (Area a : attack.origins)
        for (Piece p : {Piece::walker, Piece::menace})
            riders[index(p)] = static_cast<u8>(riders[index(p)] + s.at(a)[index(p)]);
    if (units(riders) == 0) return Area::none;
    Area best = Area::none;
    int most = 4;  // worth less, the riders had better hold what is won
    for (Area a : adjacent_areas(s, attack.target)) {
        const Seat owner = s.owner(a);
        if (occupant(s, a) == me || owner == me || (owner != nobody && allied(s, me, owner))) continue;
        int value = worth(s, me, a);
        if (units(s, a) > 0) {
            if (!enemy_at(s, me, a)) continue;
            Matchup m = matchup(s, {.target = a, .arrow = Area::none, .origins = {}});
            for (Piece p : {Piece::walker, Piece::menace})
                m.attackers[index(p)] = static_cast<u8>((riders[index(p)] * 2 + 2) / 3);
            const int captured = percent(odds(m).captured);
            value = captured >= 45 ? value * captured / 100 : 0;
        } else if (burns(s, Piece::walker, a)) {
            value = 0;
        }
        if (value > most) {
            most = value;
            best = a;
        }
    }
    return best;
}

Token attack_word(const Asked& x) {
    const auto line = x.since(Verb::attack);  // attack TARGET ORIGIN ... [arrow AREA] done
    const State& s = x.s();
    if (line.size() == 1) {
        const Token target = word(s, best_assault(s, x.me).attack.target);
        return x.can(target) ? target : x.may.front();
    }
    if (is(line.back(), Verb::arrow)) {
        const Token arrow = word(s, best_arrow(s, x.me, weigh(s, x.me, area_of(s, line[1])).attack));
        return x.can(arrow) ? arrow : x.may.front();
    }
    for (Token t : x.may)
        if (kind_of(t) != Kind::verb) return t;
    const Attack attack = weigh(s, x.me, area_of(s, line[1])).attack;
    const bool aims = x.can(Verb::arrow) && best_arrow(s, x.me, attack) != Area::none;
    return word(aims ? Verb::arrow : Verb::done);
}

// ---- the words of a segment ----

// A siege costs nothing, but bars an attack on the place in this segment; a good attack is better.
bool besieges(const State& s, Seat me, Area a) { return !promising(s, me, weigh(s, me, a)); }
Area place_to_besiege(const Asked& x) {
    Area out = Area::none;
    each_area(x.s(), [&](Area a) {
        const bool held = !is_field(a) && (x.s().had_field >> site_of(a) & 1) && x.s().owner(field_of(a)) == x.me;
        if (held && enemy_at(x.s(), x.me, a) && !besieged(x.s(), a) && besieges(x.s(), x.me, a)) out = a;
    });
    return out;
}

Token move_word(const Asked& x) {
    if (x.can(Verb::siege) && place_to_besiege(x) != Area::none) return word(Verb::siege);
    if (x.can(Verb::ability) && wise_ability(x)) return word(Verb::ability);
    if (x.can(Verb::card) && wise_card(x) != Mission::none) return word(Verb::card);
    const bool marches = x.can(Verb::move) && best_march(x.s(), x.me).gain >= least_gain;
    return word(marches ? Verb::move : Verb::end);
}
Token combat_word(const Asked& x) {
    if (x.can(Verb::support)) return word(Verb::support);
    if (x.can(Verb::ability) && wise_ability(x)) return word(Verb::ability);
    if (x.can(Verb::card) && wise_card(x) != Mission::none) return word(Verb::card);
    return word(Verb::done);
}

// ---- losses, advance, breakthrough ----

// Who goes first: of attackers those that are cheap, of defenders those that no longer fight.
Token piece_to_lose(const Asked& x) {
    return x.best([&](Token t) {
        const UnitType& u = unit_of(piece_of(t));
        const bool defends = x.me == x.s().combat.defender;
        return defends ? -2 * u.cost - u.defense
                       : -2 * u.cost - u.attack - (x.s().combat.arrow != Area::none) * u.breakthrough;
    });
}
// Units in the open before those that hold a place.
Token area_to_lose(const Asked& x) {
    return x.best([&](Token t) {
        const Area a = area_of(x.s(), t);
        return units(x.s(), a) - (is_field(a) ? 0 : 10);
    });
}

// Advance: those who can ride on come first where there is an arrow, then those who hold best. One stays in a Location
// of its own.
int may_leave(const Asked& x, Area a) {
    int left = units(x.s(), a) - (is_field(a) ? 0 : 1);
    for (Token t : x.since(Verb::advance)) left -= area_of(x.s(), t) == a;
    return left;
}
bool may_leave(const Asked& x, Piece p) {
    return std::ranges::any_of(x.s().combat.origins,
                               [&](Area a) { return x.s().at(a)[index(p)] > 0 && may_leave(x, a) > 0; });
}
Token piece_to_advance(const Asked& x) {
    const bool rides = x.s().combat.arrow != Area::none;
    const auto rank = [&](Token t) {
        if (is(t, Verb::done)) return 0;
        const Piece p = piece_of(t);
        if (!may_leave(x, p) || burns(x.s(), p, x.s().combat.target)) return -1;
        return 1 + unit_of(p).defense + unit_of(p).attack + (rides ? 10 * unit_of(p).breakthrough : 0);
    };
    return x.best(rank);
}
// All ride on against an enemy; one is enough for an empty area.
Token piece_to_ride(const Asked& x) {
    const bool enough = x.can(Verb::done) && units(x.s(), x.s().combat.arrow) == 0;
    if (enough) return word(Verb::done);
    return x.best([](Token t) { return is(t, Verb::done) ? 0 : 1 + unit_of(piece_of(t)).attack; });
}

// ---- drops ----

int landing_value(const Asked& x, const Pull& pull, Piece p, Token cell) {
    const Area a = field_at(x.s(), cell_of(cell));
    if (burns(x.s(), p, a)) return -1;
    // An unknown hex is volcanic one time in nine; near friends is better than alone.
    const bool unknown = x.s().sites.at[static_cast<size_t>(site_of(a))].hex >= hexes;
    return pull.value(Area::none, a) - (unknown && p == Piece::conventional ? 50 : 0) + 10 * (x.s().owner(a) == x.me);
}
int first_landing(const Asked& x, const Pull& pull, Token cell) {  // before any unit stands: what the hex itself holds
    const Area a = field_at(x.s(), cell_of(cell));
    const u8 hex = x.s().sites.at[static_cast<size_t>(site_of(a))].hex;
    if (hex >= hexes) return 400;
    const Location l = hex_table[hex].location;
    return l == Location::none ? 100 + pull.value(Area::none, a) / 4 : 100 * worth(x.s(), x.me, l);
}
bool first(const Asked& x) { return x.s().phase == Phase::initial_drop; }
// The strongest unit for the best place: the cell is chosen before the piece, in mind.
Token piece_to_drop(const Asked& x) {
    return x.best(
        [](Token t) { return piece_of(t) == Piece::artillery ? 0 : static_cast<int>(unit_of(piece_of(t)).cost); });
}
Token cell_to_drop(const Asked& x) {
    const Pull pull(x.s(), x.me);
    const Piece p = piece_of(x.since(Verb::drop)[1]);
    return x.best([&](Token t) {
        const int value = landing_value(x, pull, p, t);
        return value < 0 || !first(x) ? value : first_landing(x, pull, t);
    });
}

std::optional<Token> war_part(const Asked& x) {
    switch (x.rule()) {
        case Rule::move_2:
            if (x.question() == Question::which_piece) return word(best_march(x.s(), x.me).piece);
            if (x.since(Verb::move).size() == 2)
                return word(x.s(), best_march(x.s(), x.me, piece_of(x.said.back())).from);
            return next_step(x);
        case Rule::move_1:  // the units with the most points left
            return x.best([](Token t) { return t.value(); });
        case Rule::siege_1:
            return word(x.s(), place_to_besiege(x));
        case Rule::adv_2:
            return x.question() == Question::which_piece
                       ? piece_to_advance(x)
                       : x.best([&](Token t) { return may_leave(x, area_of(x.s(), t)); });
        case Rule::bt_2:
            return piece_to_ride(x);
        case Rule::decl_2:
        case Rule::decl_3:
            return attack_word(x);
        case Rule::art_1:
        case Rule::cmb_1:
            return x.may.front();
        case Rule::idrop_2:
        case Rule::drop_1:
            return x.question() == Question::which_piece ? piece_to_drop(x) : cell_to_drop(x);
        default:  // casualties, of whatever reason
            if (x.since(Verb::remove).empty()) return {};
            return x.question() == Question::which_piece ? piece_to_lose(x) : area_to_lose(x);
    }
}

}  // namespace

std::optional<Token> greedy_war(const Asked& x) {
    switch (x.question()) {
        case Question::action_offer:
        case Question::drop_offer:
            return x.can(Verb::go) ? std::optional(word(Verb::go)) : std::nullopt;
        case Question::action_move:
            return x.can(Verb::end) ? std::optional(move_word(x)) : std::nullopt;
        case Question::action_declare:
            if (!x.can(Verb::resolve)) return {};
            return word(x.can(Verb::attack) && best_assault(x.s(), x.me).captured > 0 ? Verb::attack : Verb::resolve);
        case Question::action_resolve:
            return x.can(Verb::fight) ? std::optional(word(Verb::fight)) : std::nullopt;
        case Question::combat_1:
        case Question::combat_2:
        case Question::combat_5_card:
            return x.may.size() == 1 ? x.may.front() : combat_word(x);
        case Question::initial_drop:
            return word(Verb::drop);
        case Question::drop_place:
            if (!x.can(Verb::end)) return {};
            if (x.can(Verb::ability) && wise_ability(x)) return word(Verb::ability);
            return word(x.can(Verb::drop) ? Verb::drop : Verb::end);
        case Question::which_piece:
        case Question::which_area:
        case Question::how_many:
            return war_part(x);
        default:
            return {};
    }
}

}  // namespace hexmoot::te
