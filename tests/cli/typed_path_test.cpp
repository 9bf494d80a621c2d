// A path typed at the command line, past a hex that turns up on the way.
#include "engine/content/assets.h"
#include "engine/play/game_file.h"
#include "tests/cli/cli.h"
#include "tests/thunders_edge/fixture.h"

namespace hexmoot::cli_test {
namespace {

using testing::HasSubstr;
using testing::Not;

class TypedPath : public Cli {
  protected:
    void SetUp() override {
        Cli::SetUp();
        const GameModule& module = *find_game("thunders_edge");
        const auto content = module.content(assets_dir() / "games" / "thunders_edge", {});
        const te::State s = te::moving().units(te::A, "Fb", "WA");
        const auto match = module.start_from(te::ThundersEdge::state_json(s), {3, 1, {}}, {});
        ASSERT_TRUE(content && match);
        const play::Seating seating{
            {{"Vermilion", 0, ""}, {"Azure", 1, ""}, {"Gold", 2, ""}}, play::Privacy::open, "Edge"};
        write(folder_ / "edge", play::game_file(module, *content, **match, seating));
    }
};

TEST_F(TypedPath, WhatTurnsUpEndsIt) {
    const Ran r = run({"say", "edge", "A move walker F(1,0) F(1,1) F(0,2)"});
    EXPECT_EQ(r.code, 0) << r.err;
    EXPECT_THAT(r.out, HasSubstr("Hollow Ridge"));
    const std::string told = run({"replay", "edge"}).out;
    EXPECT_THAT(told, HasSubstr("A move WA F(1,0) F(1,1)\n"));
    EXPECT_THAT(told, Not(HasSubstr("F(0,2)")));
}
TEST_F(TypedPath, KnownTerrainRefusesIt) {
    const std::string before = read(folder_ / "edge");
    const Ran r = run({"say", "edge", "A move walker F(1,0) F(0,1) F(-1,1)"});
    EXPECT_EQ(r.code, 3);
    EXPECT_THAT(r.err, HasSubstr("E_MUST_STOP (TE-MOVE-4)"));
    EXPECT_EQ(read(folder_ / "edge"), before);
}

}  // namespace
}  // namespace hexmoot::cli_test
