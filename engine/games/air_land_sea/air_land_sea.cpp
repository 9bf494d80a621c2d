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

// The phase, and what goes with it: the ability under way, the winner of the battle, the points of the war.
std::string check_phase(const State& s) {
    if (s.active != Card::none) {
        const std::string ability = "the ability of " + card_id(s.active);
        if (s.phase != Phase::resolving) return ability + " is under way outside a decision";
        if (ability_of(s.active) != Ability::instant) return ability + " can't be under way";
        if (find(s, s.active).seat != s.active_owner) return ability + " is under way, but not where its owner plays";
        if (s.active == Card::redeploy && s.active_stage == 1 && s.hand_of(s.active_owner) == 0)
            return ability + " asks for a play of an empty hand";
    }
    const bool ended = s.phase == Phase::battle_over || s.phase == Phase::game_over;
    if (ended != (s.battle_winner != nobody)) return ended ? "a battle ended without winner" : "a battle is won early";
    const bool reached = s.vp[0] >= target(s) || s.vp[1] >= target(s);
    if (reached != (s.phase == Phase::game_over))
        return reached ? "the war goes on past its target" : "the war ended below its target";
    return "";
}
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
    if (s.has(Option::beginner) && s.has(Option::long_game)) return "beginner and longGame exclude each other";
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
    if (s.phase == Phase::turn && s.hand_of(s.turn) == 0) return "a seat without cards is on turn";
    for (Card c : s.queue) {
        if (!face_up(s, c)) return "the ability of " + card_id(c) + " waits though it does not lie face up";
        if (ability_of(c) != Ability::instant) return card_id(c) + " has no ability that could wait";
        if (std::count(s.queue.begin(), s.queue.end(), c) > 1) return "the ability of " + card_id(c) + " waits twice";
    }
    return check_phase(s);
}

}  // namespace hexmoot::als
