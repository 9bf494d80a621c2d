// What the greedy seat spends Credits on: cards, units, what stands Off World, and deals.
#include "engine/games/thunders_edge/combat.h"
#include "engine/games/thunders_edge/greedy.h"
#include "engine/games/thunders_edge/order.h"

namespace hexmoot::te {
namespace {

// ---- the order of the Purchase Segment ----

// The order as it has been said so far.
Order order_so_far(const Asked& x) {
    Order o;
    const auto line = x.since(Verb::order);
    for (size_t i = 1; i + 1 < line.size(); i++) {
        const Token next = line[i + 1];
        if (is(line[i], Verb::fort)) o.forts.push(area_of(x.s(), next));
        if (is(line[i], Verb::landing)) o.landings.push(area_of(x.s(), next));
        if (kind_of(line[i]) == Kind::piece && is(next, Verb::transit)) o.transit[line[i].a]++;
        if (kind_of(line[i]) == Kind::piece && is(next, Verb::orbit)) {
            o.orbit[line[i].a]++;
            o.by_yards++;
        }
        if (kind_of(line[i]) == Kind::piece && kind_of(next) == Kind::off_world) {
            o.off_world_unit = piece_of(line[i]);
            o.off_world = off_world_of(next);
        }
        if (line[i] == word(Location::petersburg)) {
            o.levied = static_cast<u8>(next.value());
            o.transit[index(Piece::conventional)] = static_cast<u8>(o.transit[index(Piece::conventional)] + o.levied);
        }
        if (line[i] == word(Location::hollow_ridge_works)) {
            o.by_shops = piece_of(next);
            o.orbit[next.a]++;
        }
        if (line[i] == word(Location::fort_ansgar)) o.prepared = area_of(x.s(), next);
    }
    return o;
}
bool holds_strength(const Asked& x) {
    for (int i = 0; i < strength_cards; i++)
        if (x.s().holds(x.me, mission(index(first_strength) + i))) return true;
    return false;
}
// What is not spent on units: a Strength card (5) decides 10 points; else a Mission card of the next turn (5), when
// there is enough for both.
int reserve(const Asked& x) { return holds_strength(x) || x.money() >= 12 ? strength_cost : 0; }
int left(const Asked& x) { return x.money() - price(x.s(), x.me, order_so_far(x)) - reserve(x); }

// A city worth its defence: with an enemy beside it a Fortification costs less than the two units it stands for.
Area place_to_fortify(const Asked& x, const Order& o) {
    Area best = Area::none;
    each_area(x.s(), [&](Area a) {
        const bool good = !is_field(a) && worth(x.s(), x.me, a) >= 14 && may_fortify(x.s(), x.me, o, a).allowed();
        if (good && (best == Area::none || worth(x.s(), x.me, a) > worth(x.s(), x.me, best))) best = a;
    });
    return best;
}
Area place_to_land(const Asked& x, const Order& o) {
    const Pull pull(x.s(), x.me);
    Area best = Area::none;
    each_area(x.s(), [&](Area a) {
        if (may_land(x.s(), x.me, o, a).allowed() &&
            (best == Area::none || pull.value(Area::none, a) > pull.value(Area::none, best)))
            best = a;
    });
    return best;
}

// ---- Off World (10 points each at the end) ----

// How far the seat is ahead there, as far as it can tell: of others' face-down units each counts the usual price, 2.
int lead_on(const State& s, const View& view, Seat me, OffWorld place) {
    BySeat<int> points;
    for (int i = 0; i < strength_cards; i++)
        if (s.strength_at[static_cast<size_t>(i)] == place)
            points[s.strength_of[static_cast<size_t>(i)]] += card_of(mission(index(first_strength) + i)).points;
    int best = 0;
    for (Seat p : all_seats(s)) {
        points[p] +=
            p == me ? cost_of(s.off_world[hexmoot::index(p)][index(place)]) : 2 * view.on_off_world[p][index(place)];
        if (p != me) best = std::max(best, points[p]);
    }
    return points[me] - best;
}
// Early in a game units fight; from its middle on they count there.
bool goes_off_world(const Asked& x) {
    return x.s().tension >= 12 && left(x) >= 2 && place_to_strengthen(x, std::min(4, left(x))) != OffWorld::none;
}

// ---- units ----

// The mix of an army that takes and holds: Conventional Forces hold, Walkers and Menaces go far and break through,
// Obliterators open what is strong, Artillery helps them.
constexpr std::array<int, unit_types> mix{4, 3, 3, 2, 1};
int stock(const Asked& x, const Order& o, int type) {
    const size_t i = hexmoot::index(x.me), t = static_cast<size_t>(type);
    int n = x.s().transit[i][t] + x.s().orbit[i][t] + o.transit[t] + o.orbit[t];
    each_area(x.s(), [&](Area a) {
        if (x.s().owner(a) == x.me) n += x.s().at(a)[t];
    });
    return n;
}
Token unit_to_buy(const Asked& x) {
    const Order o = order_so_far(x);
    return x.best([&](Token t) { return -stock(x, o, t.a) * 12 / mix[t.a]; });
}

Token order_word(const Asked& x) {
    const Order o = order_so_far(x);
    if (x.can(Verb::ability)) return word(Verb::ability);
    if (x.can(Verb::offworld) && goes_off_world(x)) return word(Verb::offworld);
    if (x.can(Verb::fort) && left(x) >= 6 && o.forts.empty() && place_to_fortify(x, o) != Area::none)
        return word(Verb::fort);
    // One unit a turn may land in an ordinary field; who has many waiting needs a port.
    const int waiting = x.view.in_orbit[x.me] + x.view.in_transit[x.me] + units(o.transit);
    if (x.can(Verb::landing) && left(x) >= 4 && waiting >= 5 && o.landings.empty()) return word(Verb::landing);
    return word(x.can(Verb::buy) && left(x) >= 1 && waiting < 10 ? Verb::buy : Verb::seal);
}
std::optional<Token> order_part(const Asked& x) {
    const auto line = x.since(Verb::order);
    if (line.empty()) return {};
    const Order o = order_so_far(x);
    switch (x.rule()) {
        case Rule::pur_6:
            if (x.can(Verb::orbit)) return word(Verb::orbit);
            if (x.can(Verb::transit)) return word(Verb::transit);
            return unit_to_buy(x);
        case Rule::pur_7:
            return word(x.s(), place_to_fortify(x, o));
        case Rule::pur_8:
            return word(x.s(), place_to_land(x, o));
        case Rule::pur_9: {
            if (x.question() == Question::which_piece)  // only its price counts there
                return x.best([&](Token t) {
                    return unit_of(piece_of(t)).cost <= left(x) ? static_cast<int>(unit_of(piece_of(t)).cost) : 0;
                });
            const OffWorld place = place_to_strengthen(x, unit_of(piece_of(line.back())).cost);
            return place == OffWorld::none ? x.may.front() : word(place);
        }
        default:
            if (x.question() == Question::how_many || x.question() == Question::which_piece) return x.may.back();
            if (x.question() == Question::which_area)
                return x.best([&](Token t) { return worth(x.s(), x.me, area_of(x.s(), t)); });
            return {};
    }
}

// The first army: nine units for 14 of 20 Credits take nine hexes, and the 6 that are saved come back twice.
constexpr Box first_army{5, 3, 1, 0, 0};
Token initial_part(const Asked& x) {
    const size_t said = std::ranges::count_if(x.since(Verb::buy), [](Token t) { return kind_of(t) == Kind::number; });
    const Token t = number_word(first_army[std::min<size_t>(said, unit_types - 1)]);
    return x.can(t) ? t : x.may.front();
}

// ---- deals ----

// An Initiative that the board will not allow the seat is sold to somebody whom it does, for half its points.
struct Sale {
    Seat to = nobody;
    Mission card = Mission::none;
    int price = 0;
};
Sale best_sale(const Asked& x) {
    const State& s = x.s();
    for (MissionSet left = s.mission_hand[hexmoot::index(x.me)]; left != 0; left &= left - 1) {
        const Mission m = mission(std::countr_zero(left));
        if (card_of(m).kind != MissionKind::initiative || meets(s, x.me, m)) continue;
        const int price = card_of(m).points / 2;
        for (Seat p : all_seats(s))  // not to one who leads: it would win by it
            if (p != x.me && meets(s, p, m) && s.money(p) >= price && !leads(s, p)) return {p, m, price};
    }
    return {};
}
bool offers_deal(const Asked& x) {
    const State& s = x.s();
    return x.manner.sells && x.can(Verb::deal) && s.deals_declined[x.me] == 0 && s.deals_accepted[x.me] == 0 &&
           best_sale(x).to != nobody;
}
// deal C give card MIS-07 for 4 done
Token deal_part(const Asked& x) {
    const Sale sale = best_sale(x);
    const auto said = x.since(Verb::deal);
    if (x.question() == Question::which_seat) return x.can(word(sale.to)) ? word(sale.to) : x.may.front();
    if (x.can(word(sale.card))) return word(sale.card);
    if (x.can(Verb::done) && kind_of(said.back()) == Kind::number) return word(Verb::done);
    if (x.can(number_word(sale.price)) && is(said.back(), Verb::for_)) return number_word(sale.price);
    for (Verb v : {Verb::give, Verb::for_, Verb::card, Verb::done})
        if (x.can(v) && !(v == Verb::for_ && is(said.back(), Verb::give))) return word(v);
    return x.may.front();
}
// Fair: what comes is worth what goes.
Token deal_answer(const Asked& x) {
    const Deal& d = x.s().deal;
    int value = d.gives - d.takes;
    for (MissionSet left = d.offered; left != 0; left &= left - 1)
        value += card_worth(x.s(), x.me, mission(std::countr_zero(left)));
    each_area(x.s(), [&](Area a) {
        if (d.areas[index(a)]) value += (x.s().owner(a) == d.from ? 1 : -2) * worth(x.s(), x.me, a);
    });
    value -= 6 * d.cards_asked;
    return word(x.can(Verb::accept) && value >= 0 ? Verb::accept : Verb::decline);
}

// A Mission card costs 5; with 9 there is enough left for a unit or two.
constexpr int enough_for_mission = 9;

}  // namespace

// Where so many points change most: the place where the seat is least behind, or least ahead.
OffWorld place_to_strengthen(const Asked& x, int by) {
    OffWorld best = OffWorld::none;
    int most = 0;
    for (int i = 0; i < off_worlds; i++) {
        const int lead = lead_on(x.s(), x.view, x.me, off_world(i));
        if (lead > 4 || lead + by <= -2) continue;  // safe, or out of reach for now
        const int value = 10 - std::abs(lead);
        if (value > most) {
            most = value;
            best = off_world(i);
        }
    }
    return best;
}
int card_worth(const State& s, Seat p, Mission m) {
    switch (card_of(m).kind) {
        case MissionKind::initiative:  // half its points: its price in Senate cards is still to be paid
            return meets(s, p, m) ? card_of(m).points / 2 + 1 : 1;
        case MissionKind::strength:
            return 5;
        case MissionKind::investment:
            return s.tension < 12 ? 3 : 0;
        default:
            return 2;
    }
}

std::optional<Token> greedy_purse(const Asked& x) {
    switch (x.question()) {
        case Question::status_missions:
            if (!x.can(Verb::done)) return {};
            if (x.can(Verb::buy_mission) && x.money() >= enough_for_mission) return word(Verb::buy_mission);
            return word(offers_deal(x) ? Verb::deal : Verb::done);
        case Question::status_extra:
            return x.can(Verb::draw) ? std::optional(word(Verb::draw)) : std::nullopt;
        case Question::deal_reply:
            return deal_answer(x);
        case Question::resources:
            if (!x.can(Verb::done)) return {};
            if (x.can(Verb::ability)) return word(Verb::ability);
            return word(x.can(Verb::card) && wise_card(x) != Mission::none ? Verb::card : Verb::done);
        case Question::purchase:
            if (x.since(Verb::order).empty() || x.can(Verb::order))
                return x.can(Verb::order) ? std::optional(word(Verb::order)) : std::nullopt;
            return x.can(Verb::seal) ? std::optional(order_word(x)) : std::nullopt;
        case Question::initial_buy:
            return x.can(Verb::buy) ? std::optional(word(Verb::buy)) : std::nullopt;
        default:
            break;
    }
    if (x.rule() == Rule::deal_3) return deal_part(x);
    if (x.rule() == Rule::buy0_1)
        return x.question() == Question::how_many ? std::optional(initial_part(x)) : std::nullopt;
    return order_part(x);
}

}  // namespace hexmoot::te
