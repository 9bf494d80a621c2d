#include "engine/kernel/seat.h"

#include <vector>

#include <gtest/gtest.h>

#include "engine/kernel/event.h"
#include "engine/kernel/token.h"

namespace hexmoot {
namespace {

std::vector<Seat> members(SeatSet set) {
    std::vector<Seat> out;
    for (Seat s : set) out.push_back(s);
    return out;
}

TEST(SeatSet, AddsAndTakesAway) {
    constexpr SeatSet three = SeatSet::first(3);
    EXPECT_EQ(three.size(), 3);
    EXPECT_TRUE(three.has(Seat{2}));
    EXPECT_FALSE(three.has(Seat{3}));
    EXPECT_FALSE(three.has(nobody));
    EXPECT_EQ(three.without(Seat{1}), SeatSet(Seat{0}) | SeatSet(Seat{2}));
    EXPECT_EQ(three.with(Seat{1}), three);
    EXPECT_TRUE(SeatSet(nobody).empty());
}

TEST(SeatSet, RangesOverItsMembersInOrder) {
    EXPECT_EQ(members(SeatSet(Seat{7}).with(Seat{0}).with(Seat{4})), (std::vector{Seat{0}, Seat{4}, Seat{7}}));
    EXPECT_EQ(members(SeatSet()), std::vector<Seat>());
    EXPECT_EQ(SeatSet().front(), nobody);
    EXPECT_EQ(members(everybody).size(), 8u);
}

TEST(Viewer, SeesWhatIsForItsSeatOrForAll) {
    EXPECT_TRUE(Viewer(Seat{1}).sees(Seat{1}));
    EXPECT_FALSE(Viewer(Seat{1}).sees(Seat{0}));
    EXPECT_TRUE(Viewer::table().sees(everybody));
    EXPECT_FALSE(Viewer::table().sees(SeatSet::first(5)));  // the players at the table are not the table
    EXPECT_FALSE(Viewer::table().is(nobody));
}

TEST(Event, HidesItsSecretFromOtherEyes) {
    const Event e{.kind = 3, .seat = Seat{0}, .seen_by = Seat{0}, .secret = 17, .facts = {1, 2}};
    EXPECT_EQ(e.for_eyes(Seat{0}), e);
    EXPECT_EQ(e.for_eyes(Seat{1}).secret, Event::hidden);
    EXPECT_EQ(e.for_eyes(Viewer::table()).secret, Event::hidden);
    EXPECT_EQ(e.for_eyes(Seat{1}).facts, e.facts);
}

TEST(Token, CarriesNumbersUpTo24Bits) {
    for (int n : {0, 255, 256, 65'536, (1 << 24) - 1}) EXPECT_EQ(Token::number(5, n).value(), n);
    EXPECT_NE(Token::number(5, 1), Token::number(6, 1));
}

TEST(Letter, NamesSeatsAndNobody) {
    EXPECT_EQ(letter(Seat{0}), 'A');
    EXPECT_EQ(letter(Seat{7}), 'H');
    EXPECT_EQ(letter(nobody), '-');
}

}  // namespace
}  // namespace hexmoot
