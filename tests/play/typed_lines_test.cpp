// Whole commands of Thunder's Edge in one line: the library keeps the words that were really said, and secret ones are
// heard only from an open drawer.
#include <gtest/gtest.h>
#include <unistd.h>

#include "engine/content/assets.h"
#include "engine/play/sitting.h"
#include "tests/position.h"

namespace hexmoot::play {
namespace {

class TypedLines : public testing::Test {
  protected:
    static constexpr Seat A{0}, B{1};
    const GameModule& module_ = *find_game("thunders_edge");
    std::optional<GameContent> content_;
    std::filesystem::path folder_;
    std::optional<store::Library> library_;

    void SetUp() override {
        std::string folder = (std::filesystem::temp_directory_path() / "hexmoot-lines-XXXXXX").string();
        ASSERT_NE(mkdtemp(folder.data()), nullptr);
        folder_ = folder;
        auto library = store::Library::open(folder_ / "library.hexmoot");
        auto content = module_.content(assets_dir() / "games" / "thunders_edge", {});
        ASSERT_TRUE(library && content);
        library_ = std::move(*library);
        content_ = std::move(*content);
    }
    void TearDown() override {
        library_.reset();
        std::filesystem::remove_all(folder_);
    }
    Sitting sit(const std::string& state) {
        auto match = module_.start_from(state, {3, 1, {}}, {});
        EXPECT_TRUE(match);
        const Seating seating{{{"Vermilion", 0, ""}, {"Azure", 1, ""}, {"Gold", 2, ""}}, Privacy::open, "Edge"};
        auto journal = Journal::begin(*library_, module_, *content_, **match, seating);
        EXPECT_TRUE(journal);
        return Sitting(module_, std::move(*match), seating, *journal);
    }
    // What the library has is the game.
    void is_stored(const Sitting& s) {
        const auto again = resume(*library_, s.journal()->game());
        ASSERT_TRUE(again);
        EXPECT_FALSE(again->changed);
        EXPECT_EQ(again->match->digest(), s.match().digest());
        EXPECT_EQ(again->match->answers(), s.match().answers());
    }
    static std::string lines(const Sitting& s) { return s.match().transcript(Viewer::table()); }
};

TEST_F(TypedLines, WhatLapsedIsNotInTheLibrary) {
    Sitting s = sit(walker_at_the_edge());
    EXPECT_FALSE(s.say(A, "move WA F(1,0) F(0,1) F(-1,1)"));
    ASSERT_TRUE(s.say(A, "move"));
    ASSERT_TRUE(s.say(A, "move WA F(1,0) F(1,1) F(0,2)"));
    EXPECT_EQ(lines(s), "A move WA F(1,0) F(1,1)");
    EXPECT_FALSE(s.can_undo());
    EXPECT_EQ(s.match().answers(), 4u);
    is_stored(s);
}
// There is one unit: the sitting says which, and where it is.
TEST_F(TypedLines, WordsThatTheSittingGaveMayBeSaidByAlias) {
    Sitting s = sit(walker_at_the_edge());
    ASSERT_TRUE(s.say(A, "move"));
    ASSERT_EQ(lines(s), "A move WA F(1,0)");
    EXPECT_FALSE(s.say(A, "move menace F(2,0)"));
    EXPECT_FALSE(s.say(A, "walker"));
    ASSERT_TRUE(s.say(A, "move walker F(1,0) F(2,0) stop"));
    EXPECT_EQ(lines(s), "A move WA F(1,0) F(2,0) stop");
    is_stored(s);
}
// A word that is said a second time in a command is not one that was said before.
TEST_F(TypedLines, WordsMayComeAgain) {
    Sitting s = sit(position("thunders_edge/scenarios/position-M1.json", R"json({
        "force": {"F(2,0)": {"CF": 6, "WA": 1}}, "control": {"F(2,0)": "A"}})json"));
    ASSERT_TRUE(s.say(A, "end"));
    ASSERT_TRUE(s.say(A, "remove CF F(2,0)"));
    ASSERT_TRUE(s.say(A, "CF"));
    EXPECT_EQ(lines(s), "A end\nA remove CF F(2,0) CF F(2,0)");
}
TEST_F(TypedLines, AnOfferIsMadeFromTheOpenDrawer) {
    Sitting s = sit(market_day());
    const u64 before = s.match().digest();
    const std::string offer = "offer to A want church give military with #1 rider #3";
    const auto closed = s.say(B, "booth " + offer);
    ASSERT_FALSE(closed);
    ASSERT_TRUE(std::holds_alternative<NotNow>(closed.error()));
    EXPECT_EQ(s.match().digest(), before);
    ASSERT_TRUE(s.say(B, "booth"));
    s.look(B);
    EXPECT_FALSE(s.say(B, "offer to A want church give military with #2 rider #3"));
    ASSERT_TRUE(s.say(B, offer));
    EXPECT_EQ(lines(s), "B booth\nB offer A want church give military\nB ? ?");
    ASSERT_TRUE(s.undo()) << "the cards alone: what was said aloud stands";
    EXPECT_EQ(lines(s), "B booth\nB offer A want church give military");
    EXPECT_FALSE(s.can_undo());
    ASSERT_TRUE(s.say(B, "with sen-04 rider sen-27"));
    ASSERT_TRUE(s.say(B, "close"));
    is_stored(s);
}

}  // namespace
}  // namespace hexmoot::play
