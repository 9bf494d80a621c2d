// The frame of the Action Phase: R-16, V-P4..6, and what a segment begins with (rules.md 6, 11).
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

TEST(R, R16_ThePassTwist) {
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

}  // namespace
}  // namespace hexmoot::te
