// A sealed round, standing orders, an open floor and a nested question, as the harbour plays them.
#include <gtest/gtest.h>

#include "tests/kernel/harbour_table.h"

namespace hexmoot::toy {
namespace {

TEST(SealedRound, AsksAnySeatFirstAndASeatThatBeganToItsEnd) {
    Harbourside t(3);
    EXPECT_EQ(t.m.prompt().seats, SeatSet::first(3));
    t.says("B open");
    EXPECT_EQ(t.m.prompt().seats, SeatSet(Seat{1}));
    t.refuses("A open", code_not_asked);
    t.says("B 2");
    EXPECT_EQ(t.m.prompt().seats, SeatSet::first(3));
}

TEST(SealedRound, ASealedSeatMayReopenUntilTheLastOneSeals) {
    Harbourside t(2);
    t.says("A open 1");
    t.refuses("A open 1", code_unknown_word);
    t.says("A reopen 3");
    t.says("B open 2");
    EXPECT_EQ(t.m.now().leader, Seat{0});
    EXPECT_EQ(t.m.now().coins[0], 1);
    EXPECT_FALSE(t.m.say(Seat{1}, "reopen 4"));
}

TEST(SealedRound, ShowsWhatWasSealedAtTheJointReveal) {
    Harbourside t(2);
    t.says("A open 1");
    EXPECT_EQ(t.m.transcript(Seat{0}), "A open 1");
    EXPECT_EQ(t.m.transcript(Seat{1}), "A open ?");
    EXPECT_EQ(t.m.transcript(Viewer::table()), "A open ?");
    t.says("B open 2");
    EXPECT_EQ(t.m.transcript(Viewer::table()), "A open 1\nB open 2");
    EXPECT_FALSE(t.m.can_undo());
}

TEST(StandingOrder, SparesTheSeatTheQuestion) {
    Harbourside t(2, {3, 3, 3});
    t.bids("AB", 2, 1).says("A roll").says("A wait").says("B decline pass").says("A pass");
    t.bids("AB", 1, 0).says("A roll").says("A sail").says("A " + t.held(Seat{0}) + " done");
    EXPECT_EQ(t.m.prompt().kind, static_cast<u8>(Question::floor)) << "B was asked about pirates";
}

TEST(Reaction, AsksANestedQuestionOfAnotherSeat) {
    Harbourside t(2, {3});
    t.bids("AB", 2, 1).says("A roll").says("A sail").says("A " + t.held(Seat{0}) + " done");
    EXPECT_EQ(Harbour::prompt_name(t.m.prompt().kind), "PIRATE");
    t.says("B attack").says("B " + t.held(Seat{1}));
    EXPECT_EQ(Harbour::prompt_name(t.m.prompt().kind), "PAY");
    EXPECT_EQ(t.m.prompt().seats, SeatSet(Seat{0}));
    t.says("A yield");
    EXPECT_EQ(count(t.m.now().hand[1]), 3);
    EXPECT_FALSE(t.m.can_undo());
    EXPECT_EQ(Harbour::check(t.m.now()), "");
}

TEST(OpenFloor, TakesTheFirstAnswerOfAnySeat) {
    Harbourside t(3);
    t.bids("CBA", 2, 0, 1).says("C roll").says("C wait");
    EXPECT_EQ(t.m.prompt().seats, SeatSet::first(3));
    t.says("B pass");
    EXPECT_EQ(t.m.prompt().seats, SeatSet::first(3).without(Seat{1}));
    EXPECT_FALSE(t.m.say(Seat{1}, "pass"));
    t.says("A pass").says("C pass");
    EXPECT_EQ(t.m.now().round, 1);
}

}  // namespace
}  // namespace hexmoot::toy
