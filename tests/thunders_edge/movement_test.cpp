// The map and movement: V-V*, R-17..19, R-34 (rules.md 2, 11.1).
#include "tests/thunders_edge/fixture.h"

namespace hexmoot::te {
namespace {

// ---- worked examples ----

TEST(R, R_17_MenaceTwoHexes) {
    Talk<> t(moving().units(A, "Fa", "ME"));
    t.says("A move ME Fa Fb Fc");
    EXPECT_EQ(count(t.now, "Fc", Piece::menace), 1);
    EXPECT_EQ(t.asked(), "ABC ACTION_MOVE");
    EXPECT_EQ(t.refuses("A move"), "E_NO_MP TE-MOVE-2");
}
TEST(R, R_18_WalkerIntoHighCliff) {
    Talk<> t(moving().units(A, "Fb", "WA"));
    t.says("A move WA Fb Fc Lc");
    EXPECT_EQ(t.now.owner(at("Lc")), A);
    EXPECT_EQ(t.count(Happening::location_taken), 1);
}
TEST(R, R_19_ObliteratorIntoCentor) {
    Talk<> t(moving().units(A, "Fa", "OB"));
    t.says("A move OB Fa La");
    EXPECT_EQ(t.now.owner(at("La")), A);
}
TEST(R, R_34_FortificationUnderAMarker) {
    Talk<> t(moving().units(A, "Fa", "WA").marker(B, "Fb").fort("Fb"));
    t.says("A move WA Fa Fb");
    EXPECT_EQ(t.now.fort[index(at("Fb"))], 0);
    EXPECT_EQ(t.now.owner(at("Fb")), A);
}

// ---- movement ----

TEST(V_V, V_V1_KnownMountainEndsAPath) {
    const State s = moving().units(A, "Fb", "WA");
    EXPECT_EQ(verdict(s, "A move WA Fb Ff Fi"), "E_MUST_STOP TE-MOVE-4");
    EXPECT_EQ(verdict(s, "A move WA Fb Ff"), "ok");
    EXPECT_EQ(verdict(s, "A move WA Fb Fa Fd Fe"), "E_NO_MP TE-MOVE-2");
}
TEST(V_V, V_V2_MountainTakesAllPoints) {
    Talk<> t(moving().units(A, "Fb", "WA"));
    t.says("A move WA Fb Ff");
    EXPECT_EQ(t.asked(), "ABC ACTION_MOVE");
    EXPECT_EQ(t.refuses("A move"), "E_NO_MP TE-MOVE-2");
}
TEST(V_V, V_V4_VolcanicStops) {
    Talk<> t(moving().units(A, "Fb", "ME"));
    t.says("A move ME Fb Fg");
    EXPECT_EQ(count(t.now, "Fg", Piece::menace), 1);
    EXPECT_FALSE(t.may_say(A, "move"));
}
TEST(V_V, V_V5_FaceDownMountainStops) {
    Talk<> t(moving().units(A, "Fb", "WA"));
    t.says("A move WA Fb Fm");
    EXPECT_TRUE(t.barrier);
    EXPECT_TRUE(known_terrain(t.now, site_of(at("Fm"))));
    EXPECT_EQ(count(t.now, "Fm", Piece::walker), 1);
    EXPECT_EQ(t.asked(), "ABC ACTION_MOVE");
    EXPECT_FALSE(t.may_say(A, "move"));
}
TEST(V_V, V_V6_FaceDownVolcanicDestroys) {
    Talk<> t(moving().units(A, "Fc", "CF"));
    t.says("A move CF Fc Fn");
    EXPECT_EQ(units(t.now, at("Fn")), 0);
    EXPECT_EQ(units(t.now, at("Fc")), 0);
    EXPECT_EQ(t.now.owner(at("Fn")), nobody);
    EXPECT_EQ(pool(t.now, A, Piece::conventional), 12);
}
TEST(V_V, V_V7_EnemyUnits) {
    Talk<> t(moving().units(A, "Fb", "WA").units(B, "Fa", "CF"));
    EXPECT_EQ(t.refuses("A move WA Fb Fa"), "E_ENEMY_OCCUPIED TE-MOVE-2");
}
TEST(V_V, V_V8_ThroughAnAlly) {
    const M1 m = moving().units(A, "Fb", "WA").units(B, "Fa", "CF").allies(A, B);
    Talk<> t(m.done());
    t.says("A move WA Fb Fa");
    EXPECT_EQ(t.refuses("A stop"), "E_ALLY_STOP TE-MOVE-2");
    EXPECT_EQ(count(t.now, "Fb", Piece::walker), 1);  // its counter goes on only when it may stay
    t.says("A Fi");
    EXPECT_EQ(count(t.now, "Fi", Piece::walker), 1);
    EXPECT_EQ(t.now.owner(at("Fa")), B);
    Talk<> one(M1(m).with([](State& s) { s.legs.push({at("Fb"), Piece::walker, 1, 0}); }));
    EXPECT_EQ(one.refuses("A move WA Fb Fa"), "E_ALLY_STOP TE-MOVE-2");
}
TEST(V_V, V_V9_ThroughAMarker) {
    Talk<> t(moving().units(A, "Fa", "WA").marker(B, "Fb"));
    t.says("A move WA Fa Fb Fc");
    EXPECT_EQ(t.now.owner(at("Fb")), A);
    EXPECT_EQ(t.now.owner(at("Fc")), A);
    EXPECT_EQ(t.now.owner(at("Fa")), A);
}
TEST(V_V, V_V10_LocationsAreLeaves) {
    Talk<> t(moving().units(A, "Fb", "WA"));
    EXPECT_EQ(t.refuses("A move WA Fb Lc"), "E_NOT_ADJACENT TE-MOVE-2");
}
TEST(V_V, V_V12_Excess) {
    Talk<> t(moving().units(A, "Fa", "CF CF CF WA WA ME"));
    t.says("A end");
    EXPECT_EQ(t.asked(), "A MOVE_EXCESS");
    EXPECT_EQ(t.refuses("A remove OB"), "E_CASUALTY_UNIT TE-CMB-3");
    t.says("A remove CF Fa");
    EXPECT_EQ(units(t.now, at("Fa")), 5);
    EXPECT_EQ(t.asked(), "ABC ACTION_DECLARE");
}
// A victory amid the moves leaves the crowd as it stands; the position is a sound one.
TEST(TE_END_2, ends_the_game_while_six_units_stand_together) {
    Talk<> t(moving()
                 .units(A, "Fe", "CF CF CF CF CF CF")
                 .units(A, "Fl", "WA")
                 .marker(A, "La")
                 .marker(A, "Lj")
                 .marker(A, "Lk"));
    t.says("A move WA Fl Ll");
    EXPECT_TRUE(t.over);
    EXPECT_EQ(t.now.winner, A);
    EXPECT_EQ(units(t.now, at("Fe")), 6);
    EXPECT_EQ(ThundersEdge::check(t.now), "");
}
TEST(V_V, V_V13_FieldAndLocationApart) {
    Talk<> t(moving().units(A, "Fa", "CF CF CF CF CF").units(A, "La", "CF CF CF CF CF"));
    t.says("A end");
    EXPECT_EQ(t.asked(), "ABC ACTION_DECLARE");
}
TEST(V_V, V_V14_OutOfALocationInTheMountains) {
    const State s = moving().units(A, "Lm", "WA").with([](State& x) { x.sites.at[12].up = 1; });
    EXPECT_EQ(verdict(s, "A move WA Lm Fm Fb"), "E_MUST_STOP TE-MOVE-4");
    Talk<> t(s);
    t.says("A move WA Lm Fm");
    EXPECT_EQ(t.asked(), "ABC ACTION_MOVE");
}
TEST(V_V, V_V15_EmptyLocation) {
    Talk<> t(moving().units(A, "Fj", "WA").marker(B, "Lj"));
    t.says("A move WA Fj Lj stop");
    EXPECT_EQ(t.now.owner(at("Lj")), A);
}
TEST(V_V, V_V16_FourthCityWins) {
    Talk<> t(moving().units(A, "Fa", "OB").marker(A, "Lj").marker(A, "Lk").marker(A, "Ll"));
    t.says("A move OB Fa La");
    EXPECT_TRUE(t.over);
    EXPECT_EQ(t.now.winner, A);
}
TEST(TE_STACK, STACK_2_an_instant_victory_does_not_wait_for_the_surplus_to_go) {
    Talk<> t(moving().units(A, "Fa", "CF CF CF CF CF CF OB").marker(A, "Lj").marker(A, "Lk").marker(A, "Ll"));
    t.says("A move OB Fa La");
    EXPECT_TRUE(t.over);
    EXPECT_EQ(ThundersEdge::check(t.now), "");
    EXPECT_TRUE(ThundersEdge::from_json(ThundersEdge::state_json(t.now)));
}
TEST(V_V, V_V17_FortificationOfNobody) {
    Talk<> t(moving().units(A, "Fa", "WA").fort("Fb"));
    t.says("A move WA Fa Fb stop");
    EXPECT_EQ(t.now.fort[index(at("Fb"))], 1);
    EXPECT_EQ(t.now.owner(at("Fb")), A);
    Talk<> b(M1().units(B, "Fa", "WA").marker(A, "Fb").fort("Fb").in(Phase::action_move, B));
    b.says("B move WA Fa Fb stop");
    EXPECT_EQ(b.now.fort[index(at("Fb"))], 0);
}
TEST(V_V, V_V19_StoppedStaysStopped) {
    Talk<> t(moving().units(A, "Fb", "WA").missions(A, {45}));
    t.says("A move WA Fb Ff");
    EXPECT_EQ(t.refuses("A move"), "E_NO_MP TE-MOVE-2");
    t.says("A card MIS-45 WA Ff");
    EXPECT_EQ(t.refuses("A move"), "E_MUST_STOP TE-MOVE-2");
}
TEST(V_N, V_N5_SixthUnitPassesThrough) {
    Talk<> t(moving().units(A, "Fb", "CF CF CF CF CF").units(A, "Fa", "WA"));
    t.says("A move WA Fa Fb stop").says("A move WA Fb Fc");
    EXPECT_EQ(units(t.now, at("Fb")), 5);
}
TEST(V_N, V_N25_LocationInTheMountains) {
    const M1 m = moving().with([](State& s) { s.sites.at[12].up = 1; });
    Talk<> first(M1(m).units(A, "Fb", "WA"));
    first.says("A move WA Fb Fm");
    EXPECT_FALSE(first.may_say(A, "move"));
    Talk<> second(M1(m).units(A, "Fm", "WA"));
    second.says("A move WA Fm Lm stop");
    EXPECT_EQ(second.now.owner(at("Lm")), A);
}
TEST(V_N, V_N26_NoMoveAfterTheEnd) {
    Talk<> t(moving().units(A, "Fa", "WA"));
    t.says("A end");
    EXPECT_EQ(verdict(t.now, "A move WA Fa Fb"), "E_WRONG_STATE TE-GEN-9");
}
TEST(V_N, V_N31_ExactlyTheSurplus) {
    Talk<> t(moving().units(A, "Fa", "CF CF CF CF CF CF WA").units(A, "Fb", "CF CF CF CF CF"));
    t.says("A end").says("A remove CF Fa CF");
    EXPECT_EQ(t.refuses("A Fb"), "E_CASUALTY_UNIT TE-CMB-3");
    t.says("A Fa");
    EXPECT_EQ(t.asked(), "ABC ACTION_DECLARE");
    EXPECT_EQ(units(t.now, at("Fa")), 5);
}
TEST(V_Y, V_Y17_ThroughAnAlliedFortification) {
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

// ---- the map ----

TEST(TE_MAP, MAP_4_distances) {
    const State s = M1();
    const auto between = [&](std::string_view from, std::string_view to) { return distance(s, at(from), at(to)); };
    EXPECT_EQ(between("Fa", "Fa"), 0);
    EXPECT_EQ(between("Fa", "Fb"), 1);
    EXPECT_EQ(between("La", "Fb"), 2);
    EXPECT_EQ(between("Fb", "La"), 2);
    EXPECT_EQ(between("La", "Ld"), 3);
    EXPECT_EQ(between("Fa", "Fm"), 2);    // a face-down hex counts,
    EXPECT_EQ(between("Fa", "Lm"), 255);  // what it hides does not
}
TEST(TE_MAP, MAP_3_locations_touch_their_own_field_alone) {
    const State s = M1();
    EXPECT_TRUE(adjacent(s, at("La"), at("Fa")));
    EXPECT_FALSE(adjacent(s, at("La"), at("Fb")));
    EXPECT_FALSE(adjacent(s, at("La"), at("Ld")));
    EXPECT_FALSE(adjacent(s, at("Fm"), at("Lm")));  // unknown
    EXPECT_EQ(adjacent_areas(s, at("La")).size, 1);
    EXPECT_EQ(adjacent_areas(s, at("Fa")).size, 7);
}

// ---- movement in detail ----

TEST(TE_MOVE, MOVE_1_artillery_moves_one_area_used_or_not) {
    Talk<> t(moving().units(A, "Fa", "AR AR*"));
    t.says("A move AR* Fa Fb").says("A move AR Fa Fb");
    EXPECT_EQ(count(t.now, "Fb", Piece::artillery), 1);
    EXPECT_EQ(count(t.now, "Fb", Piece::fired_artillery), 1);
    EXPECT_EQ(t.refuses("A move"), "E_NO_MP TE-MOVE-2");
}
TEST(TE_MOVE, MOVE_2_the_way_before_what_stands_on_it) {
    Talk<> t(moving().units(A, "Fb", "WA").units(B, "Fe", "CF").units(B, "Fa", "CF"));
    EXPECT_EQ(t.refuses("A move WA Fb Fe"), "E_NOT_ADJACENT TE-MOVE-2");
    EXPECT_EQ(t.refuses("A move WA Fb Fa"), "E_ENEMY_OCCUPIED TE-MOVE-2");
}
TEST(TE_MOVE, MOVE_3_a_force_lost_in_the_fire_has_not_entered) {
    const auto m = [] { return moving().marker(B, "Fg").fort("Fg"); };
    Talk<> lost(m().units(A, "Fa", "CF"));
    lost.says("A move CF Fa Fg");
    EXPECT_EQ(units(lost.now, at("Fg")), 0);
    EXPECT_EQ(lost.now.owner(at("Fg")), B);
    EXPECT_EQ(lost.now.fort[index(at("Fg"))], 1);
    Talk<> enters(m().units(A, "Fa", "WA"));
    enters.says("A move WA Fa Fg");
    EXPECT_EQ(enters.now.owner(at("Fg")), A);
    EXPECT_EQ(enters.now.fort[index(at("Fg"))], 0);
    EXPECT_FALSE(enters.may_say(A, "move"));
}
TEST(TE_MOVE, MOVE_5_out_of_the_mountains_freely) {
    Talk<> t(moving().units(A, "Ff", "WA").units(A, "Fg", "ME"));
    t.says("A move WA Ff Fi Fd").says("A move ME Fg Fh Fa");
    EXPECT_EQ(count(t.now, "Fd", Piece::walker), 1);
    EXPECT_EQ(count(t.now, "Fa", Piece::menace), 1);
}
TEST(TE_MOVE, MOVE_6_out_of_a_location_in_the_fire) {
    const M1 m = moving().with([](State& s) { s.sites.at[4].hex = 6; }).units(A, "Le", "CF WA");
    Talk<> t(m.done());
    t.says("A move CF Le Fe");
    EXPECT_EQ(units(t.now, at("Le")), 1);
    EXPECT_EQ(units(t.now, at("Fe")), 0);
    EXPECT_EQ(t.now.owner(at("Fe")), nobody);
    t.says("A move WA Le Fe");
    EXPECT_EQ(t.now.owner(at("Fe")), A);
    EXPECT_EQ(t.now.owner(at("Le")), A);  // by marker
}
TEST(TE_ALLY, ALLY_3_no_unit_stays_where_an_ally_controls) {
    const auto m = [] { return moving().marker(B, "Fa").marker(B, "La").allies(A, B); };
    Talk<> slow(m().units(A, "Fb", "OB").units(A, "Fe", "WA"));
    EXPECT_EQ(slow.refuses("A move OB Fb Fa"), "E_ALLY_STOP TE-MOVE-2");
    Talk<> t(m().units(A, "Fb", "WA").marker(B, "Ff"));
    EXPECT_EQ(t.refuses("A move WA Fb Ff"), "E_ALLY_STOP TE-MOVE-2");  // a Mountain lets nobody cross
    t.says("A move WA Fb Fa");
    EXPECT_EQ(t.refuses("A La"), "E_ALLY_STOP TE-MOVE-2");
    t.says("A Fd");
    EXPECT_EQ(t.now.owner(at("Fa")), B);
}
TEST(TE_MOVE, MOVE_8_only_a_move_closes_the_window_before_moves) {
    Talk<> t(moving().units(A, "Fa", "CF").marker(A, "Ld").marker(A, "Fe"));
    t.says("A abandon Fe");
    EXPECT_TRUE(t.may_say(A, "ability"));
    t.says("A move CF Fa Fb stop");
    EXPECT_EQ(t.refuses("A ability"), "E_ABILITY TE-CARD-7");
}
TEST(V_Z, V_Z2_a_fourth_city_without_centor) {
    Talk<> t(moving()
                 .with([](State& s) { s.sites.at[4].hex = 3; })
                 .units(A, "Fe", "WA")
                 .marker(A, "Lj")
                 .marker(A, "Lk")
                 .marker(A, "Ll"));
    t.says("A move WA Fe Le stop");
    EXPECT_EQ(count_locations(t.now, A, LocationType::population_center), 4);
    EXPECT_FALSE(t.over);
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

}  // namespace
}  // namespace hexmoot::te
