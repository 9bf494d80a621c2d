// Where two rules or cards meet.
#include "tests/thunders_edge/combat_talk.h"

namespace hexmoot::te {
namespace {

M1& in_order(M1& m) {
    return m.with([](State& s) { s.order = {A, B, C, nobody, nobody}; });
}
void arm(State& s, Seat of, SeatSet against) {
    s.counter_of = of;
    s.counter_against = against;
}

TEST(Meeting, EvacuatedUnitsMeetTheBreakthrough) {
    Talk<> t = fight(declaring().units(A, "Fa", "WA WA").units(B, "Fb", "CF").missions(B, {44}), "Fb Fa arrow Fc",
                     {1, 1, 6, 1, 1, 1});
    t.says("B card MIS-44 Fc CF").says("A advance WA Fa WA Fa").says("A through WA WA");
    EXPECT_EQ(dice(t, 0), 2);
    EXPECT_EQ(dice(t, 1), 4);
    EXPECT_EQ(count(t.now, "Fc"), 0);
    t.says("A advance WA Fb done");
    EXPECT_EQ(t.now.owner(at("Fc")), A);
    EXPECT_EQ(count(t.now, "Fb"), 1);
}
TEST(Meeting, ACounteredEvacuationLeavesTheDefendersWhereTheyAre) {
    Talk<> t = fight(
        declaring().units(A, "Fa", "CF").units(B, "Fb", "CF").missions(A, {47}).missions(B, {44}).with([](State& s) {
            arm(s, A, B);
        }),
        "Fb Fa", {1, 1, 1});
    t.says("A done").says("B card MIS-44 Fc CF");
    EXPECT_EQ(count(t.now, "Fb"), 1);
    EXPECT_EQ(t.now.mission_discard, bit(mission(43)) | bit(mission(46)));
    EXPECT_EQ(t.now.counter_of, nobody);
    EXPECT_EQ(dice(t, 0), 2);
}
TEST(Meeting, HospitalsTendWhoFellInAnAmbush) {
    Talk<> t = fight(
        declaring().units(A, "Fa", "CF CF").units(B, "Fb", "CF").played(A, {39}).missions(B, {41}).with(silence_guns),
        "Fb Fa", {5, 1, 1, 5});
    t.says("B card MIS-41");
    EXPECT_EQ(count(t.now, "Fa"), 1);
    EXPECT_EQ(t.now.transit[0][index(Piece::conventional)], 1);
    EXPECT_EQ(t.now.transit_open[0][index(Piece::conventional)], 1);
}
TEST(Meeting, AnAreaGivenToAnAllyIsNoLongerBrokenInto) {
    Talk<> t(declaring().units(A, "Fa", "WA").units(B, "Fb", "CF").marker(A, "Fc").allies(A, C).done(), {1, 1, 6, 1});
    t.says("A attack Fb Fa arrow Fc done").says("A resolve").says("A deal C give Fc done").says("C accept");
    t.says("A fight Fb").says("A advance WA Fa");
    EXPECT_EQ(count(t.now, "Fb"), 1);
    EXPECT_EQ(t.now.owner(at("Fc")), C);
    EXPECT_EQ(t.now.combat, Combat{});
}
TEST(Meeting, TheFourthCityFallsToASiege) {
    M1 m = M1().marker(A, "La").marker(A, "Lj").marker(A, "Lk").marker(A, "Fl").units(B, "Ll", "CF").fort("Ll");
    m.marker(B, "Fc").units(C, "Lc", "CF").in(Phase::siege_check, nobody).with([](State& s) {
        s.turn = 5;
        s.sieges.push({at("Ll"), A, 4});
        s.sieges.push({at("Lc"), B, 4});
    });
    Talk<> t(m.done());
    EXPECT_TRUE(t.over);
    EXPECT_EQ(t.now.winner, A);
    EXPECT_EQ(count(t.now, "Ll"), 0);
    EXPECT_EQ(t.now.owner(at("Lc")), C);  // nothing is decided after the end
}
TEST(Meeting, TheBesiegedDropIntoTheirOwnField) {
    M1 m = M1().marker(A, "Fj").units(B, "Lj", "CF").orbit(B, "WA").in(Phase::drop_place, B).with([](State& s) {
        s.sieges.push({at("Lj"), A, 1});
    });
    Talk<> t(in_order(m).done());
    t.says("B drop WA (2,-1)");
    EXPECT_EQ(t.now.orbit_open[1], Box{});  // a position may have left its counters face down
    EXPECT_EQ(t.now.owner(at("Fj")), B);
    EXPECT_TRUE(t.now.sieges.empty());
}
TEST(Meeting, AnAbandonedFieldLiftsTheSiege) {
    M1 m = M1().marker(A, "Fj").units(B, "Lj", "CF").in(Phase::action_move, A).with([](State& s) {
        s.had_field = u64{1} << site_of(at("Fj"));
    });
    Talk<> t(in_order(m).done());
    t.says("A siege Lj").says("A abandon Fj");
    EXPECT_TRUE(t.now.sieges.empty());
    EXPECT_EQ(t.now.owner(at("Lj")), B);
}
// A seat of two colours in one field: more goes than one command can name.
TEST(Meeting, TwoColoursOverTheStackingLimit) {
    M1 m(2);
    for (int i = 0; i < 24; i++) m.units(A, "Fa", "CF");
    for (int i = 0; i < 16; i++) m.units(A, "Fa", "WA");
    for (int i = 0; i < 12; i++) m.units(A, "Fa", "ME");
    m.in(Phase::action_move, A).with([](State& s) { s.order = {A, B, nobody, nobody, nobody}; });
    Talk<> t(m.done());
    t.says("A end");
    std::string line = "A remove";
    for (int i = 0; i < 24; i++) line += " CF Fa";
    for (int i = 0; i < 16; i++) line += " WA Fa";
    t.says(line);
    EXPECT_EQ(count(t.now, "Fa"), 5);
    EXPECT_EQ(t.now.phase, Phase::action_declare);
}

}  // namespace
}  // namespace hexmoot::te
