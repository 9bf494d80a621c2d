// Rounds in which all decide in secret (ux.md 7.3): curtains come by themselves, and what is sealed stays its seat's
// own.
#include <gtest/gtest.h>

#include "tests/thunders_edge/ui/te_table.h"

namespace hexmoot::te {
namespace {

QStringList statuses(const ui::TableModel& table) {
    QStringList out;
    for (const QVariant& seat : table.queue()) out << seat.toMap().value("status").toString();
    return out;
}

class Rounds : public testing::Test {
  protected:
    std::unique_ptr<ui::TableModel> table_ = ui::make_table(played_to(3, 5, Question::initial_buy));
};

TEST_F(Rounds, TheQueueIsAtTheCurtainAndTheNextOneComesByItself) {
    table_->look();
    EXPECT_EQ(table_->curtain_seat(), 0);
    EXPECT_EQ(statuses(*table_), (QStringList{"now", "waiting", "waiting"}));
    ASSERT_TRUE(table_->liftCurtain({}));
    EXPECT_EQ(board_of(*table_).stage(), "order");
    ASSERT_TRUE(table_->say("5 2 1 0 1"));  // TE-BUY0-1: 5 + 4 + 3 + 0 + 2 of 20 Credits
    EXPECT_EQ(table_->drawer_seat(), -1);
    EXPECT_EQ(table_->curtain_seat(), 1);
    EXPECT_EQ(statuses(*table_), (QStringList{"sealed", "now", "waiting"}));
}

TEST_F(Rounds, AnotherSeatMayGoFirst) {
    table_->look();
    table_->look(2);
    EXPECT_EQ(table_->curtain_seat(), 2);
    EXPECT_EQ(statuses(*table_), (QStringList{"waiting", "waiting", "now"}));
}

TEST_F(Rounds, WhatIsSealedIsDecidedAnewAndNeverTakenBack) {
    open_hand(*table_, seat(0));
    ASSERT_TRUE(table_->say("5 2 1 0 1"));
    table_->close();
    EXPECT_TRUE(board_of(*table_).line().empty()) << "what was sealed is nobody else's to read";
    EXPECT_FALSE(table_->can_undo());
    EXPECT_FALSE(table_->back());
    table_->undo();
    EXPECT_EQ(statuses(*table_), (QStringList{"sealed", "waiting", "waiting"}));
    open_hand(*table_, seat(0));
    EXPECT_EQ(board_of(*table_).kind(), Question::how_many) << "TE-HOT-6: it is asked anew";
}

TEST_F(Rounds, ClosingAnUnsealedOrderLeavesNoTrace) {
    const size_t before = table_->sitting().match().answers();
    open_hand(*table_, seat(0));
    ASSERT_TRUE(table_->say("5 2"));
    table_->close();
    EXPECT_EQ(table_->sitting().match().answers(), before);
    EXPECT_EQ(statuses(*table_), (QStringList{"waiting", "waiting", "waiting"}));
}

TEST_F(Rounds, TheOtherEyesSeeOnlyThatSomebodyOrders) {
    open_hand(*table_, seat(0));
    ASSERT_TRUE(table_->say("5 2"));
    table_->leave();  // as when the window is closed
    EXPECT_TRUE(board_of(*table_).line().empty());
    EXPECT_TRUE(board_of(*table_).offer().answers().empty());
    EXPECT_EQ(board_of(*table_).stage(), "map");
}

// TE-MKT-8: a visit to the booth begins and ends with its own words, and stays when it did nothing.
TEST(Booth, OpensAndClosesWithItsCurtain) {
    const auto table = ui::make_table(played_to(3, 5, Question::market_floor));
    open_hand(*table, seat(1));
    EXPECT_EQ(board_of(*table).stage(), "booth");
    EXPECT_EQ(board_of(*table).shown().market.booth, seat(1));
    table->close();
    EXPECT_EQ(board_of(*table).stage(), "senate");
    EXPECT_EQ(board_of(*table).shown().market.booth, nobody);
}

}  // namespace
}  // namespace hexmoot::te
