// Declaring attacks: V-D*, R-20, and what else section 11.3 refuses.
#include "tests/thunders_edge/combat_talk.h"

namespace hexmoot::te {
namespace {

TEST(R, R_20_BreakthroughIntoTheLocation) {
    const M1 m =
        declaring(2, M2()).units(A, "Fb", "ME CF").units(A, "Fc", "WA").units(B, "Fa", "ME ME ME").units(B, "La", "OB");
    Talk<> t(m.done());
    t.says("A attack Fa Fb Fc arrow La done");
    ASSERT_EQ(t.now.attacks.size, 1);
    EXPECT_EQ(t.now.attacks.at[0].arrow, at("La"));
    EXPECT_EQ(t.now.attacks.at[0].origins.size, 2);
    EXPECT_EQ(t.count(Happening::attack_origin), 2);  // all can read it (TE-HOT-5)
}

TEST(V_D, V_D2_ArtilleryAlone) {
    Talk<> t(declaring().units(A, "Fa", "AR").units(B, "Fb", "CF"));
    EXPECT_EQ(t.refuses("A attack"), "E_ARTY_ONLY TE-DECL-2");
}
TEST(V_D, V_D4_OnlyTheFieldTouchesItsLocation) {
    Talk<> t(declaring().units(A, "Fb", "WA").units(B, "La", "CF").units(B, "Fc", "CF"));
    EXPECT_EQ(t.refuses("A attack La"), "E_NOT_ADJACENT TE-DECL-2");
}
TEST(V_D, V_D5_NoBreakthroughUnit) {
    Talk<> t(declaring().units(A, "Fa", "CF OB").units(B, "Fb", "CF"));
    EXPECT_EQ(t.refuses("A attack Fb Fa arrow"), "E_NO_BT_UNIT TE-DECL-2");
}
TEST(V_D, V_D6_ArrowBesideTheTarget) {
    Talk<> t(declaring().units(A, "Fa", "WA").units(B, "Fb", "CF"));
    EXPECT_EQ(t.refuses("A attack Fb Fa arrow Fd"), "E_BT_NOT_ADJACENT TE-DECL-2");
    EXPECT_EQ(t.refuses("A attack Fb Fa arrow Fa"), "E_BT_TARGET TE-DECL-2");
}
TEST(V_D, V_D7_ArrowIntoTheEmpty) {
    Talk<> t(declaring().units(A, "Fa", "WA").units(B, "Fb", "CF").marker(A, "Fc"));
    t.says("A attack Fb Fa arrow Fc done");
    EXPECT_EQ(t.now.attacks.size, 1);
}
TEST(V_D, V_D8_ArrowFaceDown) {
    Talk<> t(declaring().units(A, "Fa", "WA").units(B, "Fb", "CF"));
    t.says("A attack Fb Fa arrow Fm done");
    EXPECT_FALSE(known_terrain(t.now, site_of(at("Fm"))));
}
TEST(V_D, V_D10_NotAnAlly) {
    Talk<> t(declaring().units(A, "Fa", "WA").units(B, "Fb", "CF").units(C, "Fd", "CF").allies(A, B));
    EXPECT_EQ(t.refuses("A attack Fb"), "E_TARGET_ALLY TE-DECL-2");
}
TEST(V_D, V_D12_OutOfTheLocation) {
    Talk<> t(declaring().units(A, "La", "WA").units(B, "Fa", "CF"));
    t.says("A attack Fa La done");
    EXPECT_EQ(t.now.attacks.size, 1);
}
TEST(V_X, V_X6_ArrowLocationBeyondTheTarget) {
    Talk<> t(declaring().units(A, "Fa", "WA").units(B, "Fb", "CF").units(B, "Lc", "CF"));
    EXPECT_EQ(t.refuses("A attack Fb Fa arrow Lc"), "E_BT_NOT_ADJACENT TE-DECL-2");
}
TEST(V_Y, V_Y10_OneAttackOnATarget) {
    Talk<> t(declaring().units(A, "Fa", "WA").units(A, "Fc", "WA").units(B, "Fb", "CF").units(B, "Fj", "CF"));
    t.says("A attack Fb Fa done");
    EXPECT_EQ(t.refuses("A attack Fb"), "E_TARGET_DUP TE-DECL-2");
}
TEST(V_Y, V_Y11_OwnUnits) {
    Talk<> t(declaring().units(A, "Fa", "WA").units(A, "Fb", "WA").units(B, "Fd", "CF"));
    EXPECT_EQ(t.refuses("A attack Fb"), "E_TARGET_OWN TE-DECL-2");
}
TEST(V_Y, V_Y12_NobodyThere) {
    Talk<> t(declaring().units(A, "Fc", "WA").units(B, "Fb", "CF"));
    EXPECT_EQ(t.refuses("A attack Fb Fa"), "E_NO_UNITS TE-DECL-2");
}
TEST(V_N, V_N14_RevokeAndDeclareAnother) {
    Talk<> t(declaring().units(A, "Fa", "WA").units(B, "Fb", "CF").units(B, "Fd", "CF"));
    t.says("A attack Fb Fa done").says("A revoke Fb").says("A attack Fd Fa done");
    EXPECT_EQ(t.now.attacks.size, 1);
    EXPECT_EQ(t.now.attacks.at[0].target, at("Fd"));
    EXPECT_FALSE(t.barrier);
}
TEST(V_N, V_N7_EmptySegment) {
    Talk<> t(M1().in(Phase::action_move, A).with([](State& s) {
        for (int i = 0; i < 3; i++) s.order[static_cast<size_t>(i)] = seat(i);
        s.remaining = SeatSet(B).with(C);
    }));
    t.says("A end").says("A resolve");
    EXPECT_EQ(t.now.phase, Phase::action_offer);
    EXPECT_EQ(option_holder(t.now), B);
    EXPECT_FALSE(t.now.remaining.has(A));
}
TEST(V_Z, V_Z9_AlliancesAreNotTransitive) {
    Talk<> t(declaring().units(A, "Fa", "WA").units(C, "Fb", "CF").allies(A, B, 21).allies(B, C, 22));
    t.says("A attack Fb Fa done");
    EXPECT_EQ(t.now.attacks.size, 1);
}
TEST(V_M, V_M20_ConcordForbidsAttackAndArrow) {
    const auto peace = [](State& s) { s.concord = {A, B}; };
    Talk<> t(
        declaring().units(A, "Fa", "WA").units(B, "Fb", "CF").units(C, "Fd", "CF").units(B, "Fe", "CF").with(peace));
    EXPECT_EQ(t.refuses("A attack Fb"), "E_CONCORD MIS-14");
    EXPECT_EQ(t.refuses("A attack Fd Fa arrow Fe"), "E_CONCORD MIS-14");
}
TEST(Declare, EmptyTarget) {
    Talk<> t(declaring().units(A, "Fa", "WA").marker(B, "Fb").units(B, "Fd", "CF"));
    EXPECT_EQ(t.refuses("A attack Fb"), "E_TARGET_EMPTY TE-DECL-2");
}
TEST(TE_DECL, DECL_3_one_attack_out_of_an_origin) {
    Talk<> t(declaring().units(A, "Fa", "WA").units(A, "Fc", "WA").units(B, "Fb", "CF").units(B, "Fd", "CF"));
    t.says("A attack Fd Fa done");
    EXPECT_EQ(t.refuses("A attack Fb Fa"), "E_ORIGIN_USED TE-DECL-2");
    EXPECT_EQ(t.refuses("A attack Fb Fc Fc"), "E_ORIGIN_USED TE-DECL-2");
}
TEST(Declare, NothingToRevoke) {
    Talk<> t(declaring().units(A, "Fa", "WA").units(B, "Fb", "CF"));
    EXPECT_EQ(t.refuses("A revoke"), "E_BAD_TARGET TE-DECL-4");
    t.says("A attack Fb Fa done");
    EXPECT_EQ(t.refuses("A revoke Fd"), "E_BAD_TARGET TE-DECL-4");
    t.says("A resolve");
    EXPECT_EQ(t.refuses("A fight Fd"), "E_BAD_TARGET TE-CMB-1");
}
TEST(Declare, ArrowsKeepAwayFromAllies) {
    const auto m = [] { return declaring().units(A, "Fa", "WA").units(B, "Fb", "CF").allies(A, C); };
    EXPECT_EQ(Talk<>(m().units(C, "Fc", "CF")).refuses("A attack Fb Fa arrow Fc"), "E_BT_TARGET TE-DECL-2");
    EXPECT_EQ(Talk<>(m().marker(C, "Fc")).refuses("A attack Fb Fa arrow Fc"), "E_BT_TARGET TE-DECL-2");
    EXPECT_EQ(Talk<>(m()).refuses("A attack Fb Fa arrow Fb"), "E_BT_NOT_ADJACENT TE-DECL-2");
}
TEST(TE_DECL, DECL_1_all_before_any_is_fought) {
    Talk<> t(declaring().units(A, "Fa", "WA").units(B, "Fb", "CF"));
    EXPECT_EQ(verdict(t.now, "A fight Fb"), "E_WRONG_STATE TE-GEN-9");
    t.says("A attack Fb Fa done").says("A resolve");
    EXPECT_EQ(verdict(t.now, "A attack Fb Fa done"), "E_WRONG_STATE TE-GEN-9");
}

}  // namespace
}  // namespace hexmoot::te
