// What the table reads at the head of a question.
#include "engine/games/thunders_edge/telling.h"

#include "tests/thunders_edge/market_fixture.h"

namespace hexmoot::te {
namespace {

const Catalogue& texts_under_test() {
    static const GameContent game = *GameContent::load(HEXMOOT_ASSETS_UNDER_TEST "/games/thunders_edge");
    return game.texts();
}

// A match from this state, and what its question says to all.
struct Market13 {
    MatchOf<ThundersEdge> m;
    explicit Market13(const State& s) : m(*Match<ThundersEdge>::start_from(s, {3, 1, {}})) {}

    Market13& says(std::string_view line) {
        EXPECT_TRUE(m.say(seat(line[0] - 'A'), line.substr(2))) << line;
        return *this;
    }
    std::string asks(std::string_view lang = "en") const {
        static const std::vector<std::string> names{"Vermilion", "Azure", "Gold"};
        const hexmoot::Question q = question(m, Viewer::table(), {texts_under_test(), lang, names});
        return q.headline + ". " + q.hint;
    }
};

TEST(TE_MKT_13, the_question_names_who_alone_holds_out) {
    Market13 t(segment(three_hands()));
    EXPECT_TRUE(t.says("A pass").asks().starts_with("The market is open."));
    EXPECT_EQ(t.says("B raise").asks(), "Only Gold holds out. If Gold passes too, all hands go up.");
    EXPECT_EQ(t.asks("de"), "Nur Gold macht noch mit. Passt auch Gold, gehen alle Hände hoch.");
    EXPECT_TRUE(t.says("C cry church").asks().starts_with("The market is open."));
    EXPECT_TRUE(t.says("C pass").asks().starts_with("Only Vermilion"));
    EXPECT_TRUE(t.says("A pass").asks().starts_with("The market is open.")) << "all have drawn";
}
TEST(TE_MKT_13, the_question_of_the_last_rotation) {
    Market13 t(segment(option(rota(three_hands()), Option::market_max_rotations, 2)));
    const std::string usual = t.says("A cry church").says("A end").says("B end").asks();
    EXPECT_TRUE(usual.starts_with("Gold: you have the floor. Make")) << usual;
    EXPECT_EQ(t.says("C end").asks(), "Vermilion: you have the floor. The last time round. Then all hands go up.");
    EXPECT_TRUE(t.says("A end").asks().starts_with("Azure: you have the floor. The last time"));
}

}  // namespace
}  // namespace hexmoot::te
