// Advance and breakthrough: V-X*, R-27, and the cases of section 11.6, 11.7 that others name.
#include "tests/thunders_edge/combat_talk.h"

namespace hexmoot::te {
namespace {

TEST(R, R_27_OnlyBreakthroughUnitsGoOn) {
    Talk<> t = fight(declaring().units(A, "Fa", "ME ME ME CF CF").units(B, "Fb", "CF").units(B, "Fc", "OB CF"),
                     "Fb Fa arrow Fc", {1, 1, 6, 1, 1, 1, 1, 1, 1, 1, 6, 1, 1, 5, 5, 1, 1});
    t.says("A advance ME Fa ME Fa ME Fa CF Fa CF Fa").says("A through ME ME ME");
    // D = 3: one Menace falls; S = 4: both defenders go.
    EXPECT_EQ(t.asked(), "A COMBAT_6");
    EXPECT_EQ(count(t.now, "Fb"), 4);
    t.says("A advance");
    EXPECT_EQ(t.refuses("A CF"), "E_NO_UNIT TE-ADV-2");
    t.says("A ME Fb ME Fb");
    EXPECT_EQ(count(t.now, "Fc", Piece::menace), 2);
    EXPECT_EQ(count(t.now, "Fb", Piece::conventional), 2);
}

TEST(V_X, V_X2_NobodyAdvances) {
    Talk<> t = fight(declaring().units(A, "Fa", "WA").units(B, "Fb", "CF"), "Fb Fa", {1, 1, 6, 1});
    t.says("A advance done");
    EXPECT_EQ(t.now.owner(at("Fb")), B);
    EXPECT_EQ(count(t.now, "Fb"), 0);
}
TEST(V_X, V_X3_NoMoreThanFive) {
    Talk<> t = fight(declaring().units(A, "Fa", "CF CF CF CF").units(A, "Fc", "CF CF CF").units(B, "Fb", "CF"),
                     "Fb Fa Fc", {1, 1, 6, 1, 1, 1, 1, 1, 1});
    t.says("A advance CF Fa CF Fa CF Fa CF Fa CF Fc");
    EXPECT_EQ(count(t.now, "Fb"), 5);
    EXPECT_EQ(count(t.now, "Fc"), 2);
    EXPECT_EQ(t.now.combat, Combat{});  // a sixth cannot be named
}
TEST(V_X, V_X4_IntoTheVolcanicField) {
    Talk<> t = fight(declaring().units(A, "Fa", "CF WA").units(B, "Fg", "WA"), "Fg Fa", {1, 6, 1, 1});
    t.says("A advance CF Fa WA Fa");
    EXPECT_EQ(count(t.now, "Fg"), 1);
    EXPECT_EQ(count(t.now, "Fg", Piece::walker), 1);
    EXPECT_EQ(pool(t.now, A, Piece::conventional), 12);
}
TEST(V_X, V_X5_IntoTheEmpty) {
    Talk<> t = fight(declaring().units(A, "Fa", "WA").units(B, "Fb", "CF").marker(B, "Fc").fort("Fc"), "Fb Fa arrow Fc",
                     {1, 1, 6, 1});
    EXPECT_EQ(t.refuses("A advance done"), "E_MUST_ADVANCE_BT TE-ADV-2");
    t.says("A advance WA Fa").says("A through WA");
    EXPECT_EQ(count(t.now, "Fc", Piece::walker), 1);
    EXPECT_EQ(t.now.owner(at("Fb")), A);
    EXPECT_EQ(t.now.fort[index(at("Fc"))], 0);
    EXPECT_EQ(dice(t, 0), 2);
}
TEST(V_X, V_X7_OnIntoHighCliff) {
    Talk<> t = fight(declaring().units(A, "Fb", "ME ME").units(B, "Fc", "CF").units(B, "Lc", "OB").with(silence_guns),
                     "Fc Fb arrow Lc", {1, 1, 6, 1, 1, 1, 2, 6, 6, 5, 1});
    t.says("A advance ME Fb ME Fb").says("A through ME ME");
    EXPECT_EQ(t.asked(), "A COMBAT_6");
    t.says("A advance ME Fc ME Fc");
    EXPECT_EQ(count(t.now, "Lc", Piece::menace), 2);
    EXPECT_EQ(t.now.owner(at("Lc")), A);
}
TEST(V_X, V_X8_StoppedAtHighCliff) {
    Talk<> t = fight(declaring().units(A, "Fb", "ME ME").units(B, "Fc", "CF").units(B, "Lc", "OB").with(silence_guns),
                     "Fc Fb arrow Lc", {1, 1, 6, 1, 1, 1, 2, 6, 6, 1, 1});
    t.says("A advance ME Fb ME Fb").says("A through ME ME");
    EXPECT_EQ(count(t.now, "Fc", Piece::menace), 2);
    EXPECT_EQ(count(t.now, "Lc"), 1);
    EXPECT_EQ(t.now.combat, Combat{});
}
TEST(V_X, V_X9_NoBreakthroughUnitLeft) {
    Talk<> t = fight(declaring().units(A, "Fa", "WA CF").units(B, "Fb", "CF"), "Fb Fa arrow Fc", {5, 1, 6, 1, 1});
    t.says("A remove WA Fa").says("A advance CF Fa");
    EXPECT_EQ(count(t.now, "Fb", Piece::conventional), 1);
    EXPECT_EQ(t.now.combat, Combat{});
    EXPECT_EQ(t.now.owner(at("Fc")), nobody);
}
TEST(V_X, V_X10_TargetAlreadyTaken) {
    Talk<> t(declaring().units(A, "Fa", "WA").units(A, "Fj", "CF").units(B, "Fb", "CF").units(B, "Fc", "CF").done(),
             {1, 1, 6, 1, 1, 1, 6, 1});
    t.says("A attack Fb Fa arrow Fc done").says("A attack Fc Fj done").says("A resolve").says("A fight Fb");
    t.says("A advance WA Fa").says("A through WA").says("A advance WA Fb");
    EXPECT_EQ(t.now.owner(at("Fc")), A);
    t.says("A fight Fc");
    EXPECT_EQ(t.count(Happening::attack_cancelled), 1);
    EXPECT_EQ(t.now.attacks.size, 0);
}
TEST(V_X, V_X12_NoTerrainStop) {
    Talk<> t = fight(declaring().units(A, "Fa", "WA").units(B, "Ff", "CF"), "Ff Fa arrow Fk", {1, 1, 6, 1});
    t.says("A advance WA Fa").says("A through WA");
    EXPECT_EQ(count(t.now, "Fk", Piece::walker), 1);
}
TEST(V_N, V_N16_AnotherArtilleryForTheBreakthrough) {
    Talk<> t = fight(declaring().units(A, "Fa", "WA AR").units(A, "Fj", "AR").units(B, "Fb", "CF").units(B, "Fc", "CF"),
                     "Fb Fa arrow Fc", {1, 1, 6, 1, 1, 1, 1, 1, 1, 1});
    t.says("A support Fa").says("A done").says("A advance WA Fa done").says("A through WA");
    EXPECT_EQ(t.asked(), "A COMBAT_1");
    EXPECT_EQ(t.refuses("A support Fa"), "E_ARTY_USED TE-ART-1");
    t.says("A support Fj");
}
TEST(V_N, V_N17_TheFortificationFalls) {
    Talk<> t = fight(declaring().units(A, "Fa", "OB").units(B, "Fb", "WA").fort("Fb"), "Fb Fa", {1, 1, 1, 6, 6, 6, 1});
    t.says("A advance done");
    EXPECT_EQ(t.now.fort[index(at("Fb"))], 0);
    EXPECT_EQ(t.now.owner(at("Fb")), B);
}
TEST(V_N, V_N32_WhoMayBreakThrough) {
    Talk<> t = fight(declaring().units(A, "Fa", "WA CF").units(B, "Fb", "CF"), "Fb Fa arrow Fc", {1, 1, 6, 1, 1});
    t.says("A advance WA Fa CF Fa");
    EXPECT_EQ(t.refuses("A through CF"), "E_NO_BT_UNIT TE-BT-2");
    EXPECT_EQ(t.refuses("A through done"), "E_COUNT TE-BT-2");
    t.says("A through WA");
}
TEST(V_Y, V_Y13_OnlyTheParty) {
    Talk<> t = fight(declaring().units(A, "Fa", "ME ME WA CF").units(B, "Fb", "CF").units(B, "Fc", "CF"),
                     "Fb Fa arrow Fc", {1, 1, 6, 1, 1, 1, 1, 1, 1, 6, 1});
    t.says("A advance ME Fa ME Fa WA Fa CF Fa").says("A through ME WA done");
    EXPECT_EQ(t.asked(), "A COMBAT_3");
    EXPECT_EQ(t.refuses("A remove CF"), "E_CASUALTY_UNIT TE-CMB-3");
    t.says("A remove ME Fb");
    EXPECT_EQ(count(t.now, "Fb", Piece::menace), 1);
}
TEST(Breakthrough, IntoAFaceDownHexShowsIt) {
    Talk<> t = fight(declaring().units(A, "Fb", "WA").units(B, "Fc", "CF"), "Fc Fb arrow Fn", {1, 1, 6, 1});
    t.says("A advance WA Fb").says("A through WA");
    EXPECT_TRUE(known_terrain(t.now, site_of(at("Fn"))));
    EXPECT_EQ(count(t.now, "Fn", Piece::walker), 1);
}
TEST(Breakthrough, CancelledWhereOwnUnitsStandByNow) {
    Talk<> t(declaring().units(A, "Fa", "WA").units(A, "Fj", "WA").units(B, "Fb", "CF").units(B, "Fc", "CF").done(),
             {1, 1, 6, 1, 1, 1, 6, 1});
    t.says("A attack Fb Fa arrow Fc done").says("A attack Fc Fj done").says("A resolve").says("A fight Fc");
    t.says("A advance WA Fj").says("A fight Fb").says("A advance WA Fa");
    EXPECT_EQ(t.count(Happening::attack_cancelled), 1);
    EXPECT_EQ(count(t.now, "Fb"), 1);
}
TEST(TE_CTRL, CTRL_8_the_fourth_city_wins_in_mid_combat) {
    Talk<> t =
        fight(declaring().units(A, "Fa", "OB CF").units(B, "La", "CF").marker(A, "Lj").marker(A, "Lk").marker(A, "Ll"),
              "La Fa", {1, 1, 6, 6, 6, 6, 1});
    t.says("A advance OB Fa done");
    EXPECT_TRUE(t.over);
    EXPECT_EQ(t.now.winner, A);
}

// ---- advance and breakthrough in detail ----

TEST(TE_ADV, ADV_2_the_last_place_is_for_a_breakthrough_unit) {
    Talk<> t = fight(declaring().units(A, "Fa", "CF CF CF CF").units(A, "Fc", "CF WA").units(B, "Fb", "CF"),
                     "Fb Fa Fc arrow Fj", {1, 1, 6, 1, 1, 1, 1, 1, 1});
    t.says("A advance CF Fa CF Fa CF Fa CF Fa");
    EXPECT_EQ(t.refuses("A CF"), "E_MUST_ADVANCE_BT TE-ADV-2");
    EXPECT_EQ(t.refuses("A done"), "E_MUST_ADVANCE_BT TE-ADV-2");
    t.says("A WA Fc").says("A through WA");
    EXPECT_EQ(count(t.now, "Fj", Piece::walker), 1);
}
// A's Walker has won Fb from B and would go on to Fc.
M1 about_to_break_through() {
    return M1(4).units(A, "Fb", "WA").in(Phase::combat_7, A).with([](State& s) {
        s.combat.target = at("Fb");
        s.combat.arrow = at("Fc");
        s.combat.attacker = A;
        s.combat.defender = B;
        s.combat.origins.push(at("Fa"));
        s.combat.advanced[index(Piece::walker)] = 1;
        for (int i = 0; i < 4; i++) s.order[static_cast<size_t>(i)] = seat(i);
    });
}
TEST(TE_BT, BT_1_what_cancels_it_at_the_last_moment) {
    const auto cancelled = [](const M1& m) { return Talk<>(m.done()).count(Happening::attack_cancelled) == 1; };
    EXPECT_TRUE(cancelled(about_to_break_through().units(A, "Fc", "CF")));
    EXPECT_TRUE(cancelled(about_to_break_through().units(C, "Fc", "CF").allies(A, C)));
    EXPECT_TRUE(cancelled(about_to_break_through().marker(C, "Fc").allies(A, C)));
    const auto peace = [](State& s) { s.concord = {A, D}; };
    EXPECT_TRUE(cancelled(about_to_break_through().units(D, "Fc", "CF").with(peace)));
    EXPECT_FALSE(cancelled(about_to_break_through().marker(D, "Fc").with(peace)));  // no units: not protected
    EXPECT_FALSE(cancelled(about_to_break_through().units(C, "Fc", "CF").with(peace)));
}
TEST(TE_BT, BT_1_needs_a_unit_that_advanced) {
    Talk<> t(about_to_break_through().with([](State& s) { s.combat.advanced = {}; }));
    EXPECT_EQ(t.now.combat, Combat{});
    EXPECT_EQ(t.count(Happening::attack_cancelled), 0);
}
TEST(TE_BT, BT_5_into_the_fire_and_out_of_it) {
    Talk<> in = fight(declaring().units(A, "Fa", "WA").units(B, "Fb", "CF"), "Fb Fa arrow Fg", {1, 1, 6, 1});
    in.says("A advance WA Fa").says("A through WA");
    EXPECT_EQ(count(in.now, "Fg", Piece::walker), 1);
    Talk<> out = fight(declaring().units(A, "Fa", "WA").units(B, "Fg", "WA"), "Fg Fa arrow Fj", {1, 6, 1});
    out.says("A advance WA Fa").says("A through WA");
    EXPECT_EQ(count(out.now, "Fj", Piece::walker), 1);
}
TEST(TE_BT, BT_4_the_fortification_behind_falls_with_its_defenders) {
    Talk<> t = fight(declaring().units(A, "Fa", "ME ME").units(B, "Fb", "CF").units(B, "Fc", "CF").fort("Fc"),
                     "Fb Fa arrow Fc", {1, 1, 6, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6, 1});
    t.says("A advance ME Fa ME Fa").says("A through ME ME").says("A advance done");
    EXPECT_EQ(t.now.fort[index(at("Fc"))], 0);
    EXPECT_EQ(t.now.owner(at("Fc")), B);
    EXPECT_EQ(count(t.now, "Fb"), 2);
    EXPECT_EQ(t.now.combat, Combat{});
}

}  // namespace
}  // namespace hexmoot::te
