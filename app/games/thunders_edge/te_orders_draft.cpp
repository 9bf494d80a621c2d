#include "app/games/thunders_edge/te_orders_draft.h"

#include <span>

namespace hexmoot::te {
namespace {

// How many words an item has that begins so.
size_t length(const State& s, Seat p, const Order& o, std::span<const Token> words) {
    switch (static_cast<Verb>(words[0].a)) {
        case Verb::buy:
        case Verb::offworld:
            return 3;
        case Verb::ability: {
            const bool levy = words.size() > 1 && location_of(words[1]) == Location::petersburg;
            return levy && may_send_to_orbit(s, p, o).allowed() ? 4 : 3;
        }
        default:
            return 2;
    }
}

void levy(Order& o, const OrderItem& item) {
    const int all = item[2].value(), to_orbit = item.size() > 3 ? item[3].value() : 0;
    o.levied = static_cast<u8>(all);
    u8& transit = o.transit[index(Piece::conventional)];
    u8& orbit = o.orbit[index(Piece::conventional)];
    transit = static_cast<u8>(transit + all - to_orbit);
    orbit = static_cast<u8>(orbit + to_orbit);
    o.by_yards = static_cast<u8>(o.by_yards + to_orbit);
}

void use_ability(const State& s, Order& o, const OrderItem& item) {
    switch (location_of(item[1])) {
        case Location::petersburg:
            return levy(o, item);
        case Location::hollow_ridge_works:
            o.by_shops = piece_of(item[2]);
            o.orbit[item[2].a]++;
            return;
        default:
            o.prepared = area_of(s, item[2]);
    }
}

void add(const State& s, Order& o, const OrderItem& item) {
    switch (static_cast<Verb>(item[0].a)) {
        case Verb::buy:
            (is(item[2], Verb::orbit) ? o.orbit : o.transit)[item[1].a]++;
            if (is(item[2], Verb::orbit)) o.by_yards++;
            return;
        case Verb::fort:
            return o.forts.push(area_of(s, item[1]));
        case Verb::landing:
            return o.landings.push(area_of(s, item[1]));
        case Verb::offworld:
            o.off_world_unit = piece_of(item[1]);
            o.off_world = off_world_of(item[2]);
            return;
        default:
            use_ability(s, o, item);
    }
}

}  // namespace

int ordered(const Order& o, Piece type) {
    return o.transit[index(type)] + o.orbit[index(type)] + (o.off_world_unit == type);
}

OrderDraft read_order(const State& s, Seat p, const std::vector<Token>& words) {
    OrderDraft out;
    size_t at = !words.empty() && (is(words[0], Verb::order) || is(words[0], Verb::reopen)) ? 1 : 0;
    while (at < words.size() && !is(words[at], Verb::seal)) {
        const std::span<const Token> rest{words.data() + at, words.size() - at};
        const size_t n = length(s, p, out.order, rest);
        if (rest.size() < n) {
            out.open.assign(rest.begin(), rest.end());
            break;
        }
        out.items.emplace_back(rest.begin(), rest.begin() + static_cast<std::ptrdiff_t>(n));
        add(s, out.order, out.items.back());
        at += n;
    }
    return out;
}

}  // namespace hexmoot::te
