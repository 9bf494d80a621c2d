// Whole commands of Thunder's Edge as people type them, each in one line.
#include "engine/content/assets.h"
#include "engine/play/game_file.h"
#include "tests/cli/cli.h"
#include "tests/position.h"

namespace hexmoot::cli_test {
namespace {

using testing::HasSubstr;
using testing::Not;

class TypedLines : public Cli {
  protected:
    void begin(const std::string& state) const {
        const GameModule& module = *find_game("thunders_edge");
        const auto content = module.content(assets_dir() / "games" / "thunders_edge", {});
        const auto match = module.start_from(state, {3, 1, {}}, {});
        ASSERT_TRUE(content && match);
        const play::Seating seating{
            {{"Vermilion", 0, ""}, {"Azure", 1, ""}, {"Gold", 2, ""}}, play::Privacy::open, "Edge"};
        write(folder_ / "edge", play::game_file(module, *content, **match, seating));
    }
};

TEST_F(TypedLines, WhatTurnsUpEndsAPath) {
    begin(walker_at_the_edge());
    const Ran r = run({"say", "edge", "A move walker F(1,0) F(1,1) F(0,2)"});
    EXPECT_EQ(r.code, 0) << r.err;
    EXPECT_THAT(r.out, HasSubstr("Hollow Ridge"));
    const std::string told = run({"replay", "edge"}).out;
    EXPECT_THAT(told, HasSubstr("A move WA F(1,0) F(1,1)\n"));
    EXPECT_THAT(told, Not(HasSubstr("F(0,2)")));
}
TEST_F(TypedLines, KnownTerrainRefusesAPath) {
    begin(walker_at_the_edge());
    const std::string before = read(folder_ / "edge");
    const Ran r = run({"say", "edge", "A move walker F(1,0) F(0,1) F(-1,1)"});
    EXPECT_EQ(r.code, 3);
    EXPECT_THAT(r.err, HasSubstr("E_MUST_STOP (TE-MOVE-4)"));
    EXPECT_EQ(read(folder_ / "edge"), before);
}
TEST_F(TypedLines, WordsGivenBeforeMayBeSaidAgainByAlias) {
    begin(walker_at_the_edge());
    EXPECT_EQ(run({"say", "edge", "A move WA", "A move walker F(1,0) F(2,0)"}).code, 0);
    EXPECT_THAT(run({"replay", "edge"}).out, HasSubstr("A move WA F(1,0) F(2,0)\n"));
}
// What an offer binds is said with it, and told to nobody else.
TEST_F(TypedLines, AnOfferWithItsCards) {
    begin(market_day());
    const Ran r = run({"say", "edge", "B booth", "B offer to A want church give military with #1 rider #3", "B close"});
    EXPECT_EQ(r.code, 0) << r.err;
    for (const char* eyes : {"table", "A"}) {
        const std::string told = run({"replay", "edge", "--as", eyes}).out;
        EXPECT_THAT(told, HasSubstr("B booth\nB offer A want church give military\nB ? ?\nB close\n")) << eyes;
        for (const char* secret : {"SEN-04", "SEN-27"}) EXPECT_THAT(told, Not(HasSubstr(secret))) << eyes;
    }
    EXPECT_THAT(run({"replay", "edge", "--as", "B"}).out, HasSubstr("B SEN-04 SEN-27\n"));
    EXPECT_EQ(run({"say", "edge", "A booth accept 1 with #3 rider SEN-12"}).code, 0);
    const std::string told = run({"replay", "edge"}).out;
    EXPECT_THAT(told, HasSubstr("A booth\nA accept 1\nA ? ?\n"));
    EXPECT_THAT(told, HasSubstr("Military against Church"));
}
TEST_F(TypedLines, AnOfferThatCannotBeMadeIsNotHeardAtAll) {
    begin(market_day());
    EXPECT_EQ(run({"say", "edge", "B booth"}).code, 0);
    const std::string before = read(folder_ / "edge");
    for (const auto& [line, why] :
         {std::pair{"B offer to A want church give military with #2 rider #1",
                    "is refused at 'SEN-09'.\nE_CARD_MISMATCH (TE-TRADE-2)"},
          std::pair{"B offer to A want church give military with #1 rider #1",
                    "is refused at 'SEN-04'.\nE_RIDER_SAME (TE-TRADE-2)"},
          std::pair{"B offer to B want church give military with #1 rider #3",
                    "is refused at 'B'.\nE_BAD_TARGET (TE-MKT-2)"},
          std::pair{"B offer to A want church give military with #4 rider #1", "is refused at '#4'.\n"}}) {
        const Ran r = run({"say", "edge", line});
        EXPECT_EQ(r.code, 3);
        EXPECT_THAT(r.err, HasSubstr(why));
    }
    EXPECT_EQ(read(folder_ / "edge"), before);
    EXPECT_THAT(run({"say", "edge", "C offer to A want church give military with #1 rider #2"}).err,
                HasSubstr("E_NOT_YOUR_TURN"));
}

}  // namespace
}  // namespace hexmoot::cli_test
