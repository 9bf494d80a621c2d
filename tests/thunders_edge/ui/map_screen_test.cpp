// The map in the window: by mouse and by keys.
#include <QQuickItem>

#include <gtest/gtest.h>

#include "tests/thunders_edge/ui/te_table.h"
#include "tests/ui/robot_eyes.h"

namespace hexmoot::te {
namespace {

QString first(const ui::Rows& rows, const char* flag, const QVariant& value) {
    for (const QVariantMap& r : rows.rows())
        if (r.value(flag) == value) return r.value("key").toString();
    return {};
}

// A press where nothing covers it: a Location lies over the middle of its field.
void press(ui::Stage& stage, const QString& name) {
    const QQuickItem* item = stage.find(name);
    if (!item) throw std::runtime_error("nothing is called " + name.toStdString());
    const auto spot = robot::spot_to_press(stage.window(), *item);
    if (!spot) throw std::runtime_error("covered: " + name.toStdString());
    stage.press_pointer(*spot);
    stage.let_pointer_go();
}

TEST(MapScreen, a_click_takes_a_unit_up_and_a_click_moves_it) {
    ui::Stage stage(played_to(3, 7, Question::action_move), {1600, 900});
    TeMap& map = *board_of(stage.table()).map();
    const QString unit = first(*map.pieces(), "lit", true);
    press(stage, "piece/" + unit);
    EXPECT_EQ(map.chosen_key(), unit);
    EXPECT_TRUE(stage.find("verb-put-back"));
    const QString target = map.lights()->rows().front().value("key").toString();
    const int answers = stage.table().answers();
    press(stage, "area/" + target);
    EXPECT_GT(stage.table().answers(), answers);
    EXPECT_FALSE(stage.table().refused());
}

TEST(MapScreen, keys_alone_move_a_unit) {
    ui::Stage stage(played_to(3, 7, Question::action_move), {1600, 900});
    TeMap& map = *board_of(stage.table()).map();
    stage.press(Qt::Key_Tab);
    const QString unit = map.chosen_key();
    ASSERT_FALSE(unit.isEmpty());
    EXPECT_EQ(stage.focus_name(), "piece/" + unit);
    stage.press(Qt::Key_Tab);
    EXPECT_NE(map.chosen_key(), unit);
    EXPECT_EQ(stage.focus_name(), "piece/" + map.chosen_key());
    const int answers = stage.table().answers();
    for (int key : {Qt::Key_Right, Qt::Key_Left, Qt::Key_Up, Qt::Key_Down}) {
        stage.press(key);
        if (stage.focus_name().startsWith("area/")) break;
    }
    ASSERT_TRUE(stage.focus_name().startsWith("area/")) << stage.focus_name().toStdString();
    stage.press(Qt::Key_Return);
    EXPECT_GT(stage.table().answers(), answers);
}

TEST(MapScreen, an_unlit_area_tells_why_at_the_side) {
    ui::Stage stage(played_to(3, 7, Question::action_move), {1600, 900});
    TeBoard& board = board_of(stage.table());
    TeMap& map = *board.map();
    stage.press(Qt::Key_Tab);
    QString far;
    each_area(board.shown(), [&](Area a) {
        const QString key = key_of(board.shown(), a);
        const bool lit = map.lights()->by_key().contains(key);
        if (far.isEmpty() && !lit && units(board.shown(), a) == 0 && is_field(a)) far = key;
    });
    ASSERT_FALSE(far.isEmpty());
    press(stage, "area/" + far);
    EXPECT_TRUE(stage.table().refused());
    EXPECT_TRUE(stage.words().filter("TE\u2011MOVE").size() + stage.words().filter("TE-MOVE").size() > 0);
    stage.press(Qt::Key_Escape);
    EXPECT_FALSE(stage.table().refused());
    EXPECT_FALSE(map.chosen_key().isEmpty());
}

TEST(MapScreen, a_closed_drawer_leaves_no_hex_of_the_hand_behind) {
    ui::Stage stage(played_to(2, 7, Question::world_place), {1280, 720});
    TeBoard& board = board_of(stage.table());
    EXPECT_EQ(stage.words().filter("tray/").size(), 0);
    open_hand(stage.table(), board.speaker());
    stage.settle();
    EXPECT_GT(stage.words().filter("tray/").size(), 0);
    stage.table().close();
    stage.settle();
    EXPECT_EQ(stage.words().filter("tray/").size(), 0);
}

TEST(MapScreen, an_attack_is_declared_by_two_presses_and_shows_its_odds) {
    ui::Stage stage(played_to(3, 7,
                              [](const AnyMatch& m) {
                                  if (m.prompt().kind != static_cast<u8>(Question::action_declare)) return false;
                                  for (const Answer& a : m.offer().answers())
                                      if (is(a.token, te::Verb::attack)) return true;
                                  return false;
                              }),
                    {1600, 900});
    TeBoard& board = board_of(stage.table());
    TeMap& map = *board.map();
    press(stage, "area/" + first(*map.lights(), "state", "lit"));
    EXPECT_GT(stage.words().filter(" %").size(), 0);
    stage.press(Qt::Key_Return);
    EXPECT_EQ(board.shown().attacks.size, 1);
}

}  // namespace
}  // namespace hexmoot::te
