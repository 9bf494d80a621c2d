// Games of Thunder's Edge in the real window, by mouse only and by keyboard only: te_robot_mouse and te_robot_keyboard.
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <limits>

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
    std::printf("%d acts, %zu answers in %.1f s: %.1f a second%s\n", evening.acts, evening.given, evening.seconds,
                static_cast<double>(evening.given) / evening.seconds, evening.over ? ", to the end" : "");
    for (const auto& [turn, e] : evening.turns)
        std::printf("  turn %d: %zu answers, %d curtains, %d clicks, %d keys\n", turn, e.answers, e.curtains, e.clicks,
                    e.keys);
    tell("stage", evening.stages);
    tell("question", evening.questions);
    for (int kind = 1; !te::question_name(static_cast<u8>(kind)).empty(); ++kind)
        if (const std::string name(te::question_name(static_cast<u8>(kind))); !evening.questions.contains(name))
            std::printf("  not asked: %s\n", name.c_str());
    for (const char* stage : {"map", "senate", "booth", "combat", "order", "income", "scores"})
        if (!evening.stages.contains(stage)) std::printf("  not seen: %s\n", stage);
    tell("only in the list", evening.listed);
}

// What Qt complains of: bindings that outlive what they read, delegates without their data.
QStringList complaints;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

void listen(QtMsgType, const QMessageLogContext&, const QString& text) {
    // A test that scrolls or closes a window may make the platform speak, too: only what the program's own files do
    // counts.
    if (text.startsWith(u"qrc:") || text.startsWith(u"QML") || text.contains(u"Model")) complaints << text;
    std::fprintf(stderr, "%s\n", qPrintable(text));
}

using MakeHands = std::function<std::unique_ptr<Hands>(Dice&)>;
using Wanted = std::function<bool(const AnyMatch&)>;

const MakeHands mouse = [](Dice&) { return std::make_unique<Mouse>(); };
const MakeHands keyboard = [](Dice& dice) { return std::make_unique<MapKeyboard>(dice); };

constexpr size_t any_number = std::numeric_limits<size_t>::max();

/// A game from a point that greedy players have come to, as far as it is asked for.
struct Part {
    int seats = 3;
    u64 seed = 7;
    Wanted from = [](const AnyMatch&) { return true; };
    int until_turn = 99;
    size_t until_answers = any_number;
};

void play(const Part& part, const MakeHands& make_hands) {
    complaints.clear();
    Dice dice(part.seed);
    const auto hands = make_hands(dice);
    House house({1600, 900});
    house.set("motionSpeed", "0");
    house.seat({"Ann", "Ben", "Cleo", "Dan", "Eve"});
    house.prepare_new(play::Privacy::courtesy, {part.seats, part.seed, {}}, part.from);
    house.open({}, QStringLiteral("1"));
    TableRobot robot(house, *hands, part.seed);
    const Evening evening = robot.play(part.until_turn, part.until_answers);
    house.close();
    tell(evening);
    expect_replay(house, evening);
    EXPECT_TRUE(complaints.isEmpty()) << complaints.join(u'\n').toStdString();
}

// ---- in the gate: the set-up and the first cries and trades; then everything behind the Senate until the next turn

void play_beginning(const MakeHands& make_hands) { play({.until_answers = 260}, make_hands); }
void play_turn(const MakeHands& make_hands) {
    const Wanted missions = [](const AnyMatch& m) { return public_state(m).phase == te::Phase::mission_turn; };
    play({.from = missions, .until_turn = 2}, make_hands);
}

TEST(TeRobot, BeginsByMouse) { play_beginning(mouse); }
TEST(TeRobot, BeginsByKeyboard) { play_beginning(keyboard); }
TEST(TeRobot, PlaysATurnByMouse) { play_turn(mouse); }
TEST(TeRobot, PlaysATurnByKeyboard) { play_turn(keyboard); }

// ---- complete games of 2 to 5 seats

class TeRobotGames : public testing::TestWithParam<int> {
  protected:
    void SetUp() override {
        if (wanted("HEXMOOT_TE_ROBOT_GAMES", 0) < 1) GTEST_SKIP() << "one of the long tests";
    }
    static void play_game(u64 seed, const MakeHands& make_hands) {
        play({.seats = GetParam(), .seed = seed, .until_turn = wanted("HEXMOOT_TE_ROBOT_TURNS", 99)}, make_hands);
    }
};

TEST_P(TeRobotGames, ByMouse) { play_game(7, mouse); }
TEST_P(TeRobotGames, ByKeyboard) { play_game(9, keyboard); }

INSTANTIATE_TEST_SUITE_P(Seats, TeRobotGames, testing::Values(2, 3, 4, 5), testing::PrintToStringParamName());

}  // namespace
}  // namespace hexmoot::robot

int main(int argc, char** argv) {
    hexmoot::robot::prepare(argc, argv, "thunders_edge");
    testing::InitGoogleTest(&argc, argv);
    qInstallMessageHandler(hexmoot::robot::listen);
    return RUN_ALL_TESTS();
}
