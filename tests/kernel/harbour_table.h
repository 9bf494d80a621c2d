// Table talk over the harbour: t.says("A open 2").refuses("B roll", code_not_asked).
#pragma once
#include <gtest/gtest.h>

#include "engine/kernel/laws/look.h"
#include "tests/kernel/toy_game.h"

namespace hexmoot::toy {

struct Harbourside {
    Match<Harbour> m;

    explicit Harbourside(int seats, std::vector<u32> dice = {}, u64 seed = 7)
        : m(*Match<Harbour>::start({seats, seed, {}}, std::move(dice))) {}

    Harbourside& says(const std::string& line) {
        const auto ok = m.say(seat(line[0] - 'A'), line.substr(2));
        EXPECT_TRUE(ok) << line << ": " << ok.error().word << " " << laws::name_of<Harbour>(ok.error().reason);
        return *this;
    }
    Harbourside& refuses(const std::string& line, u16 code) {
        const laws::Look<Harbour> before(m);
        const auto ok = m.say(seat(line[0] - 'A'), line.substr(2));
        EXPECT_EQ(ok ? "nothing" : laws::name_of<Harbour>(ok.error().reason),
                  laws::name_of<Harbour>({code, RuleId::none, {}}))
            << line;
        EXPECT_EQ(laws::Look<Harbour>(m).differs(before), "") << line;
        return *this;
    }
    // A whole sealed round; the seats in the order in which they seal.
    template <class... Coins>
    Harbourside& bids(std::string_view seats, Coins... coins) {
        const std::array<int, sizeof...(coins)> amounts{coins...};
        for (size_t i = 0; i < amounts.size(); i++)
            says(std::string(1, seats[i]) + " open " + std::to_string(amounts[i]));
        return *this;
    }
    // A good that this seat holds.
    std::string held(Seat s) const {
        for (size_t g = 0; g < goods; g++)
            if (m.now().hand[index(s)][g] > 0) return std::string(good_names[g]);
        return "nothing";
    }
};

}  // namespace hexmoot::toy
