// The frame of the Action Phase and the end at once: R-16, V-Z12 (rules.md 6, 11, 14).
#include "tests/thunders_edge/fixture.h"

namespace hexmoot::te {
namespace {

// Section 11 for five seats: A is Consul; by Victory Value B has nothing, then C, D, E.
State five() {
    return M1(5)
        .marker(C, "Ld")
        .marker(D, "Ll")
        .marker(E, "Lj")
        .in(Phase::action_begin, nobody)
        .with([](State& s) { s.consul = A; })
        .done();
}
void empty_segment(Talk<>& t, const std::string& seat) {
    t.says(seat + " go").says(seat + " end").says(seat + " resolve");
}

TEST(R, R_16_ThePassTwist) {
    Talk<> t(five());
    EXPECT_EQ(option_holder(t.now), A);
    t.says("A pass");
    empty_segment(t, "B");
    t.says("A pass").says("C pass").says("D pass");
    EXPECT_EQ(t.refuses("E pass"), "E_PASS_FORCED TE-PRI-5");
    empty_segment(t, "E");
    EXPECT_EQ(option_holder(t.now), A);
    empty_segment(t, "A");
    EXPECT_EQ(option_holder(t.now), C);
    empty_segment(t, "C");
    EXPECT_EQ(t.refuses("D pass"), "E_PASS_FORCED TE-PRI-5");
}
TEST(Action, TheSegmentRecordsItsFields) {
    Talk<> t(
        M1(2).units(A, "Fa", "CF").marker(A, "Fd").marker(A, "Fe").marker(B, "Fb").in(Phase::action_begin, nobody));
    t.says("A go");
    EXPECT_EQ(t.now.had_field, u64{1} << site_of(at("Fa")) | u64{1} << site_of(at("Fd")) | u64{1} << site_of(at("Fe")));
    EXPECT_EQ(t.now.active, A);
}
TEST(Action, AegisIsFreshInEveryActionPhase) {
    Talk<> t(M1(2).in(Phase::action_begin, nobody).with([](State& s) { s.aegis_attack = s.aegis_defence = A; }));
    EXPECT_TRUE(t.now.aegis_attack.empty());
    EXPECT_TRUE(t.now.aegis_defence.empty());
}

TEST(TE_PRI, PRI_4_the_order_stays_within_a_phase) {
    Talk<> t(
        M1().units(B, "Fd", "CF").marker(C, "Ll").in(Phase::action_begin, nobody).with([](State& s) { s.consul = A; }));
    t.says("A pass").says("B go").says("B move CF Fd Ld stop").says("B end").says("B resolve");
    EXPECT_GT(victory_value(t.now, B), 0);
    empty_segment(t, "A");
    EXPECT_EQ(option_holder(t.now), C);
    EXPECT_EQ(t.now.order[1], B);
}

// ---- the end (TE-END-2) ----

TEST(V_Z, V_Z12_an_instant_victory_goes_before_a_pending_end) {
    State s = M1().marker(A, "La")
                  .marker(A, "Lj")
                  .marker(A, "Lk")
                  .marker(B, "Ll")
                  .missions(C, {34})
                  .with([](State& x) {
                      x.tension = 30;
                      x.end_pending = 1;
                  })
                  .done();
    begin_mission_segment(s);
    Talk<> t(s);
    t.says("B deal A give Ll done").says("A accept");
    EXPECT_TRUE(t.over);
    EXPECT_EQ(t.now.winner, A);
    EXPECT_EQ(t.count(Happening::scored), 0);
}

}  // namespace
}  // namespace hexmoot::te
