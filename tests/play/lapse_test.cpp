// A line that reveals something on its way: the library keeps the words that were really said.
#include <gtest/gtest.h>
#include <unistd.h>

#include "engine/content/assets.h"
#include "engine/play/sitting.h"
#include "tests/thunders_edge/fixture.h"

namespace hexmoot::play {
namespace {

TEST(Lapse, what_lapsed_is_not_in_the_library) {
    const GameModule& module = *find_game("thunders_edge");
    const auto content = module.content(assets_dir() / "games" / "thunders_edge", {});
    ASSERT_TRUE(content);
    std::string folder = (std::filesystem::temp_directory_path() / "hexmoot-lapse-XXXXXX").string();
    ASSERT_NE(mkdtemp(folder.data()), nullptr);
    auto library = store::Library::open(std::filesystem::path(folder) / "library.hexmoot");
    ASSERT_TRUE(library);
    const te::State s = te::moving().units(te::A, "Fb", "WA");
    auto match = module.start_from(te::ThundersEdge::state_json(s), {3, 1, {}}, {});
    ASSERT_TRUE(match);
    const Seating seating{{{"Vermilion", 0, ""}, {"Azure", 1, ""}, {"Gold", 2, ""}}, Privacy::open, "Edge"};
    auto journal = Journal::begin(*library, module, *content, **match, seating);
    ASSERT_TRUE(journal);
    const store::GameId game = journal->game();
    Sitting sitting(module, std::move(*match), seating, *journal);

    EXPECT_FALSE(sitting.say(te::A, "move WA F(1,0) F(0,1) F(-1,1)"));
    ASSERT_TRUE(sitting.say(te::A, "move"));
    ASSERT_TRUE(sitting.say(te::A, "move WA F(1,0) F(1,1) F(0,2)"));
    EXPECT_EQ(sitting.match().transcript(Viewer::table()), "A move WA F(1,0) F(1,1)");
    EXPECT_FALSE(sitting.can_undo());
    const auto again = resume(*library, game);
    ASSERT_TRUE(again);
    EXPECT_FALSE(again->changed);
    EXPECT_EQ(again->match->digest(), sitting.match().digest());
    EXPECT_EQ(again->match->answers(), 4u);
    std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace hexmoot::play
