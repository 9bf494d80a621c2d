// The laws over whole wars of Air, Land & Sea, for every set of options. HEXMOOT_WARS_INLINE and HEXMOOT_WARS_STEPPED
// say how many wars.
#include <cstdlib>

#include <gtest/gtest.h>

#include "engine/games/air_land_sea/hidden.h"

namespace hexmoot::als {
namespace {

int count(const char* variable, int usual) {
    const char* text = std::getenv(variable);
    return text ? std::max(1, std::atoi(text)) : usual;
}
int wars_inline() { return count("HEXMOOT_WARS_INLINE", 2'000); }
int wars_stepped() { return count("HEXMOOT_WARS_STEPPED", 40); }

struct Options {
    const char* name;
    std::vector<int> values;  // beginner, longGame, transportUncoveredOnly, firstEditionCards, legacy...
};
void PrintTo(const Options& o, std::ostream* out) { *out << o.name; }

const std::vector<Options> option_sets{{"usual", {}},
                                       {"beginner", {1}},
                                       {"longGame", {0, 1}},
                                       {"transportUncoveredOnly", {0, 0, 1}},
                                       {"firstEditionCards", {0, 0, 0, 1}},
                                       {"legacyReinforce", {0, 0, 0, 0, 1}},
                                       {"legacyDisrupt", {0, 0, 0, 0, 0, 1}},
                                       {"legacyAirDrop", {0, 0, 0, 0, 0, 0, 1}},
                                       {"legacyRedeploy", {0, 0, 0, 0, 0, 0, 0, 1}},
                                       {"allLegacy", {0, 0, 0, 0, 1, 1, 1, 1}},
                                       {"longWithAll", {0, 1, 1, 1, 1, 1, 1, 1}}};

class Laws : public testing::TestWithParam<Options> {
  protected:
    // The usual game takes most of the wars, every other set of options a tenth of them.
    int wars(int all) const { return GetParam().values.empty() ? all : std::max(1, all / 10); }
};

TEST_P(Laws, HoldInline) {
    const LawReport r = laws({.games = wars(wars_inline()), .setup = {2, 0, GetParam().values}});
    EXPECT_TRUE(r.ok()) << to_string(r);
}

TEST_P(Laws, HoldStepping) {
    const LawReport r = laws({.games = wars(wars_stepped()), .setup = {2, 0, GetParam().values}, .stepped = true});
    EXPECT_TRUE(r.ok()) << to_string(r);
    EXPECT_GT(r.replays, r.words / 4) << "too few worlds stay alike for the law against leaks";
    EXPECT_LE(r.longest, LawsOptions{}.short_game) << "a war is short enough to be looked at whole each time";
    EXPECT_EQ(r.shown, 0u) << "nothing is shown for a moment in a war: who is told something sees it at the prompt";
    EXPECT_EQ(r.sampled, 0u) << "a war has so few words that law 1 looks at all of them";
}

INSTANTIATE_TEST_SUITE_P(Wars, Laws, testing::ValuesIn(option_sets),
                         [](const auto& param_info) { return param_info.param.name; });

// A secret choice that shows in public is no leak: which of several face-down cards comes back, told by its place. In
// these two wars law 6 once took it for one.
TEST(LawsOfSecretChoices, AllowWhatTheChoiceShows) {
    for (u64 seed : {43u, 366u}) {
        const LawReport r = laws({.games = 1, .seed = seed, .stepped = true});
        EXPECT_TRUE(r.ok()) << to_string(r);
    }
}

TEST(LawsOfEveryCombination, HoldInline) {
    int combinations = 0;
    for (int bits = 0; bits < 1 << option_count; bits++) {
        std::vector<int> values;
        for (int i = 0; i < option_count; i++) values.push_back(bits >> i & 1);
        if (values[0] && values[1]) continue;  // ALS-VAR-2
        const LawReport r = laws({.games = std::max(5, wars_inline() / 200), .setup = {2, 0, values}});
        ASSERT_TRUE(r.ok()) << "options " << bits << "\n" << to_string(r);
        combinations++;
    }
    EXPECT_EQ(combinations, 192);
}

// Law 8: what a thousand seeded wars come to. A change of the rules gives a new number and says so; any other change
// must not.
TEST(LawsSignature, OfAThousandWars) {
    const LawReport r = laws({.games = 1'000, .seed = 1});
    EXPECT_EQ(r.signature, 7432709873140190580u);
}

}  // namespace
}  // namespace hexmoot::als
