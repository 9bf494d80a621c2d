// Movement and sieges: V-V*, V-G*, R-17..19, R-34 (rules.md 11.1, 11.2).
#include "tests/thunders_edge/fixture.h"

namespace hexmoot::te {
namespace {

// A's movement part; fields that A controls count as held since the segment began.
M1 moving(int seats = 3) { return M1(seats).in(Phase::action_move, A); }
M1& held(M1& m, std::string_view area) {
    return m.with([&](State& s) { s.had_field |= u64{1} << site_of(at(area)); });
}
int count(const State& s, std::string_view area, Piece p) { return s.at(at(area))[index(p)]; }
// ---- worked examples ----

TEST(R, R17_MenaceTwoHexes) {
    Talk<> t(moving().units(A, "Fa", "ME"));
    t.says("A move ME Fa Fb Fc");
    EXPECT_EQ(count(t.now, "Fc", Piece::menace), 1);
    EXPECT_EQ(t.asked(), "ABC ACTION_MOVE");
    EXPECT_EQ(t.refuses("A move"), "E_NO_MP TE-MOVE-2");
}
TEST(R, R18_WalkerIntoHighCliff) {
    Talk<> t(moving().units(A, "Fb", "WA"));
    t.says("A move WA Fb Fc Lc");
    EXPECT_EQ(t.now.owner(at("Lc")), A);
    EXPECT_EQ(t.count(Happening::location_taken), 1);
}
TEST(R, R19_ObliteratorIntoCentor) {
    Talk<> t(moving().units(A, "Fa", "OB"));
    t.says("A move OB Fa La");
    EXPECT_EQ(t.now.owner(at("La")), A);
}
TEST(R, R34_FortificationUnderAMarker) {
    Talk<> t(moving().units(A, "Fa", "WA").marker(B, "Fb").fort("Fb"));
    t.says("A move WA Fa Fb");
    EXPECT_EQ(t.now.fort[index(at("Fb"))], 0);
    EXPECT_EQ(t.now.owner(at("Fb")), A);
}

// ---- movement ----

TEST(V_V, V1_KnownMountainEndsAPath) {
    const State s = moving().units(A, "Fb", "WA");
    EXPECT_EQ(verdict(s, "A move WA Fb Ff Fi"), "E_MUST_STOP TE-MOVE-4");
    EXPECT_EQ(verdict(s, "A move WA Fb Ff"), "ok");
    EXPECT_EQ(verdict(s, "A move WA Fb Fa Fd Fe"), "E_NO_MP TE-MOVE-2");
}
TEST(V_V, V2_MountainTakesAllPoints) {
    Talk<> t(moving().units(A, "Fb", "WA"));
    t.says("A move WA Fb Ff");
    EXPECT_EQ(t.asked(), "ABC ACTION_MOVE");
    EXPECT_EQ(t.refuses("A move"), "E_NO_MP TE-MOVE-2");
}
TEST(V_V, V4_VolcanicStops) {
    Talk<> t(moving().units(A, "Fb", "ME"));
    t.says("A move ME Fb Fg");
    EXPECT_EQ(count(t.now, "Fg", Piece::menace), 1);
    EXPECT_FALSE(t.may_say(A, "move"));
}
TEST(V_V, V5_FaceDownMountainStops) {
    Talk<> t(moving().units(A, "Fb", "WA"));
    t.says("A move WA Fb Fm");
    EXPECT_TRUE(t.barrier);
    EXPECT_TRUE(known_terrain(t.now, site_of(at("Fm"))));
    EXPECT_EQ(count(t.now, "Fm", Piece::walker), 1);
    EXPECT_EQ(t.asked(), "ABC ACTION_MOVE");
    EXPECT_FALSE(t.may_say(A, "move"));
}
TEST(V_V, V6_FaceDownVolcanicDestroys) {
    Talk<> t(moving().units(A, "Fc", "CF"));
    t.says("A move CF Fc Fn");
    EXPECT_EQ(units(t.now, at("Fn")), 0);
    EXPECT_EQ(units(t.now, at("Fc")), 0);
    EXPECT_EQ(t.now.owner(at("Fn")), nobody);
    EXPECT_EQ(pool(t.now, A, Piece::conventional), 12);
}
TEST(V_V, V7_EnemyUnits) {
    Talk<> t(moving().units(A, "Fb", "WA").units(B, "Fa", "CF"));
    EXPECT_EQ(t.refuses("A move WA Fb Fa"), "E_ENEMY_OCCUPIED TE-MOVE-2");
}
TEST(V_V, V8_ThroughAnAlly) {
    const M1 m = moving().units(A, "Fb", "WA").units(B, "Fa", "CF").allies(A, B);
    Talk<> t(m.done());
    t.says("A move WA Fb Fa");
    EXPECT_FALSE(t.may_say(A, "stop"));
    EXPECT_EQ(count(t.now, "Fb", Piece::walker), 1);  // its counter goes on only when it may stay
    t.says("A Fi");
    EXPECT_EQ(count(t.now, "Fi", Piece::walker), 1);
    EXPECT_EQ(t.now.owner(at("Fa")), B);
    Talk<> one(M1(m).with([](State& s) { s.legs.push({at("Fb"), Piece::walker, 1, 0}); }));
    EXPECT_EQ(one.refuses("A move WA Fb Fa"), "E_ALLY_STOP TE-MOVE-2");
}
TEST(V_V, V9_ThroughAMarker) {
    Talk<> t(moving().units(A, "Fa", "WA").marker(B, "Fb"));
    t.says("A move WA Fa Fb Fc");
    EXPECT_EQ(t.now.owner(at("Fb")), A);
    EXPECT_EQ(t.now.owner(at("Fc")), A);
    EXPECT_EQ(t.now.owner(at("Fa")), A);
}
TEST(V_V, V10_LocationsAreLeaves) {
    Talk<> t(moving().units(A, "Fb", "WA"));
    EXPECT_EQ(t.refuses("A move WA Fb Lc"), "E_NOT_ADJACENT TE-MOVE-2");
}
TEST(V_V, V12_Excess) {
    Talk<> t(moving().units(A, "Fa", "CF CF CF WA WA ME"));
    t.says("A end");
    EXPECT_EQ(t.asked(), "A MOVE_EXCESS");
    EXPECT_EQ(t.refuses("A remove OB"), "E_CASUALTY_UNIT TE-CMB-3");
    t.says("A remove CF Fa");
    EXPECT_EQ(units(t.now, at("Fa")), 5);
    EXPECT_EQ(t.asked(), "ABC ACTION_DECLARE");
}
TEST(V_V, V13_FieldAndLocationApart) {
    Talk<> t(moving().units(A, "Fa", "CF CF CF CF CF").units(A, "La", "CF CF CF CF CF"));
    t.says("A end");
    EXPECT_EQ(t.asked(), "ABC ACTION_DECLARE");
}
TEST(V_V, V14_OutOfALocationInTheMountains) {
    const State s = moving().units(A, "Lm", "WA").with([](State& x) { x.sites.at[12].up = 1; });
    EXPECT_EQ(verdict(s, "A move WA Lm Fm Fb"), "E_MUST_STOP TE-MOVE-4");
    Talk<> t(s);
    t.says("A move WA Lm Fm");
    EXPECT_EQ(t.asked(), "ABC ACTION_MOVE");
}
TEST(V_V, V15_EmptyLocation) {
    Talk<> t(moving().units(A, "Fj", "WA").marker(B, "Lj"));
    t.says("A move WA Fj Lj stop");
    EXPECT_EQ(t.now.owner(at("Lj")), A);
}
TEST(V_V, V16_FourthCityWins) {
    Talk<> t(moving().units(A, "Fa", "OB").marker(A, "Lj").marker(A, "Lk").marker(A, "Ll"));
    t.says("A move OB Fa La");
    EXPECT_TRUE(t.over);
    EXPECT_EQ(t.now.winner, A);
}
TEST(V_V, V17_FortificationOfNobody) {
    Talk<> t(moving().units(A, "Fa", "WA").fort("Fb"));
    t.says("A move WA Fa Fb stop");
    EXPECT_EQ(t.now.fort[index(at("Fb"))], 1);
    EXPECT_EQ(t.now.owner(at("Fb")), A);
    Talk<> b(M1().units(B, "Fa", "WA").marker(A, "Fb").fort("Fb").in(Phase::action_move, B));
    b.says("B move WA Fa Fb stop");
    EXPECT_EQ(b.now.fort[index(at("Fb"))], 0);
}
TEST(V_V, V19_StoppedStaysStopped) {
    Talk<> t(moving().units(A, "Fb", "WA").missions(A, {45}));
    t.says("A move WA Fb Ff");
    EXPECT_EQ(t.refuses("A move"), "E_NO_MP TE-MOVE-2");
    t.says("A card MIS-45 WA Ff");
    EXPECT_EQ(t.refuses("A move"), "E_MUST_STOP TE-MOVE-2");
}
TEST(V_N, N5_SixthUnitPassesThrough) {
    Talk<> t(moving().units(A, "Fb", "CF CF CF CF CF").units(A, "Fa", "WA"));
    t.says("A move WA Fa Fb stop").says("A move WA Fb Fc");
    EXPECT_EQ(units(t.now, at("Fb")), 5);
}
TEST(V_N, N25_LocationInTheMountains) {
    const M1 m = moving().with([](State& s) { s.sites.at[12].up = 1; });
    Talk<> first(M1(m).units(A, "Fb", "WA"));
    first.says("A move WA Fb Fm");
    EXPECT_FALSE(first.may_say(A, "move"));
    Talk<> second(M1(m).units(A, "Fm", "WA"));
    second.says("A move WA Fm Lm stop");
    EXPECT_EQ(second.now.owner(at("Lm")), A);
}
TEST(V_N, N26_NoMoveAfterTheEnd) {
    Talk<> t(moving().units(A, "Fa", "WA"));
    t.says("A end");
    EXPECT_EQ(verdict(t.now, "A move WA Fa Fb"), "E_WRONG_STATE TE-GEN-9");
}
TEST(V_N, N31_ExactlyTheSurplus) {
    Talk<> t(moving().units(A, "Fa", "CF CF CF CF CF CF WA").units(A, "Fb", "CF CF CF CF CF"));
    t.says("A end").says("A remove CF Fa CF");
    EXPECT_EQ(t.refuses("A Fb"), "E_CASUALTY_UNIT TE-CMB-3");
    t.says("A Fa");
    EXPECT_EQ(t.asked(), "ABC ACTION_DECLARE");
    EXPECT_EQ(units(t.now, at("Fa")), 5);
}
TEST(V_Y, Y17_ThroughAnAlliedFortification) {
    Talk<> t(moving().units(A, "Fa", "WA").marker(B, "Fb").fort("Fb").allies(A, B));
    t.says("A move WA Fa Fb Fc");
    EXPECT_EQ(t.now.fort[index(at("Fb"))], 1);
    EXPECT_EQ(t.now.owner(at("Fb")), B);
}

// Units of one kind in one area that differ in their points: the mover says which.
TEST(Move, UnitsToldApartByTheirPoints) {
    Talk<> t(moving().units(A, "Fa", "WA").units(A, "Fb", "WA"));
    t.says("A move WA Fa Fb stop").says("A move WA Fb");
    EXPECT_EQ(t.may(), "A:1 A:2");
    t.says("A 1 Fc");
    EXPECT_EQ(t.asked(), "ABC ACTION_MOVE");
    t.says("A move WA Fb Fc");
    EXPECT_TRUE(t.may_say(A, "stop"));
}
TEST(Move, NoUnit) {
    Talk<> t(moving().units(A, "Fa", "WA").units(B, "Fe", "CF"));
    EXPECT_EQ(t.refuses("A move CF"), "E_NO_UNIT TE-MOVE-2");
    EXPECT_EQ(t.refuses("A move WA Fe"), "E_NO_UNIT TE-MOVE-2");
}
TEST(Move, OthersAreNotTheActiveSeat) {
    Talk<> t(moving().units(B, "Fe", "CF"));
    EXPECT_FALSE(t.may_say(B, "end"));
    EXPECT_TRUE(t.may_say(A, "end"));
}

// ---- abandoning (TE-CTRL-7) ----

TEST(Abandon, MarkerOnly) {
    Talk<> t(moving().units(A, "Fa", "WA").marker(A, "Lj").marker(B, "Fe"));
    EXPECT_EQ(t.refuses("A abandon Fa"), "E_BAD_AREA TE-CTRL-7");
    EXPECT_EQ(t.refuses("A abandon Fe"), "E_BAD_AREA TE-CTRL-7");
    t.says("A abandon Lj");
    EXPECT_EQ(t.now.owner(at("Lj")), nobody);
}
TEST(Abandon, TheFieldOfASiege) {
    M1 m = moving().marker(A, "Fa").units(B, "La", "CF");
    Talk<> t(m.with([](State& s) { s.sieges.push({at("La"), A, 1}); }));
    t.says("A abandon Fa");
    EXPECT_TRUE(t.now.sieges.empty());
}

// ---- sieges ----

TEST(V_G, V1_FieldEnteredJustNow) {
    Talk<> t(moving().units(A, "Fa", "WA").units(B, "La", "CF CF").marker(A, "Fb"));
    EXPECT_EQ(t.refuses("A siege"), "E_SIEGE_TARGET TE-SIEGE-1");
    M1 m = moving().units(A, "Fa", "WA").units(B, "La", "CF CF").units(A, "Fj", "WA").units(B, "Lj", "CF");
    Talk<> other(held(m, "Fj"));
    EXPECT_EQ(other.refuses("A siege La"), "E_SIEGE_NO_CONTROL TE-SIEGE-1");
}
TEST(V_G, V2_MarkerIsEnough) {
    M1 m = moving().marker(A, "Fa").units(B, "La", "CF CF");
    Talk<> t(held(m, "Fa"));
    t.says("A siege La");
    EXPECT_EQ(t.now.sieges.size, 1);
    Talk<> strict(m.with([](State& s) { s.options[static_cast<size_t>(Option::siege_needs_units)] = 1; }));
    EXPECT_FALSE(strict.may_say(A, "siege"));
}
TEST(V_G, V3_NoAttackInTheSegmentOfTheSiege) {
    M1 m = moving().units(A, "Fa", "WA").units(B, "La", "CF CF").units(B, "Fb", "CF");
    Talk<> t(held(m, "Fa"));
    t.says("A siege La").says("A end");
    EXPECT_EQ(t.refuses("A attack La"), "E_SIEGED TE-SIEGE-2");
}
State siege_of_turn_4(int turn) {
    return M1()
        .units(A, "Fa", "WA")
        .units(B, "La", "CF CF")
        .fort("La")
        .in(Phase::siege_check, nobody)
        .with([&](State& s) {
            s.turn = static_cast<u8>(turn);
            s.sieges.push({at("La"), A, 4});
        });
}
// Steps the one phase.
struct SiegeCheck {
    using State = te::State;
    static void step(State& s, Table& table) { action_phase(s, table); }
    static bool over(const State& s) { return s.phase != Phase::siege_check; }
};
TEST(V_G, V4_DecidedInTheNextTurn) {
    Talk<SiegeCheck> now(siege_of_turn_4(4));
    EXPECT_EQ(units(now.now, at("La")), 2);
    EXPECT_EQ(now.now.sieges.size, 1);
    Talk<SiegeCheck> next(siege_of_turn_4(5));
    EXPECT_EQ(units(next.now, at("La")), 0);
    EXPECT_EQ(next.now.fort[index(at("La"))], 0);
    EXPECT_EQ(next.now.owner(at("La")), A);
    EXPECT_TRUE(next.now.sieges.empty());
    EXPECT_EQ(next.count(Happening::siege_won), 1);
    EXPECT_EQ(next.count(Happening::siege_lifted), 0);
    EXPECT_EQ(next.now.phase, Phase::resources);
}
TEST(V_G, V4_WinsTheFourthCity) {
    State s = siege_of_turn_4(5);
    for (const char* city : {"Lj", "Lk", "Ll"}) s.control[index(at(city))] = A;
    Talk<SiegeCheck> t(s);
    EXPECT_EQ(t.now.winner, A);
}
TEST(V_G, V5_LiftedForGood) {
    State s = siege_of_turn_4(5);
    s.phase = Phase::action_move;
    s.active = C;
    s.force[index(at("Fa"))] = {};
    s.force[index(at("Fb"))][index(Piece::walker)] = 1;
    s.control[index(at("Fb"))] = C;
    Talk<> t(s);
    t.says("C move WA Fb Fa stop");
    EXPECT_TRUE(t.now.sieges.empty());
    EXPECT_EQ(t.count(Happening::siege_lifted), 1);
}
// What a phase does before it asks.
struct Income {
    using State = te::State;
    static void step(State& s, Table& table) { resources(s, table); }
    static bool over(const State& s) { return s.phase != Phase::resources; }
};
TEST(V_G, V6_NoIncomeFromABesiegedCity) {
    Talk<Income> t(
        M1().marker(A, "Fj").units(B, "Lj", "CF").marker(B, "Le").in(Phase::resources, nobody).with([](State& s) {
            s.sites.at[4].hex = 10;  // Stalker's Reach
            s.sieges.push({at("Lj"), A, 1});
        }));
    EXPECT_EQ(t.now.credits[1], 2);
    EXPECT_EQ(resource_value(t.now, B), 7);
    EXPECT_EQ(t.now.credits[0], 2);  // A and C share the Grant
}
TEST(V_G, V9_AFailedAttackDoesNotEndIt) {
    State s = siege_of_turn_4(5);
    s.phase = Phase::action_declare;
    s.active = A;
    for (int i = 0; i < 3; i++) s.order[static_cast<size_t>(i)] = seat(i);
    Talk<> t(s, {1, 1, 1, 1, 1, 1, 1, 1});
    t.says("A attack La Fa done").says("A resolve").says("A fight La");
    EXPECT_EQ(t.count(Happening::siege_won), 1);
    EXPECT_EQ(t.now.owner(at("La")), A);
    EXPECT_EQ(units(t.now, at("La")), 0);
}
TEST(V_G, V11_ABesiegedLocationChangesHands) {
    M1 m = M1().marker(A, "Fa").marker(B, "La").in(Phase::action_move, A).with([](State& s) {
        s.turn = 5;
        s.sieges.push({at("La"), A, 4});
    });
    Talk<> t(m);
    t.says("B deal C give La done").says("C accept");
    EXPECT_EQ(t.now.sieges.size, 1);
    State check = t.now;
    check.phase = Phase::siege_check;
    EXPECT_EQ(Talk<SiegeCheck>(check).now.owner(at("La")), A);
    Talk<> ally(m.allies(A, C));
    ally.says("B deal C give La done").says("C accept");
    EXPECT_TRUE(ally.now.sieges.empty());
    EXPECT_EQ(ally.now.owner(at("La")), C);
}
TEST(V_G, V7_NobodyInside) {
    M1 m = moving().units(A, "Fc", "WA").marker(B, "Lc").units(A, "Fa", "WA").units(B, "La", "CF");
    held(m, "Fa");
    Talk<> t(held(m, "Fc"));
    EXPECT_EQ(t.refuses("A siege Lc"), "E_SIEGE_TARGET TE-SIEGE-1");
}
TEST(V_G, V8_WalkingOutBreaksIt) {
    M1 m = M1().marker(A, "Fa").units(B, "La", "CF CF").in(Phase::action_move, B);
    Talk<> t(m.with([](State& s) { s.sieges.push({at("La"), A, 1}); }));
    t.says("B move CF La Fa stop");
    EXPECT_TRUE(t.now.sieges.empty());
    EXPECT_EQ(t.now.owner(at("Fa")), B);
}
TEST(V_Y, Y9_SiegeTwice) {
    M1 m = moving().units(A, "Fa", "WA").units(B, "La", "CF").units(A, "Fj", "WA").units(B, "Lj", "CF");
    held(m, "Fj");
    Talk<> t(held(m, "Fa"));
    t.says("A siege La");
    EXPECT_EQ(t.refuses("A siege La"), "E_SIEGE_DUP TE-SIEGE-1");
}
TEST(V_N, N27_NoSiegeOfAnAlly) {
    M1 m = moving().units(A, "Fa", "WA").units(B, "La", "CF").units(A, "Fj", "WA").units(C, "Lj", "CF").allies(A, B);
    held(m, "Fj");
    Talk<> t(held(m, "Fa"));
    EXPECT_EQ(t.refuses("A siege La"), "E_SIEGE_TARGET TE-SIEGE-1");
}
TEST(V_M, M20_ConcordForbidsASiege) {
    M1 m = moving().units(A, "Fa", "WA").units(B, "La", "CF").units(A, "Fj", "WA").units(C, "Lj", "CF");
    held(m, "Fj");
    Talk<> t(held(m, "Fa").with([](State& s) { s.concord = {A, B}; }));
    EXPECT_EQ(t.refuses("A siege La"), "E_CONCORD MIS-14");
}

}  // namespace
}  // namespace hexmoot::te
