// The laws over whole games of Thunder's Edge, for each number of seats and each way to run the market.
// HEXMOOT_TE_GAMES_INLINE and HEXMOOT_TE_GAMES_STEPPED say how many games.
#include <cstdlib>

#include <gtest/gtest.h>

#include "engine/games/thunders_edge/hidden.h"

namespace hexmoot::te {
namespace {

int count(const char* variable, int usual) {
    const char* text = std::getenv(variable);
    return text ? std::max(1, std::atoi(text)) : usual;
}
int games_inline() { return count("HEXMOOT_TE_GAMES_INLINE", 35); }
int games_stepped() { return count("HEXMOOT_TE_GAMES_STEPPED", 1); }

struct Options {
    const char* name;
    std::vector<int>
        values;  // hands all but one, withdraw, silent swap, floor, acts, rotations, world, memory, rest, ...
};
const std::vector<Options> option_sets{
    {"usual", {}}, {"rota", {0, 0, 0, 1, 16, 4, 1}}, {"variants", {1, 1, 1, 0, 6, 2, 1, 0, 0, 1, 1}}};

class Laws : public testing::TestWithParam<std::tuple<Options, int>> {
  protected:
    static LawsOptions options(int games, bool stepped) {
        const auto& [set, seats] = GetParam();
        // A prompt has thousands of commands: a few of them are tried at each.
        return {.games = games, .setup = {seats, 0, set.values}, .stepped = stepped, .budget = 10, .shrink = 3};
    }
};

TEST_P(Laws, HoldInline) {
    const LawReport r = laws(options(games_inline(), false));
    EXPECT_TRUE(r.ok()) << to_string(r);
}
TEST_P(Laws, HoldStepping) {
    const LawReport r = laws(options(games_stepped(), true));
    EXPECT_TRUE(r.ok()) << to_string(r);
    EXPECT_GT(r.replays, r.words / 2) << "too few worlds stay alike for the law against leaks";
}

INSTANTIATE_TEST_SUITE_P(Games, Laws, testing::Combine(testing::ValuesIn(option_sets), testing::Values(2, 3, 4, 5)),
                         [](const auto& param_info) {
                             return std::string(std::get<0>(param_info.param).name) +
                                    std::to_string(std::get<1>(param_info.param));
                         });

}  // namespace
}  // namespace hexmoot::te
