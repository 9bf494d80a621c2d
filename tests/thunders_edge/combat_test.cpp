// The seven steps of a combat: V-K*, V-A*, R-21..26 (rules.md 11.4, 11.5).
#include "tests/thunders_edge/combat_talk.h"

namespace hexmoot::te {
namespace {

// ---- worked examples ----

TEST(R, R_22_DefensiveDice) {
    Talk<> t = fight(declaring().units(A, "Fb", "OB").units(B, "Fc", "ME ME ME").fort("Fc").units(B, "Fj", "AR"),
                     "Fc Fb", {1, 1, 1, 1, 1, 1, 1, 1, 1});
    EXPECT_EQ(t.asked(), "B COMBAT_2");
    t.says("B support Fj");
    EXPECT_EQ(dice(t, 0), 9);
}
TEST(R, R_23_SixesNowFivesLater) {
    Talk<> t = fight(declaring()
                         .units(A, "Fb", "CF CF CF CF CF")
                         .units(B, "Fc", "ME ME ME")
                         .fort("Fc")
                         .units(B, "Fj", "AR")
                         .missions(B, {43}),
                     "Fc Fb", {6, 6, 5, 4, 3, 3, 2, 2, 1, 1, 1, 1});
    t.says("B support Fj").says("B done");
    EXPECT_EQ(t.asked(), "B COMBAT_5_CARD");
    EXPECT_EQ(count(t.now, "Fb"), 3);
    EXPECT_EQ(dice(t, 1), 3);
    t.says("B done");
    EXPECT_EQ(count(t.now, "Fb"), 2);
}
TEST(R, R_24_OffensiveDice) {
    Talk<> t = fight(declaring().units(A, "Fa", "OB ME ME WA").units(A, "La", "AR AR").units(B, "Fb", "CF"), "Fb Fa",
                     {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
    t.says("A support La").says("A support La");
    EXPECT_EQ(dice(t, 1), 12);
}
TEST(R, R_25_CentorsWalls) {
    Talk<> t = fight(declaring().units(A, "Fa", "OB").units(B, "La", "CF CF"), "La Fa", {1, 1, 1, 1, 6, 6, 5, 5});
    EXPECT_EQ(count(t.now, "La"), 1);
}
TEST(R, R_26_CentorWithAFortification) {
    Talk<> t = fight(declaring().units(A, "Fa", "OB OB").units(B, "La", "CF CF").fort("La"), "La Fa",
                     {1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 5, 5, 1, 1});
    EXPECT_EQ(dice(t, 0), 6);
    EXPECT_EQ(count(t.now, "La"), 1);  // 6 hits, 5 stopped
}
TEST(R, R_21_RangeOfArtillery) {
    const M1 m = declaring(2, M2())
                     .units(A, "Fb", "ME CF")
                     .units(A, "Fc", "WA AR")
                     .units(B, "Fa", "ME")
                     .units(B, "La", "OB")
                     .units(A, "Fd", "AR AR");
    Talk<> t = fight(m, "Fa Fb Fc arrow La", {1, 1, 6, 1, 1, 1, 1, 1, 1});
    t.says("A support Fd").says("A done");
    t.says("A advance ME Fb done through ME");
    EXPECT_EQ(t.asked(), "A COMBAT_1");  // the Artillery at r is two areas away
    EXPECT_EQ(t.refuses("A support Fd"), "E_ARTY_RANGE TE-ART-2");
    t.says("A support Fc");
}

// ---- dice and casualties ----

TEST(CMB, CMB_9_a_four_is_no_hit) {
    Talk<> t = fight(declaring().units(A, "Fa", "OB").units(B, "Fb", "CF"), "Fb Fa", {1, 1, 4, 4, 4, 4});
    EXPECT_EQ(dice(t, 1), 4);
    EXPECT_EQ(count(t.now, "Fb"), 1);
}
TEST(V_K, V_K2_BothSidesGone) {
    Talk<> t = fight(declaring().units(A, "Fa", "OB").units(B, "Fb", "CF"), "Fb Fa", {5, 1, 6, 2, 2, 1});
    EXPECT_EQ(count(t.now, "Fa"), 0);
    EXPECT_EQ(count(t.now, "Fb"), 0);
    EXPECT_EQ(t.now.owner(at("Fb")), B);
    EXPECT_EQ(t.count(Happening::advanced), 0);
}
TEST(V_K, V_K3_TwoThenOne) {
    Talk<> t = fight(declaring().units(A, "Fa", "CF CF CF").units(B, "Fb", "CF"), "Fb Fa", {6, 5, 5, 3});
    EXPECT_EQ(t.asked(), "A COMBAT_6");
    EXPECT_EQ(count(t.now, "Fa"), 1);
    EXPECT_EQ(count(t.now, "Fb"), 0);
    t.says("A advance CF Fa");
    EXPECT_EQ(t.now.owner(at("Fb")), A);
}
TEST(V_K, V_K5_BehindAFortification) {
    Talk<> t =
        fight(declaring().units(A, "Fa", "CF CF CF").units(B, "Fb", "WA").fort("Fb"), "Fb Fa", {4, 2, 1, 6, 5, 2});
    EXPECT_EQ(count(t.now, "Fa"), 3);
    EXPECT_EQ(count(t.now, "Fb"), 1);
    EXPECT_EQ(t.now.fort[index(at("Fb"))], 1);
}
TEST(V_K, V_K6_TwoObliteratorsAtCentor) {
    Talk<> t = fight(declaring().units(A, "Fa", "OB OB").units(B, "La", "CF CF"), "La Fa",
                     {3, 3, 2, 1, 6, 6, 6, 5, 5, 1, 1, 1});
    EXPECT_EQ(count(t.now, "La"), 0);
}
TEST(V_K, V_K8_TheLostArtillerysDie) {
    Talk<> t = fight(declaring().units(A, "Fa", "WA AR").units(B, "Fb", "WA"), "Fb Fa", {6, 1, 1});
    t.says("A support Fa");
    EXPECT_EQ(t.asked(), "A COMBAT_3");
    t.says("A remove AR* Fa");
    EXPECT_EQ(dice(t, 1), 2);
}
TEST(V_K, V_K9_OnlyArtilleryLeft) {
    Talk<> t = fight(declaring().units(A, "Fa", "WA AR").units(B, "Fb", "WA"), "Fb Fa", {6});
    t.says("A support Fa").says("A remove WA Fa");
    EXPECT_EQ(dice(t, 1), 0);
    EXPECT_EQ(count(t.now, "Fb"), 1);
}
TEST(V_K, V_K10_SurplusIsIgnored) {
    Talk<> t = fight(declaring().units(A, "Fa", "CF").units(B, "Fb", "CF CF CF CF CF").fort("Fb"), "Fb Fa",
                     {6, 6, 6, 5, 5, 1, 1, 1, 1, 1, 1, 1});
    EXPECT_EQ(dice(t, 0), 12);
    EXPECT_EQ(count(t.now, "Fa"), 0);
    EXPECT_EQ(count(t.now, "Fb"), 5);
}
TEST(V_K, V_K11_FromAnyOrigin) {
    Talk<> t = fight(declaring().units(A, "Fa", "CF").units(A, "Fb", "OB").units(B, "Fg", "WA"), "Fg Fa Fb", {6, 1});
    t.says("A remove OB Fb");
    EXPECT_EQ(count(t.now, "Fb"), 0);
    EXPECT_EQ(dice(t, 1), 1);
}
TEST(V_K, V_K12_ExactlyAsMany) {
    Talk<> t = fight(declaring().units(A, "Fa", "CF OB WA").units(B, "Fb", "WA"), "Fb Fa", {6, 1, 1, 1, 1, 1, 1});
    EXPECT_EQ(t.refuses("A remove ME"), "E_CASUALTY_UNIT TE-CMB-3");
    t.says("A remove CF Fa");
    EXPECT_NE(t.asked(), "A COMBAT_3");
    EXPECT_EQ(dice(t, 1), 6);
}
TEST(V_K, V_K13_UsedArtilleryDefends) {
    Talk<> t = fight(declaring().units(A, "Fa", "WA").units(B, "Fb", "CF AR*"), "Fb Fa", {1, 1, 1, 1, 1});
    EXPECT_EQ(dice(t, 0), 3);
}
TEST(V_K, V_K14_Ambush) {
    Talk<> t =
        fight(declaring().units(A, "Fa", "CF CF OB").units(B, "Fb", "WA").units(B, "Fj", "AR AR").missions(B, {41}),
              "Fb Fa", {5, 5, 4, 1, 1, 1, 1});
    t.says("B card MIS-41").says("B support Fj").says("B support Fj").says("A remove CF Fa CF Fa");
    EXPECT_EQ(count(t.now, "Fa"), 1);
    EXPECT_EQ(dice(t, 1), 4);
}
TEST(V_K, V_K16_DugIn) {
    Talk<> t = fight(declaring().units(A, "Fj", "OB OB").units(B, "Lj", "CF CF").missions(B, {43}), "Lj Fj",
                     {1, 1, 1, 1, 6, 6, 6, 6, 6, 1, 1, 1});
    t.says("B done");
    EXPECT_EQ(t.asked(), "B COMBAT_5_CARD");
    t.says("B card MIS-43");
    EXPECT_EQ(count(t.now, "Lj"), 1);
}
TEST(V_K, V_K17_TheFieldHasNoWalls) {
    Talk<> t = fight(declaring().units(A, "Fb", "WA").units(B, "Fc", "CF").units(B, "Lc", "CF").with(silence_guns),
                     "Fc Fb", {1, 1, 6, 1});
    EXPECT_EQ(count(t.now, "Fc"), 0);
}
TEST(V_K, V_K18_NoOffensiveRollNoWindow) {
    Talk<> t = fight(declaring().units(A, "Fa", "OB").units(B, "Fb", "CF").missions(B, {43}), "Fb Fa", {6, 3});
    EXPECT_EQ(t.asked(), "B COMBAT_2");
    t.says("B done");
    EXPECT_EQ(t.now.combat, Combat{});
}
TEST(V_K, V_K19_FieldHospitals) {
    Talk<> t =
        fight(declaring().units(A, "Fa", "CF OB").units(B, "Fb", "CF").played(A, {39}), "Fb Fa", {6, 5, 1, 5, 2});
    t.says("A remove OB Fa");
    EXPECT_EQ(count(t.now, "Fa"), 0);
    EXPECT_EQ(dice(t, 2), 2);
    EXPECT_EQ(t.now.transit[0][index(Piece::conventional)], 1);
    EXPECT_EQ(t.now.transit[0][index(Piece::obliterator)], 0);
}
TEST(TE_CARD, CARD_2_what_comes_back_lies_open) {
    Talk<> t = fight(declaring().units(A, "Fa", "CF OB").units(B, "Fb", "CF").played(A, {39}).transit(A, "WA"), "Fb Fa",
                     {6, 5, 1, 5, 2});
    t.says("A remove OB Fa");
    const auto seen = [](const State& s) { return ThundersEdge::view(s, {}, B).shown; };
    EXPECT_EQ(t.now.transit[0][index(Piece::walker)], 1);
    EXPECT_EQ(seen(t.now).transit[0][index(Piece::conventional)], 1);
    EXPECT_EQ(seen(t.now).transit[0][index(Piece::walker)], 0);
    State s = t.now;
    s.phase = Phase::status_transit;
    Talk<> orbit(s);
    EXPECT_EQ(orbit.now.orbit[0][index(Piece::walker)], 1);
    EXPECT_EQ(seen(orbit.now).orbit[0][index(Piece::conventional)], 1);
    EXPECT_EQ(seen(orbit.now).orbit[0][index(Piece::walker)], 0);
}
TEST(V_K, V_K20_AegisOnceOnEachSide) {
    Talk<> t = fight(declaring()
                         .units(A, "Fa", "WA")
                         .units(B, "Fb", "CF")
                         .units(A, "Fj", "WA")
                         .units(B, "Lj", "CF")
                         .faction(A, Faction::aegis_command),
                     "Fb Fa", {1, 1, 1, 1, 1});
    t.says("A ability FAC-1");
    EXPECT_EQ(dice(t, 1), 3);
    EXPECT_TRUE(t.now.aegis_attack.has(A));
    EXPECT_FALSE(t.now.aegis_defence.has(A));
    State again = t.now;
    again.combat.attacker = A;
    EXPECT_EQ(may_use(again, A, Faction::aegis_command, Window::combat_1).code, static_cast<u16>(Code::ability));
    again.combat = {};
    again.combat.defender = A;
    EXPECT_TRUE(may_use(again, A, Faction::aegis_command, Window::combat_2).allowed());
}
TEST(V_K, V_K21_Evacuation) {
    Talk<> t =
        fight(declaring().units(A, "Fa", "WA").units(B, "Fb", "CF CF").fort("Fb").missions(B, {44}), "Fb Fa", {});
    t.says("B card MIS-44 Fc CF CF");
    EXPECT_EQ(dice(t, 0), 0);
    EXPECT_EQ(t.now.owner(at("Fc")), B);
    EXPECT_EQ(count(t.now, "Fc"), 2);
    EXPECT_EQ(t.now.fort[index(at("Fb"))], 0);
    EXPECT_EQ(t.asked(), "A COMBAT_6");
    t.says("A advance done");
    EXPECT_EQ(t.now.owner(at("Fb")), B);
}
TEST(V_K, V_K22_OrbitalStrike) {
    Talk<> t(M1().units(B, "Fb", "CF CF").fort("Fb").orbit(A, "WA").missions(A, {51}).in(Phase::action_move, A).done(),
             {6, 5, 5});
    t.says("A card MIS-51 Fb");
    EXPECT_EQ(count(t.now, "Fb"), 1);
    EXPECT_EQ(t.now.fort[index(at("Fb"))], 1);
    EXPECT_EQ(t.now.owner(at("Fb")), B);
}
TEST(V_K, V_K23_NothingInOrbit) {
    Talk<> t(M1().units(B, "Fb", "CF CF").missions(A, {51}).in(Phase::action_move, A));
    EXPECT_EQ(t.refuses("A card MIS-51"), "E_REQUIREMENT MIS-51");
}
TEST(V_K, V_K24_GunsAndBarrage) {
    Talk<> t = fight(declaring().units(A, "Fb", "OB").units(B, "Fc", "CF").marker(A, "Lc").missions(A, {40}), "Fc Fb",
                     {1, 1, 5, 4, 4, 3, 2, 2, 1, 1});
    t.says("A ability LOC-12").says("A card MIS-40");
    EXPECT_EQ(dice(t, 1), 8);
    EXPECT_EQ(t.asked(), "A COMBAT_6");
}
TEST(V_K, V_K25_TakenByNobody) {
    Talk<> t = fight(declaring().units(A, "Fj", "WA ME").units(A, "Fb", "AR").units(B, "Lj", "CF"), "Lj Fj",
                     {5, 5, 6, 6, 5, 5, 2});
    t.says("A support Fb");
    EXPECT_EQ(dice(t, 1), 5);
    EXPECT_EQ(count(t.now, "Lj"), 0);
    EXPECT_EQ(count(t.now, "Fj"), 0);
    EXPECT_EQ(t.now.owner(at("Lj")), B);
}
TEST(V_Y, V_Y18_NobodyToAsk) {
    Talk<> t = fight(declaring().units(A, "Fb", "OB").units(B, "Fc", "CF"), "Fc Fb", {1, 1, 1, 1, 1, 1});
    EXPECT_EQ(t.now.combat, Combat{});
}

// ---- who is asked (TE-CARD-5, TE-HOT-8) ----

TEST(V_N, V_N15_OrderOfTheSides) {
    Talk<> t = fight(declaring(4)
                         .units(A, "Fa", "WA")
                         .units(A, "La", "AR")
                         .units(B, "Fb", "CF")
                         .units(B, "Fj", "AR")
                         .units(C, "Fh", "AR")
                         .units(D, "Fc", "AR")
                         .allies(A, C, 21)
                         .allies(B, D, 22),
                     "Fb Fa", {1, 1, 1, 1, 1, 1});
    EXPECT_EQ(t.asked(), "A COMBAT_1");
    t.says("A done");
    EXPECT_EQ(t.asked(), "C COMBAT_1");
    t.says("C done");
    EXPECT_EQ(t.asked(), "B COMBAT_2");
    t.says("B done");
    EXPECT_EQ(t.asked(), "D COMBAT_2");
}
TEST(Hot, StandingPassDeclinesTheWindowsButNotSupport) {
    const M1 m =
        declaring().units(A, "Fa", "WA").units(B, "Fb", "CF").missions(A, {40}).missions(B, {43}).with([](State& s) {
            s.card_pass = SeatSet(A).with(B);
        });
    Talk<> t = fight(m, "Fb Fa", {1, 1, 1, 1});
    EXPECT_EQ(t.now.combat, Combat{});
    Talk<> armed = fight(M1(m).units(A, "La", "AR"), "Fb Fa", {1, 1, 1, 1});
    EXPECT_EQ(armed.may(), "A:support A:done");
}
TEST(Hot, ACardInVain) {
    Talk<> t = fight(declaring().units(A, "Fa", "WA").units(B, "Fb", "CF").missions(A, {43}), "Fb Fa", {1, 1, 1, 1});
    t.says("A card none");
    EXPECT_EQ(t.asked(), "A COMBAT_1");
    EXPECT_EQ(t.refuses("A card"), "E_LIMIT TE-CARD-5");
    t.says("A done");
}

// ---- Artillery ----

TEST(V_A, V_A2_ThreeAreasAway) {
    Talk<> t =
        fight(declaring().units(A, "La", "AR").units(A, "Fb", "WA AR").units(B, "Fc", "CF"), "Fc Fb", {1, 1, 1, 1, 1});
    EXPECT_EQ(t.refuses("A support La"), "E_ARTY_RANGE TE-ART-2");
}
TEST(V_A, V_A3_TwoAreasAway) {
    Talk<> t =
        fight(declaring().units(A, "La", "AR").units(A, "Fa", "WA").units(B, "Fb", "CF"), "Fb Fa", {1, 1, 1, 1, 1});
    t.says("A support La");
    EXPECT_EQ(count(t.now, "La", Piece::fired_artillery), 1);
}
TEST(V_A, V_A4_UsedInThisPhase) {
    Talk<> t =
        fight(declaring().units(A, "La", "AR*").units(A, "Fa", "WA AR").units(B, "Fb", "CF"), "Fb Fa", {1, 1, 1, 1, 1});
    EXPECT_EQ(t.refuses("A support La"), "E_ARTY_USED TE-ART-1");
}
TEST(V_A, V_A5_InTheAttackedArea) {
    Talk<> t = fight(declaring().units(A, "Fa", "WA").units(B, "Fb", "CF AR").units(B, "Fj", "AR"), "Fb Fa",
                     {1, 1, 1, 1, 1, 1});
    EXPECT_EQ(t.refuses("B support Fb"), "E_ARTY_OWN_AREA TE-ART-1");
    EXPECT_EQ(t.refuses("B support Fa"), "E_BAD_TARGET TE-ART-1");
    t.says("B done");
    EXPECT_EQ(dice(t, 0), 3);
}
TEST(V_A, V_A6_OneSideOnly) {
    Talk<> t = fight(
        declaring().units(A, "Fa", "WA").units(B, "Fb", "CF").units(C, "Fj", "AR AR").allies(A, C, 21).allies(B, C, 22),
        "Fb Fa", {1, 1, 1, 1, 1});
    EXPECT_EQ(t.asked(), "C COMBAT_1");
    t.says("C support Fj").says("C done");
    EXPECT_EQ(t.now.combat, Combat{});  // not asked again for B's side
    EXPECT_EQ(dice(t, 0), 2);
}
TEST(V_A, V_A7_FreshInTheNextPhase) {
    Talk<> t(M1().units(A, "Fa", "AR*").in(Phase::action_begin, nobody));
    EXPECT_EQ(count(t.now, "Fa", Piece::artillery), 1);
    EXPECT_EQ(count(t.now, "Fa", Piece::fired_artillery), 0);
}

}  // namespace
}  // namespace hexmoot::te
