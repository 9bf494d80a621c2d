#include "engine/games/air_land_sea/hidden.h"

#include "engine/kernel/laws.h"

namespace hexmoot::als {
namespace {

std::string hand(const State& s, Seat eyes) {
    std::string out;
    for (int i = 0; i < cards; i++)
        if (s.holds(other(eyes), card(i))) out += card_id(card(i));
    return out;
}
std::string facedown(const State& s, Seat eyes) {
    std::string out;
    for (Theatre t : all_theatres)
        for (const Lying& l : s.stack(other(eyes), t))
            if (!l.up) out += card_id(l.card);
    return out;
}
bool looks_at_top(const State& s) {
    return s.phase == Phase::resolving && s.active == Card::reinforce && !s.deck.empty();
}
std::string deck(const State& s, Seat eyes) {
    std::string out;
    for (int i = looks_at_top(s) && s.active_owner == eyes ? 1 : 0; i < s.deck.size; i++)
        out += card_id(s.deck.at[static_cast<size_t>(i)]);
    return out;
}
std::string drawn(const State& s, Seat eyes) {
    return looks_at_top(s) && s.active_owner != eyes ? card_id(s.deck.at[0]) : "";
}
std::string shuffles_to_come(const State& s, Seat) { return std::to_string(s.rng.state); }

constexpr std::array<HiddenRow<AirLandSea>, 5> rows{{{"ALS-HIDE-1 hand", hand},
                                                     {"ALS-HIDE-4 facedown cards", facedown},
                                                     {"ALS-HIDE-5 deck", deck},
                                                     {"ALS-HIDE-6 drawn card", drawn},
                                                     {"ALS-SETUP-2 shuffles to come", shuffles_to_come}}};

}  // namespace

std::span<const HiddenRow<AirLandSea>> hidden_rows() { return rows; }
LawReport laws(const LawsOptions& options) { return obey_laws<AirLandSea>(options, rows); }

}  // namespace hexmoot::als
