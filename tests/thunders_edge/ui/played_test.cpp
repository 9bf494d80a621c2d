// What whole games in the window have brought to light.
#include "tests/thunders_edge/ui/senate_stage.h"
// clang-format off
#include <QQuickItem>

#include "app/table/seat_number.h"
#include "engine/games/thunders_edge/telling.h"
#include "tests/ui/robot_eyes.h"
#include "tests/ui/robot_hands.h"
// clang-format on

namespace hexmoot::te {
namespace {

// Warnings of Qt while it lives: bindings that outlive what they read, and the like.
class Warnings {
  public:
    Warnings() {
        told().clear();
        before_ =
            qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString& text) { told() << text; });
    }
    ~Warnings() { qInstallMessageHandler(before_); }
    [[nodiscard]] static std::string all() { return told().join(u'\n').toStdString(); }

  private:
    static QStringList& told() {
        static QStringList lines;
        return lines;
    }
    QtMessageHandler before_;
};

// Raises all hands in turn, the last seat's last, and reads everything that follows.
void end_the_senate(ui::Stage& stage) {
    ui::TableModel& table = stage.table();
    for (int i = 0; i < 3 && board_of(table).kind() == Question::market_floor; i++) {
        board_of(table).chooseSpeaker(i);
        table.act("raise");
    }
    for (int pages = 0; pages < 3 && board_of(table).senate()->has_news(); pages++) {
        stage.settle();
        stage.press(Qt::Key_Return);
    }
}

State before_the_consul() {
    State s = M1(3).senate(A, {1, 2, 3, 7}).senate(B, {5, 13, 28}).senate(C, {6, 14, 36});
    begin_consul_segment(s);
    return s;
}

TEST(Played, WhoWasCalledOnTheFloorDoesNotSpeakInLaterPhases) {
    ui::Stage stage(staged(before_the_consul()), {1600, 900});
    end_the_senate(stage);
    const TeBoard& board = board_of(stage.table());
    ASSERT_NE(board.kind(), Question::market_floor);
    EXPECT_EQ(board.speaker(), subject(board.view()));
}

// TE-STAT-4: the controller of Juno Platform is asked; others are only free to make deals.
TEST(Played, WhoIsAskedSpeaksThoughOthersMayMakeDeals) {
    for (const auto& [seed, seats] : {std::pair(7, 3), std::pair(7, 4)}) {
        const auto table = ui::make_table(played_to(seats, static_cast<u64>(seed), Question::status_extra));
        if (table->over()) continue;
        const TeBoard& board = board_of(*table);
        EXPECT_TRUE(board.offers(te::Verb::draw)) << "of " << seats << " seats";
        EXPECT_FALSE(row_of(*table->verbs(), "draw").isEmpty());
    }
}

TEST(Played, ThePagesOfTheConsulLeaveNoBindingBehind) {
    const Warnings warnings;
    ui::Stage stage(staged(before_the_consul()), {1600, 900});
    end_the_senate(stage);
    EXPECT_EQ(Warnings::all(), "");
}

// A hand of many hexes: the wheel leads to each of them, and so does the focus.
TEST(Played, EveryHexOfTheTrayCanBePressed) {
    ui::Stage stage(played_to(2, 7, Question::world_place), {1280, 720});
    open_hand(stage.table(), seat(0));
    stage.settle(150);
    const ui::Rows& tray = *board_of(stage.table()).map()->tray();
    ASSERT_GT(tray.count(), 12);
    robot::Mouse mouse;
    for (const QVariantMap& row : {tray.rows().last(), tray.rows().first(), tray.rows()[8]}) {
        const QString name = "tray/" + row.value("key").toString();
        QQuickItem* item = stage.find(name);
        ASSERT_TRUE(item) << name.toStdString();
        mouse.press(stage.window(), *item);
        EXPECT_TRUE(item->property("checked").toBool()) << name.toStdString();
    }
    QQuickItem* last = stage.find("tray/" + tray.rows().last().value("key").toString());
    last->forceActiveFocus(Qt::TabFocusReason);
    stage.settle();
    EXPECT_TRUE(robot::spot_to_press(stage.window(), *last));
}

}  // namespace
}  // namespace hexmoot::te
