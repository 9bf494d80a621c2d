// The map in its window, by keys: zoom, pan, all of it, letters, the magnifier.
#include <QQuickItem>

#include <gtest/gtest.h>

#include "tests/thunders_edge/ui/te_table.h"

namespace hexmoot::te {
namespace {

TEST(MapKeys, move_the_board_and_open_the_magnifier) {
    ui::Stage stage(played_to(3, 7, Question::action_move), {1600, 900});
    const auto far = [&] { return stage.middle_of("area/F(0,0)") - stage.middle_of("area/L(0,0)"); };
    const QPointF fitted = far();
    stage.press(Qt::Key_Plus, Qt::ShiftModifier, "+");
    stage.press(Qt::Key_Plus, Qt::NoModifier, "+");
    EXPECT_GT(far().x(), fitted.x() * 1.4);
    const QPointF before = stage.middle_of("area/F(0,0)");
    stage.press(Qt::Key_Left, Qt::ShiftModifier);
    EXPECT_GT(stage.middle_of("area/F(0,0)").x(), before.x() + 40);
    stage.press(Qt::Key_Minus, Qt::NoModifier, "-");
    stage.press(Qt::Key_0, Qt::NoModifier, "0");
    EXPECT_NEAR(far().x(), fitted.x(), 1);

    stage.press(Qt::Key_M, Qt::NoModifier, "m");
    EXPECT_EQ(stage.find("lens"), nullptr);
    stage.find("area/L(0,0)")->forceActiveFocus(Qt::TabFocusReason);
    stage.settle();
    ASSERT_NE(stage.find("lens"), nullptr);
    EXPECT_EQ(stage.find("lens")->property("area"), "L(0,0)");
    stage.press(Qt::Key_M, Qt::NoModifier, "m");
    EXPECT_EQ(stage.find("lens"), nullptr);
}

}  // namespace
}  // namespace hexmoot::te
