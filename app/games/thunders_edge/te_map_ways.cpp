#include "app/games/thunders_edge/te_map_ways.h"

#include <algorithm>
#include <map>

#include "app/games/thunders_edge/te_board.h"
#include "engine/games/thunders_edge/legs.h"

namespace hexmoot::te {
namespace {

bool of_map(Token t) { return kind_of(t) == Kind::field || kind_of(t) == Kind::location; }

bool stops(const State& s, Area a) {
    if (!is_field(a)) return false;
    if (!known_terrain(s, site_of(a))) return true;
    const Terrain t = terrain(s, site_of(a));
    return t == Terrain::mountain || t == Terrain::volcanic;
}

}  // namespace

std::vector<Stack> stacks(const State& s, Area a) {
    constexpr int farthest = 8;
    std::vector<Stack> out;
    const bool moving = s.phase == Phase::action_move && occupant(s, a) == s.active;
    for (int i = 0; i < piece_kinds; i++) {
        const Piece p = piece(i);
        int left = s.at(a)[index(p)];
        for (int n = farthest; moving && n > 0; n--)
            if (const int count = units_with(s, a, p, n); count > 0) {
                out.push_back({a, p, n, count});
                left -= count;
            }
        if (left > 0) out.push_back({a, p, 0, left});
    }
    return out;
}

// A match in which the unit has come so far.
struct Ways::Node {
    std::unique_ptr<AnyMatch> match;
    Area at;
    std::vector<Area> areas;
    std::vector<Token> words;
};

Ways::Ways(const TeBoard& board, const Stack& stack, std::vector<Token> lead) : stack_(stack), lead_(std::move(lead)) {
    auto match = board.tried(lead_);
    if (!match) return;
    // Units that differ in their movement alone are told apart by it.
    const Token points = number_word(stack.points);
    if (match->offer().has({points, board.speaker()})) {
        lead_.push_back(points);
        if (!match->give({points, board.speaker()})) return;
    }
    std::vector<Node> now;
    now.push_back({std::move(match), stack.area, {}, lead_});
    while (!now.empty()) {
        std::vector<Node> next;
        for (const Node& node : now) look_around(board, node, next);
        now = std::move(next);
    }
}

void Ways::look_around(const TeBoard& board, const Node& node, std::vector<Node>& next) {
    const State& s = board.shown();
    const Seat me = board.speaker();
    const Offer& offer = node.match->offer();
    for (const Offer::Blocked& b : offer.blocked()) {
        const Area a = b.answer.seat == me && of_map(b.answer.token) ? area_of(s, b.answer.token) : Area::none;
        const bool told = std::ranges::any_of(barred_, [&](const Bar& x) { return x.area == a; });
        if (a == Area::none || told || b.why.code == static_cast<u16>(Code::not_adjacent)) continue;
        barred_.push_back({a, node.words});
        barred_.back().words.push_back(b.answer.token);
    }
    for (const Answer& answer : offer.answers()) {
        const Area a = answer.seat == me && of_map(answer.token) ? area_of(s, answer.token) : Area::none;
        const bool crossed = std::ranges::any_of(next, [&](const Node& x) { return x.at == a; });
        if (a == Area::none || a == stack_.area || to(a) || crossed) continue;
        Way way{node.areas, node.words, stops(s, a), is_field(a) && !known_terrain(s, site_of(a))};
        way.areas.push_back(a);
        way.words.push_back(answer.token);
        if (way.turns_up) {
            ways_.push_back(std::move(way));
            continue;
        }
        way.perishes =
            stack_.piece == Piece::conventional && is_field(a) && terrain(s, site_of(a)) == Terrain::volcanic;
        auto then = node.match->clone();
        if (!then->give(answer)) continue;
        const bool goes_on = !then->over() && !then->line().empty();
        const std::vector<Token> so_far = way.words;
        const bool may_stop = !goes_on || then->offer().has({word(te::Verb::stop), me});
        if (goes_on && may_stop) way.words.push_back(word(te::Verb::stop));
        if (goes_on) next.push_back({std::move(then), a, way.areas, so_far});
        if (may_stop) ways_.push_back(std::move(way));
    }
}

const Way* Ways::to(Area a) const {
    const auto found = std::ranges::find(ways_, a, &Way::to);
    return found == ways_.end() ? nullptr : &*found;
}

// Step by step towards it as if the unit could go on for ever: where that ends is why it does not get there. Hexes that
// would turn up are walked around.
std::vector<Token> Ways::as_the_crow_flies(const State& s, Area target, bool past_enemies) const {
    std::map<Area, Area> before{{stack_.area, Area::none}};
    std::vector<Area> now{stack_.area};
    while (!now.empty() && !before.contains(target)) {
        std::vector<Area> next;
        for (Area from : now)
            for (Area a : adjacent_areas(s, from)) {
                const bool hidden = is_field(a) && !known_terrain(s, site_of(a));
                const bool held = !past_enemies && enemy_units(s, s.active, a);
                if (before.contains(a) || (a != target && (hidden || held))) continue;
                before[a] = from;
                next.push_back(a);
            }
        now = std::move(next);
    }
    std::vector<Token> out;
    if (!before.contains(target)) return out;
    for (Area a = target; a != stack_.area; a = before[a]) out.push_back(word(s, a));
    std::ranges::reverse(out);
    return out;
}

std::vector<Token> Ways::words_refused(const State& s, Area target) const {
    const auto bar = std::ranges::find(barred_, target, &Bar::area);
    if (bar != barred_.end()) return bar->words;
    std::vector<Token> path = as_the_crow_flies(s, target, false);
    if (path.empty()) path = as_the_crow_flies(s, target, true);
    if (path.empty()) path.push_back(word(s, target));
    std::vector<Token> out = lead_;
    out.insert(out.end(), path.begin(), path.end());
    return out;
}

}  // namespace hexmoot::te
