// Deals: the sheet of the proposer, and the answer.
#include <gtest/gtest.h>

#include "app/shell/qt_text.h"
#include "app/table/seat_number.h"
#include "tests/thunders_edge/ui/te_table.h"

namespace hexmoot::te {
namespace {

ui::Casting option_of_action(play::Privacy privacy = play::Privacy::open) {
    ui::Casting casting = played_to(4, 7, Question::action_offer, 3);
    casting.privacy = privacy;
    return casting;
}

QVariantMap side(TeDeals& deals, const char* key) { return deals.sides()->by_key().value(key).toMap(); }

TEST(Deals, CreditsAgainstCreditsOpenly) {
    const auto table = ui::make_table(option_of_action());
    TeBoard& board = board_of(*table);
    TeDeals& deals = *board.deals();
    const Seat from = board.speaker();
    const Seat to = after(board.shown(), from);
    const int had = board.shown().money(from), other_had = board.shown().money(to);
    ASSERT_GE(had, 2);
    ASSERT_GE(other_had, 1);
    EXPECT_FALSE(deals.open());
    table->act("deal");
    EXPECT_TRUE(deals.open());
    EXPECT_EQ(deals.seats()->count(), 3);
    deals.press(q(spelled(word(to))));
    EXPECT_TRUE(side(deals, "give")["open"].toBool());
    EXPECT_TRUE(side(deals, "take")["open"].toBool());
    deals.name("give", "2");
    EXPECT_EQ(side(deals, "give")["items"].toList().size(), 1);
    EXPECT_TRUE(side(deals, "give")["numbers"].toList().isEmpty());  // named once
    deals.name("take", "1");
    EXPECT_FALSE(side(deals, "give")["open"].toBool());  // no way back to that side
    table->act("done");
    EXPECT_TRUE(deals.answering());
    EXPECT_EQ(board.speaker(), to);
    table->act("accept");
    EXPECT_FALSE(deals.open());
    EXPECT_EQ(board.shown().money(from), had - 1);
    EXPECT_EQ(board.shown().money(to), other_had + 1);
}

TEST(Deals, ACardIsPickedInTheOpenHandAndHiddenFromTheTable) {
    const auto table = ui::make_table(option_of_action());
    TeBoard& board = board_of(*table);
    TeDeals& deals = *board.deals();
    const Seat from = board.speaker();
    const Seat to = after(board.shown(), from);
    ASSERT_GT(board.view().mission_cards[from], 0);
    table->act("deal");
    deals.press(q(spelled(word(to))));
    deals.name("give", "card");
    EXPECT_EQ(table->drawer_seat(), ui::number(from));
    const QVariantMap first = board.cards()->missions()->rows()[0];
    ASSERT_TRUE(first["lit"].toBool());
    board.cards()->press(first["key"].toString());
    EXPECT_EQ(table->drawer_seat(), -1);
    // The closed table knows how many.
    const QVariantList items = side(deals, "give")["items"].toList();
    ASSERT_EQ(items.size(), 1);
    EXPECT_FALSE(items[0].toMap()["text"].toString().contains(first["name"].toString()));
    table->act("done");
    // Whoever is asked has to open the hand for it, and sees the card there.
    EXPECT_TRUE(table->sitting().secret_question());
    open_hand(*table, to);
    EXPECT_EQ(side(deals, "give")["items"].toList()[0].toMap()["text"], first["name"]);
    table->act("decline");
    EXPECT_FALSE(deals.open());
    EXPECT_EQ(board.shown().deals_declined[from], 1);
}

TEST(Deals, AskedForCardsAreFilledByTheOther) {
    const auto table = ui::make_table(option_of_action());
    TeBoard& board = board_of(*table);
    TeDeals& deals = *board.deals();
    const Seat from = board.speaker();
    const Seat to = after(board.shown(), from);
    ASSERT_GT(board.view().mission_cards[to], 0);
    const int cards = board.view().mission_cards[from];
    table->act("deal");
    deals.press(q(spelled(word(to))));
    deals.name("take", "card");
    EXPECT_TRUE(deals.wanting());
    EXPECT_GT(deals.titles()->count(), 30);
    for (const QVariantMap& row : board.cards()->missions()->rows()) EXPECT_FALSE(row["lit"].toBool());
    deals.press("any");
    table->act("done");
    open_hand(*table, to);
    table->act("accept");
    if (deals.open()) {
        const auto rows = board.cards()->missions()->rows();
        ASSERT_FALSE(rows.isEmpty());
        board.cards()->press(rows[0]["key"].toString());
    }
    EXPECT_EQ(board.view().mission_cards[from], cards + 1);
}

TEST(Deals, CancelPutsEverythingBack) {
    const auto table = ui::make_table(option_of_action());
    TeBoard& board = board_of(*table);
    const auto before = table->answers();
    table->act("deal");
    board.deals()->press(q(spelled(word(after(board.shown(), board.speaker())))));
    board.deals()->cancel();
    EXPECT_FALSE(board.deals()->open());
    EXPECT_EQ(table->answers(), before);
}

TEST(Deals, AreProposedByKeysInTheWindow) {
    ui::Stage stage(option_of_action(), {1280, 720});
    TeBoard& board = board_of(stage.table());
    stage.press(Qt::Key_D);
    ASSERT_NE(stage.find("deal-sheet"), nullptr);
    stage.press(Qt::Key_1);
    stage.click("word/1");
    stage.press(Qt::Key_Return);
    EXPECT_TRUE(board.deals()->answering());
    stage.press(Qt::Key_P);
    EXPECT_EQ(stage.find("deal-sheet"), nullptr);
}

}  // namespace
}  // namespace hexmoot::te
