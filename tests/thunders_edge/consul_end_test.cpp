// The black cards: vectors V-B, TE-BLK.
#include "tests/thunders_edge/market_fixture.h"

namespace hexmoot::te {
namespace {

State at_the_end(M1 m, Seat consul) {
    return m.with([&](State& s) {
        s.phase = Phase::consul_end;
        s.consul = s.last_consul = consul;
        if (consul != nobody) s.consul_counters[index(consul)] = 1;
    });
}
bool in_deck(const State& s, Senate c) { return std::ranges::count(s.senate_deck, c) == 1; }

TEST(V_B, V_B1_scandal) {
    Talk<> t(at_the_end(M1().senate(A, {1, 2}).senate(B, {9, 41}).missions(A, {21}).missions(B, {1}), A));
    EXPECT_EQ(t.now.scandal, SeatSet(B));
    EXPECT_EQ(hand(t.now, B), cards({9}));
    EXPECT_TRUE(in_deck(t.now, Senate::scandal));
    EXPECT_EQ(t.now.consul, A);
    EXPECT_EQ(t.refuses("B play"), "E_SCANDAL TE-MIS-2");
    t.says("A play MIS-21 B").says("B accept");
    EXPECT_TRUE(allied(t.now, A, B));
    EXPECT_TRUE(left_market(t.now));  // B gets no opportunity
}
TEST(V_B, V_B3_assassination) {
    Talk<> t(at_the_end(M1().senate(A, {1, 2}).senate(B, {9, 41, 42}), A));
    EXPECT_EQ(t.now.consul, B);
    EXPECT_EQ(t.now.last_consul, B);
    EXPECT_EQ(t.now.consul_counters[0], 0);
    EXPECT_EQ(t.now.consul_counters[1], 1);
    EXPECT_EQ(hand(t.now, B), cards({9}));
    EXPECT_TRUE(t.now.scandal.empty());
    EXPECT_EQ(t.now.order[0], B);
}
TEST(V_N, V_N29_one_consul) {
    Talk<> t(at_the_end(M1().senate(A, {1}).senate(C, {41, 42}), A));
    EXPECT_EQ(t.now.consul, C);
    EXPECT_EQ(t.now.consul_counters[0] + t.now.consul_counters[1] + t.now.consul_counters[2], 1);
}
TEST(TE_BLK_4, the_consul_itself) {
    Talk<> t(at_the_end(M1().senate(A, {1, 41, 42}), A));
    EXPECT_EQ(t.now.consul, A);
    EXPECT_EQ(t.now.consul_counters[0], 1);
    EXPECT_EQ(hand(t.now, A), cards({1}));
    EXPECT_TRUE(t.now.scandal.empty());
    EXPECT_EQ(t.count(Happening::assassination), 0);
}
TEST(V_B, V_B4_leak_cancels_scandal) {
    Talk<> t(at_the_end(M1().senate(A, {1, 2}).senate(B, {9, 41, 43}), A));
    EXPECT_EQ(t.asked(), "B CONSUL_END");
    EXPECT_EQ(t.prompt.secrecy, Secrecy::open);
    EXPECT_EQ(t.count(Happening::hand_shown), 5);
    EXPECT_EQ(t.refuses("B cancel SEN-42"), "E_BAD_TARGET TE-BLK-2");
    t.says("B cancel SEN-41");
    EXPECT_EQ(hand(t.now, B), cards({9}));
    EXPECT_TRUE(in_deck(t.now, Senate::leak));
    EXPECT_TRUE(t.now.scandal.empty());
}
TEST(TE_BLK_2, leak_kept) {
    Talk<> t(at_the_end(M1().senate(A, {1, 2}).senate(B, {9, 41, 43}), A));
    t.says("B keep");
    EXPECT_EQ(hand(t.now, B), cards({9, 43}));
    EXPECT_EQ(t.now.scandal, SeatSet(B));
}
TEST(V_B, V_B6_leak_against_one_of_both) {
    Talk<> t(at_the_end(M1().senate(A, {1, 2}).senate(B, {9, 17, 41, 42, 43}), A));
    Talk<> kept = t;
    t.says("B cancel SEN-41");
    EXPECT_EQ(t.now.hand_size(B), 0);
    EXPECT_EQ(t.now.consul, A);
    EXPECT_TRUE(t.now.scandal.empty());
    kept.says("B keep");  // AMB-36
    EXPECT_EQ(kept.now.consul, B);
    EXPECT_EQ(hand(kept.now, B), cards({9, 17, 43}));
}
TEST(V_B, V_B7_nobody_to_kill) {
    Talk<> t(at_the_end(M1().senate(A, {1, 2}).senate(B, {9, 41, 42}), nobody));
    EXPECT_EQ(t.now.consul, nobody);
    EXPECT_EQ(t.now.hand_size(B), 0);
    EXPECT_EQ(t.now.scandal, SeatSet(B));
    EXPECT_EQ(t.now.senate_deck.size, 41);
}
TEST(V_B, V_B10_leak_alone_stays) {
    Talk<> t(at_the_end(M1().senate(A, {1, 43}), nobody));
    EXPECT_EQ(hand(t.now, A), cards({1, 43}));
    EXPECT_TRUE(left_market(t.now));
}
TEST(TE_BLK_5, the_consul_stays) {
    Talk<> t(at_the_end(M1().senate(A, {1, 2, 3, 7, 42}).senate(B, {9}), A));
    EXPECT_EQ(t.now.hand_size(A), 0);
    EXPECT_EQ(t.now.consul, A);
    EXPECT_EQ(hand(t.now, B), cards({9}));
}
// V-N10: all eyes see all Senate hands while the Leak is decided, and afterwards their own alone.
TEST(TE_BLK_1, hands_lie_open) {
    Talk<> t(at_the_end(M1().senate(A, {1, 2}).senate(B, {9, 41, 43}), A));
    EXPECT_EQ(hand(ThundersEdge::view(t.now, t.prompt, Viewer::table()).shown, B), cards({9, 41, 43}));
    t.says("B keep");
    EXPECT_EQ(hand(ThundersEdge::view(t.now, t.prompt, Viewer(A)).shown, B), 0u);
}

}  // namespace
}  // namespace hexmoot::te
