// Priority (section 6): who comes first, and the option to go or pass.
#include "tests/thunders_edge/market_fixture.h"

namespace hexmoot::te {
namespace {

M1 with_consul(M1 m, Seat consul) {
    return m.with([=](State& s) { s.consul = s.last_consul = consul; });
}

TEST(V_N, V_N6_besieged_values_count) {
    const M1 m =
        with_consul(M1().marker(A, "La").marker(B, "Fa"), C).with([](State& s) { s.sieges.push({at("La"), B, 1}); });
    EXPECT_EQ(order(m), "CBA");
}
TEST(TE_PRI, PRI_1_ascending_values_after_the_consul) {
    EXPECT_EQ(order(with_consul(M1(5).marker(C, "Lc").marker(D, "Ll").marker(E, "La").marker(A, "Lj"), A)), "ABCDE");
    EXPECT_EQ(order(with_consul(M1(4).marker(A, "Lj").marker(B, "Lc").marker(C, "Ll"), C)), "CDBA");
}
TEST(TE_PRI, PRI_2_ties_go_clockwise_after_the_consul) {
    EXPECT_EQ(order(with_consul(M1(5), C)), "CDEAB");
    EXPECT_EQ(order(with_consul(M1(5).marker(D, "La"), C)), "CEABD");
}
// The deck ran short in turn 2; A was Consul in turn 1.
TEST(V_N, V_N9_without_a_consul) {
    State s = three_hands().with([](State& x) {
        x.last_consul = A;
        x.consul_counters[0] = 1;
        for (int n : {1, 9}) x.senate_deck.push(senate(n - 1));
        x.senate_absent = (u64{1} << senate_cards) - 1 - cards({1, 9, 4, 12, 20, 5, 13, 28, 6, 14, 36});
    });
    begin_consul_segment(s);
    Talk<> t(s);
    t.says("A raise").says("B raise").says("C raise");
    EXPECT_EQ(t.count(Happening::deck_too_small), 1);
    EXPECT_EQ(t.now.consul, nobody);
    EXPECT_EQ(t.now.consul_counters[0] + t.now.consul_counters[1] + t.now.consul_counters[2], 1);
    EXPECT_EQ(order(t.now), "BCA");
}
TEST(TE_PRI, PRI_3_then_by_values_alone) {
    EXPECT_EQ(order(M1().marker(B, "Lc").with([](State& s) { s.last_consul = A; })), "CAB");
}
TEST(V_P, V_P5_who_is_last_must_go) {
    Talk<> t(with_consul(M1().in(Phase::action_begin, nobody), A));
    t.says("A pass").says("B pass");
    EXPECT_EQ(t.refuses("C pass"), "E_PASS_FORCED TE-PRI-5");
    t.says("C go").says("C end").says("C resolve").says("A pass");
    EXPECT_TRUE(t.may_say(B, "go"));
    EXPECT_EQ(t.refuses("B pass"), "E_PASS_FORCED TE-PRI-5");
}

}  // namespace
}  // namespace hexmoot::te
