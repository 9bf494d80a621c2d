// Thunder's Edge as the kernel knows it (concept Rules), and what its screens may see.
#pragma once
#include <span>
#include <string>
#include <string_view>

#include "engine/games/thunders_edge/board.h"
#include "engine/kernel/rules.h"

namespace hexmoot::te {

// Everything that one pair of eyes may see (section 17): the State with what is hidden from them left empty, and the
// public sizes of what they cannot look into.
struct View {
    Viewer eyes;
    Prompt prompt;
    State shown;  // hidden hands, boxes, deck orders and tiles are empty; a face-down tile not to be known is 255
    BySeat<u8> senate_cards{}, mission_cards{}, tiles{};  // in hand
    BySeat<u8> in_transit{}, in_orbit{};
    BySeat<u8> silent_cards{};  // in its open silent offer
    BySeat<std::array<u8, off_worlds>> on_off_world{};
    int senate_deck = 0, mission_deck = 0, mission_discard = 0;
    friend bool operator==(const View&, const View&) = default;
};

// Random players must not deal, look and fidget for ever, nor pass the whole game by: of the words of a game most are
// about units, and a market ends after a few acts of each seat.
inline constexpr int usual_weight = 48;
inline constexpr auto verb_weights = [] {
    std::array<u8, verbs> of;
    of.fill(usual_weight);
    const auto weigh = [&of](int weight, std::initializer_list<Verb> some) {
        for (Verb v : some) of[static_cast<size_t>(v)] = static_cast<u8>(weight);
    };
    weigh(1, {Verb::deal, Verb::break_, Verb::standing, Verb::arm, Verb::disarm, Verb::reopen, Verb::uncry, Verb::lower,
              Verb::leave});
    weigh(12, {Verb::abandon, Verb::revoke, Verb::none, Verb::rest, Verb::end, Verb::cry});
    weigh(192, {Verb::raise, Verb::pass, Verb::close});
    return of;
}();

struct ThundersEdge {
    using State = te::State;
    using View = te::View;
    static constexpr std::string_view id = "thunders_edge";
    static constexpr int version = 1;
    static constexpr int min_seats = 2;
    static constexpr int max_seats = most_seats;

    static std::span<const OptionSpec> options();
    static tl::expected<State, Reason> setup(const Setup&);
    static void step(State&, Table&);
    static bool over(const State& s) { return s.phase == Phase::over; }
    static Standing standing(const State&);
    static View view(const State&, const Prompt&, Viewer);
    static State sample(const State&, Seat, Rng&);
    static std::string check(const State&);
    static void spell(Token t, std::string& out) { te::spell(t, out); }
    static void alias(Token t, std::string& out) { te::alias(t, out); }
    static int weight(Token t) { return kind_of(t) == Kind::verb ? verb_weights[t.a] : usual_weight; }
    static std::vector<std::string> heard(const State&, Seat, std::span<const std::string_view> words);
    static Reason check_command(const State&, const Prompt&, Seat, std::span<const std::string_view> words);
    static std::optional<Words> after_reveal(std::span<const std::string_view> words, size_t at);
    static std::string_view rule_name(RuleId r) { return te::rule_name(r); }
    static std::string_view code_name(u16 c) { return te::code_name(c); }
    static std::string_view prompt_name(u8 kind) { return question_name(kind); }
    static std::string state_json(const State&);
    static std::string view_json(const View&);
    static tl::expected<State, std::string> from_json(std::string_view);
};

}  // namespace hexmoot::te
