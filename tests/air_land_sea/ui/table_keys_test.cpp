// A key that is printed on a control acts, wherever the focus is, and once.
#include <QQuickItem>

#include <gtest/gtest.h>

#include "tests/air_land_sea/ui/als_models.h"
#include "tests/ui/table_stage.h"

namespace hexmoot::ui {
namespace {

TEST(table_keys, a_click_that_only_shows_leaves_the_printed_keys_alive) {
    Stage stage({.state = named_hands, .privacy = play::Privacy::open}, {1600, 900});
    for (const char* name : {"verb-look", "hand-A6", "verb-face", "lane-air", "tab-1", "log-search", "tab-2"})
        stage.click(name);
    stage.press(Qt::Key_Return);
    EXPECT_EQ(stage.table().headline(), "Azure: play a card or withdraw");
    stage.click("tab-1");
    stage.press(Qt::Key_Space);
    EXPECT_NE(stage.find("hand-A1"), nullptr);
    stage.find("tab-0")->forceActiveFocus(Qt::TabFocusReason);
    stage.press(Qt::Key_Return);
    EXPECT_EQ(stage.find("log-search"), nullptr) << "by keys a tab opens as ever";
}

TEST(table_keys, one_enter_does_not_answer_the_next_question_too) {
    Stage stage({.state = R"({"order": ["land", "air", "sea"], "first": "A", "turn": "A", "battle": 3, "turns": 2,
        "vp": [8, 6], "hands": {"A": ["L2", "S1"], "B": ["A5", "S6"]}, "deck": ["L3", "S4"],
        "stacks": {"A": {"air": ["A4+"]}, "B": {"air": ["A1+"]}}})",
                 .privacy = play::Privacy::open},
                {1600, 900});
    stage.press(Qt::Key_Space);
    stage.press(Qt::Key_2, Qt::NoModifier, "2");
    ASSERT_TRUE(stage.focus_name().startsWith("lane-")) << "a number takes the focus along";
    const size_t before = stage.table().sitting().match().answers();
    stage.press(Qt::Key_Return);
    const size_t said = stage.table().sitting().match().answers();
    EXPECT_GT(said, before);
    const QString asked = stage.table().headline();
    EXPECT_FALSE(stage.window().activeFocusItem()->property("lit").isValid()) << stage.focus_name().toStdString();
    stage.press(Qt::Key_Return);
    EXPECT_EQ(stage.table().headline(), asked);
    EXPECT_EQ(stage.table().sitting().match().answers(), said);
}

TEST(table_keys, the_curtain_obeys_the_keys_it_prints) {
    Stage stage({.state = named_hands}, {1600, 900});
    stage.keymap().remap("look", Qt::Key_Q, Qt::NoModifier);
    stage.keymap().remap("back", Qt::Key_F9, Qt::NoModifier);
    stage.press(Qt::Key_Q, Qt::NoModifier, "q");
    ASSERT_NE(stage.find("curtain-open"), nullptr);
    stage.press(Qt::Key_F9);
    ASSERT_EQ(stage.find("curtain-open"), nullptr);
    stage.press(Qt::Key_Q, Qt::NoModifier, "q");
    stage.press(Qt::Key_Q, Qt::NoModifier, "q");
    EXPECT_EQ(stage.find("curtain-open")->property("tip").toString(), "Hold Q, or press Enter");
    stage.hold(Qt::Key_Q);
    stage.settle(900);
    stage.let_go(Qt::Key_Q);
    EXPECT_EQ(stage.find("curtain-open"), nullptr);
}

}  // namespace
}  // namespace hexmoot::ui
