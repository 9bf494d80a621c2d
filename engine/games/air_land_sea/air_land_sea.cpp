#include "engine/games/air_land_sea/air_land_sea.h"

#include <algorithm>

namespace hexmoot::als {
namespace {
constexpr std::array<OptionSpec, option_count> specs{{{"beginner"},
                                                      {"longGame"},
                                                      {"transportUncoveredOnly"},
                                                      {"firstEditionCards"},
                                                      {"legacyReinforce"},
                                                      {"legacyDisrupt"},
                                                      {"legacyAirDrop"},
                                                      {"legacyRedeploy"}}};
}  // namespace

std::span<const OptionSpec> AirLandSea::options() { return specs; }

tl::expected<State, Reason> AirLandSea::setup(const Setup& setup) {
    State s;
    for (size_t i = 0; i < specs.size(); i++)
        if (setup.options[i]) s.options = static_cast<u8>(s.options | 1u << i);
    // ALS-VAR-2: the two targets exclude each other.
    if (s.has(Option::beginner) && s.has(Option::long_game))
        return tl::unexpected(because(Code::bad_options, Rule::var_2));
    begin_war(s, Rng::seeded(setup.seed));
    return s;
}

void AirLandSea::step(State& s, Table& table) {
    switch (s.phase) {
        case Phase::turn:
            return take_turn(s, table);
        case Phase::resolving:
            return resolve(s, table);
        case Phase::battle_over:
            return next_battle(s, table);
        case Phase::game_over:
            return;
    }
}

Standing AirLandSea::standing(const State& s) {
    Standing st;
    for (Seat p : both_seats) {
        st.points[hexmoot::index(p)] = s.vp[hexmoot::index(p)];
        if (s.phase == Phase::game_over && s.vp[hexmoot::index(p)] >= target(s)) st.winners = p;
    }
    return st;
}

std::string AirLandSea::check(const State& s) {
    // ALS-STATE-3: every card is in exactly one place.
    std::array<int, cards> seen{};
    const auto count = [&](Card c) {
        if (c != Card::none) seen[index(c)]++;
    };
    for (Seat p : both_seats) {
        for (int i = 0; i < cards; i++)
            if (s.holds(p, card(i))) count(card(i));
        for (Theatre t : all_theatres)
            for (const Lying& l : s.stack(p, t)) count(l.card);
    }
    for (Card c : s.deck) count(c);
    for (int i = 0; i < cards; i++)
        if (seen[static_cast<size_t>(i)] + static_cast<int>(s.absent >> i & 1) != 1)
            return "card " + card_id(card(i)) + " is in " + std::to_string(seen[static_cast<size_t>(i)]) + " places";
    for (Theatre t : all_theatres)
        if (std::count(s.order.begin(), s.order.end(), t) != 1) return "the theatres are not in a row";
    // ALS-STATE-4, revised rules: hands are level at the start of a turn.
    if (s.phase == Phase::turn && s.absent == 0 && !s.has(Option::legacy_redeploy) &&
        s.hand_count(s.turn) != s.hand_count(other(s.turn)) + (s.turn == s.first ? 0 : 1))
        return "the hands are not level at the start of a turn";
    for (Card c : s.queue)
        if (!face_up(s, c)) return "the ability of " + card_id(c) + " waits though it does not lie face up";
    if (s.phase != Phase::game_over && (s.vp[0] >= target(s) || s.vp[1] >= target(s)))
        return "the war goes on past its target";
    return "";
}

}  // namespace hexmoot::als
