// Cards, abilities and support in combats that are fought to the end, and attacks that fall away (rules.md 11.4, 11.5).
#include "tests/thunders_edge/combat_talk.h"

namespace hexmoot::te {
namespace {

// ---- cards on both sides (TE-CARD-4) ----

TEST(MIS, MIS_40_two_dice_more_in_defence) {
    Talk<> t =
        fight(declaring().units(A, "Fa", "WA").units(B, "Fb", "CF").missions(B, {40}), "Fb Fa", {1, 1, 1, 1, 1, 1});
    t.says("B card MIS-40");
    EXPECT_EQ(dice(t, 0), 4);
    EXPECT_EQ(dice(t, 1), 2);
}
TEST(MIS, MIS_42_fours_hit) {
    const M1 m = declaring().units(A, "Fa", "WA").units(B, "Fb", "CF");
    Talk<> plain = fight(m, "Fb Fa", {1, 1, 4, 3});
    EXPECT_EQ(count(plain.now, "Fb"), 1);
    Talk<> t = fight(M1(m).missions(A, {42}), "Fb Fa", {4, 1, 4, 3});
    t.says("A card MIS-42");
    EXPECT_EQ(count(t.now, "Fb"), 0);
    EXPECT_EQ(count(t.now, "Fa"), 1);  // only the Offensive Roll
}
TEST(TE_CARD, CARD_4_several_in_one_window_add_up) {
    Talk<> t = fight(declaring()
                         .units(A, "Fa", "WA")
                         .units(B, "Fb", "CF CF")
                         .missions(A, {40, 42})
                         .faction(A, Faction::aegis_command),
                     "Fb Fa", {1, 1, 1, 1, 4, 4, 1, 1, 1});
    t.says("A card MIS-40").says("A card MIS-42").says("A ability FAC-1");
    EXPECT_EQ(dice(t, 1), 2 + 2 + 1);
    EXPECT_EQ(count(t.now, "Fb"), 0);
}
TEST(LOC, LOC_04_three_dice_more_at_ostrava_down) {
    const auto ostrava = [](State& s) { s.sites.at[4].hex = 3; };
    Talk<> t =
        fight(declaring().with(ostrava).units(A, "Fe", "WA").units(B, "Le", "CF"), "Le Fe", {1, 1, 1, 1, 1, 1, 1});
    t.says("B ability LOC-04");
    EXPECT_EQ(dice(t, 0), 2 + 3);
}
TEST(LOC, LOC_12_the_guns_defend_too) {
    Talk<> t =
        fight(declaring().units(A, "Fa", "WA").units(B, "Fb", "CF").marker(B, "Lc"), "Fb Fa", {1, 1, 1, 1, 1, 1});
    t.says("B ability LOC-12");
    EXPECT_EQ(dice(t, 0), 2 + 2);
}
TEST(MIS, MIS_39_the_defender_has_hospitals_too) {
    Talk<> t = fight(declaring().units(A, "Fa", "OB").units(B, "Fb", "CF AR*").played(B, {39}), "Fb Fa",
                     {1, 1, 1, 6, 6, 1, 1, 4, 5});
    EXPECT_EQ(count(t.now, "Fb"), 0);
    EXPECT_EQ(t.now.transit[1][index(Piece::conventional)], 0);
    EXPECT_EQ(t.now.transit[1][index(Piece::artillery)], 1);
}

// ---- Artillery ----

TEST(TE_ART, ART_1_in_the_order_of_its_conditions) {
    Talk<> t =
        fight(declaring().units(A, "Fa", "WA").units(B, "Fb", "CF AR*").units(B, "Fj", "AR").units(B, "Fe", "AR"),
              "Fb Fa", {1, 1, 1, 1, 1, 1});
    EXPECT_EQ(t.refuses("B support Fa"), "E_BAD_TARGET TE-ART-1");
    EXPECT_EQ(t.refuses("B support Fb"), "E_ARTY_USED TE-ART-1");
    EXPECT_EQ(t.refuses("B support Fe"), "E_ARTY_RANGE TE-ART-2");
}
TEST(TE_ART, ART_5_artillery_of_an_origin_advances) {
    Talk<> t = fight(declaring().units(A, "Fa", "WA AR").units(B, "Fb", "CF"), "Fb Fa", {1, 1, 6, 6, 1});
    t.says("A support Fa").says("A advance AR* Fa WA Fa");
    EXPECT_EQ(count(t.now, "Fb", Piece::fired_artillery), 1);
    EXPECT_EQ(count(t.now, "Fa"), 0);
}
TEST(TE_ART, ART_6_only_the_lost_ones_die_is_lost) {
    Talk<> t = fight(declaring().units(A, "Fa", "WA AR AR").units(A, "La", "AR").units(B, "Fb", "WA"), "Fb Fa",
                     {6, 1, 1, 1, 1});
    t.says("A support Fa").says("A support Fa").says("A support La").says("A remove AR* Fa");
    EXPECT_EQ(dice(t, 1), 2 + 2);
}
TEST(TE_ALLY, ALLY_3_allies_fire_for_both_sides) {
    Talk<> t = fight(declaring(4)
                         .units(A, "Fa", "WA")
                         .units(B, "Fb", "CF")
                         .units(C, "Fh", "AR")
                         .units(D, "Fc", "AR")
                         .allies(A, C, 21)
                         .allies(B, D, 22),
                     "Fb Fa", {1, 1, 1, 1, 1, 1});
    t.says("C support Fh").says("D support Fc");
    EXPECT_EQ(dice(t, 0), 2 + 1);
    EXPECT_EQ(dice(t, 1), 2 + 1);
    EXPECT_EQ(count(t.now, "Fh", Piece::fired_artillery), 1);
}

// ---- attacks that fall away (TE-CMB-2), areas that fall empty ----

TEST(TE_CMB, CMB_2_nobody_left_to_attack_with) {
    State s = declaring().units(A, "Fa", "WA AR").units(B, "Fb", "CF").done();
    Talk<> declared(s);
    declared.says("A attack Fb Fa arrow Fc done").says("A resolve");
    State later = declared.now;
    later.force[index(at("Fa"))][index(Piece::walker)] = 0;
    Talk<> t(later);
    t.says("A fight Fb");
    EXPECT_EQ(t.count(Happening::attack_cancelled), 1);
    EXPECT_EQ(t.count(Happening::combat_begins), 0);
}
TEST(TE_FORT, FORT_2_falls_when_both_sides_are_gone) {
    Talk<> t =
        fight(declaring().units(A, "Fa", "OB").units(B, "Fb", "CF").fort("Fb"), "Fb Fa", {5, 1, 1, 1, 6, 6, 6, 1});
    EXPECT_EQ(count(t.now, "Fa") + count(t.now, "Fb"), 0);
    EXPECT_EQ(t.now.fort[index(at("Fb"))], 0);
    EXPECT_EQ(t.now.owner(at("Fb")), B);
}
TEST(TE_FORT, FORT_1_does_not_defend_alone) {
    Talk<> t(declaring().units(A, "Fa", "WA").marker(B, "Fb").fort("Fb").units(B, "Fd", "CF"));
    EXPECT_EQ(t.refuses("A attack Fb"), "E_TARGET_EMPTY TE-DECL-2");
}

// ---- whole commands that name too many (TE-GEN-9) ----

TEST(V_K, V_K12_one_too_many_in_one_command) {
    Talk<> t = fight(declaring().units(A, "Fa", "CF OB WA").units(B, "Fb", "WA"), "Fb Fa", {6, 1, 1, 1, 1, 1, 1});
    EXPECT_EQ(verdict(t.now, "A remove CF Fa WA Fa"), "E_CASUALTY_COUNT TE-CMB-3");
    EXPECT_EQ(verdict(t.now, "A remove CF Fa"), "ok");
}
TEST(V_X, V_X3_a_sixth_in_one_command) {
    const M1 m = declaring().units(A, "Fa", "CF CF CF CF").units(A, "Fc", "CF CF CF").units(B, "Fb", "CF");
    Talk<> t = fight(m, "Fb Fa Fc", {1, 1, 6, 1, 1, 1, 1, 1, 1});
    EXPECT_EQ(verdict(t.now, "A advance CF Fa CF Fa CF Fa CF Fa CF Fc CF Fc"), "E_STACK TE-ADV-2");
    EXPECT_EQ(verdict(t.now, "A advance CF Fa CF Fa CF Fa CF Fa CF Fc"), "ok");
}
TEST(V_N, V_N31_more_than_the_surplus_in_one_command) {
    Talk<> t(M1().in(Phase::action_move, A).units(A, "Fa", "CF CF CF CF CF CF WA").units(A, "Fb", "CF CF CF CF CF"));
    t.says("A end");
    EXPECT_EQ(verdict(t.now, "A remove CF Fa CF Fa CF Fb"), "E_CASUALTY_COUNT TE-CMB-3");
}
TEST(V_Z, V_Z6_no_deals_in_a_combat) {
    Talk<> t = fight(declaring().units(A, "Fa", "CF OB WA").units(B, "Fb", "WA").credits(B, 5), "Fb Fa",
                     {6, 1, 1, 1, 1, 1, 1});
    EXPECT_EQ(t.asked(), "A COMBAT_3");
    EXPECT_EQ(verdict(t.now, "B deal C give 1 done"), "E_WRONG_STATE TE-GEN-9");
    EXPECT_EQ(verdict(t.now, "B standing pass"), "E_WRONG_STATE TE-GEN-9");  // TE-HOT-8
}

}  // namespace
}  // namespace hexmoot::te
