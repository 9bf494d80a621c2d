#include "engine/games/thunders_edge/hidden.h"

#include "engine/kernel/laws.h"

namespace hexmoot::te {
namespace {

// The same of every seat but the one that looks, in one text; "" when there is nothing of it.
template <class Of>
std::string of_others(const State& s, Seat eyes, const Of& of) {
    std::string out;
    for (Seat p : all_seats(s))
        if (p != eyes) out += of(p);
    return out;
}
std::string bits(u64 set) { return set == 0 ? "" : std::to_string(set) + ' '; }
std::string counts(const Box& box) {
    if (units(box) == 0) return "";
    std::string out;
    for (u8 n : box) out += std::to_string(n) + '.';
    return out + ' ';
}

std::string senate_hands(const State& s, Seat eyes) {
    return of_others(s, eyes, [&](Seat p) { return bits(s.senate_hand[hexmoot::index(p)]); });
}
std::string mission_hands(const State& s, Seat eyes) {
    return of_others(s, eyes, [&](Seat p) { return bits(s.mission_hand[hexmoot::index(p)]); });
}
std::string transit(const State& s, Seat eyes) {
    return of_others(s, eyes, [&](Seat p) {
        return counts(face_down(s.transit[hexmoot::index(p)], s.transit_open[hexmoot::index(p)]));
    });
}
std::string orbit(const State& s, Seat eyes) {
    return of_others(s, eyes, [&](Seat p) {
        return counts(face_down(s.orbit[hexmoot::index(p)], s.orbit_open[hexmoot::index(p)]));
    });
}
std::string off_world_units(const State& s, Seat eyes) {
    return of_others(s, eyes, [&](Seat p) {
        std::string out;
        for (const Box& box : s.off_world[hexmoot::index(p)]) out += counts(box);
        return out;
    });
}
std::string tiles_in_hand(const State& s, Seat eyes) {
    return of_others(s, eyes, [&](Seat p) { return bits(s.tiles[hexmoot::index(p)]); });
}
std::string face_down_hexes(const State& s, Seat eyes) {
    std::string out;
    for (int i = 0; i < s.sites.size; i++) {
        const Site& x = s.sites.at[static_cast<size_t>(i)];
        const bool known =
            x.up || (s.has(Option::memory_aid) && x.placer == eyes) || (s.seen[hexmoot::index(eyes)] >> i & 1) != 0;
        if (!known) out += std::to_string(x.hex) + ' ';
    }
    return out;
}
std::string offered_cards(const State& s, Seat eyes) {
    return of_others(s, eyes, [&](Seat p) {
        std::string out;
        for (const MarketOffer& o : s.market.offers[p])
            if (o.number != 0)
                out += std::to_string(te::index(o.card)) + '.' + std::to_string(te::index(o.rider)) + ' ';
        return out;
    });
}
std::string standing_orders(const State& s, Seat eyes) {
    if (s.phase != Phase::market) return "";
    return of_others(s, eyes, [&](Seat p) { return s.market.hold.has(p) ? "hold " : "auto "; });
}
std::string armed_counter(const State& s, Seat eyes) {
    if (s.counter_of == nobody || s.counter_of == eyes) return "";
    return letter(s.counter_of) + bits(s.counter_against.bits());
}
std::string chosen_discards(const State& s, Seat eyes) {
    return of_others(s, eyes, [&](Seat p) { return bits(s.discards[hexmoot::index(p)]); });
}
std::string decks(const State& s, Seat) {
    std::string out;
    for (Mission m : s.mission_deck) out += std::to_string(te::index(m)) + '.';
    for (Senate c : s.senate_deck) out += std::to_string(te::index(c)) + ',';
    return out;
}
std::string dice_to_come(const State& s, Seat) { return std::to_string(s.rng.state); }

constexpr std::array<HiddenRow<ThundersEdge>, 13> rows{{{"TE-HOT-2 Senate hands", senate_hands},
                                                        {"TE-HOT-2 Mission hands", mission_hands},
                                                        {"TE-HOT-2 Transit", transit},
                                                        {"TE-DROP-6 Orbit", orbit},
                                                        {"TE-PUR-4 Off World units", off_world_units},
                                                        {"TE-WORLD-3 tiles in hand", tiles_in_hand},
                                                        {"TE-MAP-7 face-down hexes", face_down_hexes},
                                                        {"TE-MKT-2 cards of offers", offered_cards},
                                                        {"TE-MKT-2 standing orders", standing_orders},
                                                        {"MIS-47 armed", armed_counter},
                                                        {"TE-HOT-6 discards chosen", chosen_discards},
                                                        {"TE-CARD-1 decks", decks},
                                                        {"TE-GEN-3 dice to come", dice_to_come}}};

}  // namespace

std::span<const HiddenRow<ThundersEdge>> hidden_rows() { return rows; }
LawReport laws(const LawsOptions& options) { return obey_laws<ThundersEdge>(options, rows); }

}  // namespace hexmoot::te
