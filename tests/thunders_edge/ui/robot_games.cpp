// Games of Thunder's Edge in the real window, by mouse only and by keyboard only: te_robot_mouse and te_robot_keyboard.
#include <cstdio>
#include <cstdlib>

#include <gtest/gtest.h>

#include "tests/thunders_edge/ui/robot_keys.h"
#include "tests/thunders_edge/ui/robot_table.h"

namespace hexmoot::robot {
namespace {

int wanted(const char* variable, int usual) {
    bool given = false;
    const int n = qEnvironmentVariableIntValue(variable, &given);
    return given ? n : usual;
}

// How many visits to booths the dearest trade took: the one in which its offer was posted, and the one in which it was
// accepted. One that came about while nobody was in a booth would have taken a third.
int most_visits(const AnyMatch& match) {
    int most = 0;
    bool open = false;
    for (const Event& e : match.events()) {
        const auto what = static_cast<te::Happening>(e.kind);
        if (what == te::Happening::booth_opened) open = true;
        if (what == te::Happening::booth_closed) open = false;
        if (what == te::Happening::traded) most = std::max(most, open ? 2 : 3);
    }
    return most;
}

// The record of the only game replays to what the table showed.
void expect_replay(const House& house, const Evening& evening) {
    store::Library shelf = house.library();
    const auto games = shelf.list();
    ASSERT_TRUE(games && !games->empty());
    const auto again = play::resume(shelf, games->front().id);
    ASSERT_TRUE(again) << again.error().what;
    EXPECT_FALSE(again->changed);
    EXPECT_EQ(again->match->answers(), evening.answers);
    EXPECT_EQ(again->match->digest(), evening.digest);
    EXPECT_LE(most_visits(*again->match), 2);
}

void tell(const char* what, const std::map<std::string, int>& counts) {
    for (const auto& [name, times] : counts) std::printf("  %s %s: %d\n", what, name.c_str(), times);
}

void tell(const Evening& evening) {
    std::printf("%d acts, %zu answers in %.1f s: %.1f a second%s\n", evening.acts, evening.answers, evening.seconds,
                static_cast<double>(evening.answers) / evening.seconds, evening.over ? ", to the end" : "");
    for (const auto& [turn, e] : evening.turns)
        std::printf("  turn %d: %zu answers, %d curtains, %d clicks, %d keys\n", turn, e.answers, e.curtains, e.clicks,
                    e.keys);
    tell("stage", evening.stages);
    tell("question", evening.questions);
    for (int kind = 1; !te::question_name(static_cast<u8>(kind)).empty(); ++kind)
        if (const std::string name(te::question_name(static_cast<u8>(kind))); !evening.questions.contains(name))
            std::printf("  not asked: %s\n", name.c_str());
    for (const char* stage : {"map", "senate", "booth", "combat", "order", "income"})
        if (!evening.stages.contains(stage)) std::printf("  not seen: %s\n", stage);
    tell("only in the list", evening.listed);
}

template <class MakeHands>
void play_game(int seats, u64 seed, const MakeHands& make_hands) {
    if (seats != 3 && wanted("HEXMOOT_TE_ROBOT_GAMES", 1) < 4) GTEST_SKIP() << "one of the long tests";
    const int until = wanted("HEXMOOT_TE_ROBOT_TURNS", 3);
    Dice dice(seed);
    const auto hands = make_hands(dice);
    House house({1600, 900});
    house.set("motionSpeed", "0");
    house.seat({"Ann", "Ben", "Cleo", "Dan", "Eve"});
    house.prepare_new(play::Privacy::courtesy, {seats, seed, {}});
    house.open({}, QStringLiteral("1"));
    TableRobot robot(house, *hands, seed);
    const Evening evening = robot.play(until);
    house.close();
    tell(evening);
    expect_replay(house, evening);
}

const auto mouse = [](Dice&) { return std::make_unique<Mouse>(); };
const auto keyboard = [](Dice& dice) { return std::make_unique<MapKeyboard>(dice); };

class TeRobot : public testing::TestWithParam<int> {};

TEST_P(TeRobot, PlaysByMouse) { play_game(GetParam(), 7, mouse); }
TEST_P(TeRobot, PlaysByKeyboard) { play_game(GetParam(), 9, keyboard); }

INSTANTIATE_TEST_SUITE_P(Seats, TeRobot, testing::Values(2, 3, 4, 5), testing::PrintToStringParamName());

}  // namespace
}  // namespace hexmoot::robot

int main(int argc, char** argv) {
    hexmoot::robot::prepare(argc, argv, "thunders_edge");
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
