#include "app/games/thunders_edge/te_map_flights.h"

#include <algorithm>

#include "app/games/thunders_edge/te_combat_log.h"
#include "app/games/thunders_edge/te_news.h"

namespace hexmoot::te {

void Flights::read(std::span<const Event> news) {
    flights_.clear();
    for (const Event& e : news) {
        if (is_event(e, Happening::moved) || is_event(e, Happening::advanced) || is_event(e, Happening::evacuated))
            go_on(piece(e.secret), area_word(e), area_word(e, 3));
    }
}

void Flights::go_on(Piece unit, Token from, Token to) {
    const auto same = [&](const Flight& x) { return x.piece == unit && x.areas.back() == from; };
    if (const auto it = std::ranges::find_if(flights_, same); it != flights_.end())
        it->areas.push_back(to);
    else
        flights_.push_back({unit, {from, to}});
}

std::vector<Token> Flights::way(Token area, Piece unit, int count) const {
    std::vector<Token> found;
    int came = 0;
    for (const Flight& x : flights_) {
        if (x.piece != unit || x.areas.back() != area) continue;
        std::vector<Token> before(x.areas.begin(), x.areas.end() - 1);
        if (came++ > 0 && before != found) return {};
        found = std::move(before);
    }
    if (came != count) return {};
    return found;
}

}  // namespace hexmoot::te
