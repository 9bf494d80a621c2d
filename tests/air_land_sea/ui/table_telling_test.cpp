// What the table's models tell of things that do not lie on it: a destroyed card, the answer to a question of the
// rules.
#include <gtest/gtest.h>

#include "tests/air_land_sea/ui/als_models.h"

namespace hexmoot::ui {
namespace {

std::unique_ptr<TableModel> open_table_of(const char* state) {
    return open_table({.state = state, .privacy = play::Privacy::open});
}

// Azure's Blockade lies in Air and three cards in Land next door; Azure's Containment, in the other state, in Air.
constexpr const char* blockade =
    R"({"order": ["land", "air", "sea"], "first": "A", "turn": "A", "turns": 6, "hands": {"A": ["L4", "S1"],
        "B": ["A1", "A6"]}, "deck": ["L3"], "stacks": {"A": {"land": ["L2+", "A2-"]}, "B": {"land": ["L6+"], "air": ["S5+"]}}})";
constexpr const char* containment =
    R"({"order": ["land", "air", "sea"], "first": "A", "turn": "A", "turns": 4, "hands": {"A": ["L4", "S1"],
        "B": ["A1", "A6"]}, "deck": ["L3"], "stacks": {"A": {"land": ["L2+"]}, "B": {"land": ["L6+"], "air": ["A5+"]}}})";

TEST(TableTelling, a_card_destroyed_face_up_shows_until_the_next_answer) {
    const auto table = open_table_of(blockade);
    board(*table).chooseCard("L4");
    EXPECT_TRUE(lane(*table, "land")["lost"].toMap().isEmpty());
    board(*table).takeLane("land");
    const QVariantMap lost = lane(*table, "land")["lost"].toMap();
    EXPECT_EQ(lost["title"], "Cover Fire");
    EXPECT_TRUE(lost["up"].toBool());
    EXPECT_FALSE(lost["above"].toBool());
    EXPECT_TRUE(lane(*table, "air")["lost"].toMap().isEmpty());
    EXPECT_TRUE(table->result_text().contains("Blockade destroys Vermilion’s Cover Fire"));
    table->look();
    board(*table).chooseCard("A6");
    EXPECT_FALSE(lane(*table, "land")["lost"].toMap().isEmpty()) << "nothing happened since";
    board(*table).takeLane("air");
    EXPECT_TRUE(lane(*table, "land")["lost"].toMap().isEmpty());
}

TEST(TableTelling, a_card_destroyed_face_down_stays_face_down) {
    const auto table = open_table_of(containment);
    board(*table).chooseCard("L4");
    board(*table).turnOver();
    board(*table).takeLane("sea");
    const QVariantMap lost = lane(*table, "sea")["lost"].toMap();
    ASSERT_FALSE(lost.isEmpty());
    EXPECT_FALSE(lost["up"].toBool());
    EXPECT_EQ(lost.keys(), QStringList({"above", "at", "up"})) << "nothing that tells the card";
    while (table->can_undo()) table->undo();
    EXPECT_TRUE(lane(*table, "sea")["lost"].toMap().isEmpty()) << "it was undone";
}

TEST(TableTelling, a_question_of_the_rules_has_its_answer_in_the_list) {
    const auto table = make_table({});
    table->rules()->set_search("withdraw instead of Redeploy");
    ASSERT_GT(table->rules()->rowCount(), 0);
    const auto roles = table->rules()->roleNames();
    const QModelIndex first = table->rules()->index(0);
    EXPECT_TRUE(table->rules()->data(first, roles.key("text")).toString().isEmpty());
    EXPECT_FALSE(table->rules()->data(first, roles.key("ruling")).toString().isEmpty());
}

}  // namespace
}  // namespace hexmoot::ui
