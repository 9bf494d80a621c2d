// Air, Land & Sea as the kernel knows it (concept Rules), and what its screens may see.
#pragma once
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/air_land_sea/state.h"
#include "engine/kernel/rules.h"

namespace hexmoot::als {

// A card on the board as these eyes see it: Card::none when its face is not theirs to know.
struct SeenCard {
    Card card = Card::none;
    u8 up = 0;
    u8 strength = 0;
};

// What playing one own card to one theatre would do, before any ability begins. Built only from what its seat may know.
struct Placement {
    Reason face_up;  // allowed, or why not
    Destroyer up_destroyed_by = Destroyer::nothing;
    Destroyer down_destroyed_by = Destroyer::nothing;
    int total_up = 0;  // own total there afterwards
    int total_down = 0;
};

// Everything that one pair of eyes may see (ALS-HIDE). Built from scratch, never filtered.
struct View {
    Viewer eyes;
    std::array<std::array<std::vector<SeenCard>, theatres>, 2> stacks;  // by seat, theatre; bottom to top
    std::array<std::array<int, theatres>, 2> totals{};
    std::array<Seat, theatres> controller{};
    std::array<Theatre, theatres> order{};
    std::array<int, 2> hand_count{};
    std::vector<Card> hand;                                   // of eyes.seat(), ascending; empty for the table
    std::vector<std::array<Placement, theatres>> placements;  // parallel to hand, by theatre
    Card drawn = Card::none;                                  // the card Reinforce drew, for the seat that resolves it
    std::array<int, 2> vp{};
    std::array<int, 2> withdraw_row{};  // points the other seat scores if this one withdraws now
    std::array<bool, 2> air_drop{}, air_drop_armed{};
    std::array<int, 2> extra_turns{};
    std::vector<Card> queue;  // abilities that wait: public
    Card active = Card::none;
    int deck_size = 0;
    int target = 0;
    int battle = 0;
    int turns = 0;  // taken in this battle
    Seat first{}, turn{};
    Phase phase{};
    Seat battle_winner = nobody;
    int award = 0;
    bool withdrawn = false;
    Seat war_winner = nobody;
    u8 options = 0;
    Prompt prompt;  // who decides, and what kind of decision: public

    bool has(Option o) const { return (options >> static_cast<u8>(o) & 1) != 0; }
};

// The card reads as the first edition has it: all do with firstEditionCards, and those that are played as it printed
// them (ALS-VAR-4, -5).
bool first_edition(const View&, Card);

struct AirLandSea {
    using State = als::State;
    using View = als::View;
    static constexpr std::string_view id = "air_land_sea";
    static constexpr int version = 1;
    static constexpr int min_seats = 2;
    static constexpr int max_seats = 2;

    static std::span<const OptionSpec> options();
    static tl::expected<State, Reason> setup(const Setup&);
    static void step(State&, Table&);
    static bool over(const State& s) { return s.phase == Phase::game_over; }
    static Standing standing(const State&);
    static View view(const State&, const Prompt&, Viewer);
    static State sample(const State&, Seat, Rng&);
    static std::string check(const State&);
    static void spell(Token t, std::string& out) { als::spell(t, out); }
    static void alias(Token t, std::string& out) { als::alias(t, out); }
    static int weight(Token t) { return t == word(Verb::withdraw) ? 1 : 16; }
    static std::vector<std::string> heard(const State&, Seat, std::span<const std::string_view> words) {
        return {words.begin(), words.end()};
    }
    static Reason check_command(const State&, const Prompt&, Seat, std::span<const std::string_view> words);
    static std::optional<Words> after_reveal(std::span<const std::string_view>, size_t) { return {}; }
    static std::string_view rule_name(RuleId r) { return als::rule_name(r); }
    static std::string_view code_name(u16 c) { return als::code_name(c); }
    static std::string_view prompt_name(u8 kind) { return question_name(kind); }
    static std::string state_json(const State&);
    static std::string view_json(const View&);
    static tl::expected<State, std::string> from_json(std::string_view);
};
static_assert(Rules<AirLandSea>);

}  // namespace hexmoot::als
