// Playing a card, strength and control (rules.md sections 5 and 6).
#include "tests/air_land_sea/table_talk.h"

namespace hexmoot::als {
namespace {

using enum Theatre;

TEST(Rules, ALS_PLAY_1_OnTheOwnSideOnTop) {
    Battle b("turn=B; A.hand=A6; B.hand=S6 S5; B.sea=S1+; A.sea=S2+");
    b.says("B play S6 sea up");
    EXPECT_EQ(b.stack(als::b, sea), "S1+ S6+");
    EXPECT_EQ(b.stack(a, sea), "S2+");
}

TEST(Rules, ALS_PLAY_2_FaceUpOnlyToTheMatchingTheatre) {
    Battle b("turn=A; A.hand=L6; B.hand=S6");
    EXPECT_EQ(b.refuses("A play L6 air up"), "ERR_THEATER_MISMATCH ALS-PLAY-2");
    b.says("A play L6 land up");
}

TEST(Rules, ALS_PLAY_3_FaceDownAnywhereWithStrengthTwoAndNoAbility) {
    Battle b("turn=A; A.hand=L2 A5; B.hand=S6");
    b.says("A play L2 air down");
    EXPECT_EQ(b.asked(), "B TURN");
    EXPECT_EQ(b.strength(air), "2:0");
}

TEST(Rules, ALS_PLAY_4_AerodromeAndAirDropOpenTheOtherTheatres) {
    Battle aerodrome("turn=A; A.hand=L3 L4; B.hand=S6; A.air=A4+");
    EXPECT_EQ(aerodrome.offered("A play L3 sea"), "down up");
    EXPECT_EQ(aerodrome.refuses("A play L4 sea up"), "ERR_THEATER_MISMATCH ALS-PLAY-2");
    Battle theirs("turn=A; A.hand=L3; B.hand=S6; B.air=A4+");
    EXPECT_EQ(theirs.refuses("A play L3 sea up"), "ERR_THEATER_MISMATCH ALS-PLAY-2");
    Battle drop("turn=A; airDrop=A; A.hand=L6 A1; B.hand=S6");
    EXPECT_EQ(drop.says("A play L6 sea up").stack(a, sea), "L6+");
}

TEST(Rules, ALS_PLAY_5_AForeignTheatreCostsNothing) {
    Battle b("order=ALS; turn=A; airDrop=A; A.hand=A1 L6; B.hand=S6");
    b.says("A play A1 land up");
    EXPECT_EQ(b.strength(land), "1:0");
    EXPECT_EQ(b.strength(air), "3:0");  // Support reads its neighbours from land
    EXPECT_EQ(b.strength(sea), "3:0");
}

TEST(Rules, ALS_PLAY_6_AnAbilityThatFindsNothingForbidsNothing) {
    Battle b("order=ALS; turn=A; A.hand=A3 A6; B.hand=S6");
    b.says("A play A3 air up");
    EXPECT_EQ(b.told(), "play_up A3, ability A3, no_effect A3");
    EXPECT_EQ(b.asked(), "B TURN");
}

TEST(Rules, ALS_PLAY_7_ADestroyedCardNeverRestsAnywhere) {
    Battle b("order=ALS; turn=B; A.hand=L6; B.hand=L2 S6; A.sea=S5+; A.land=L1+ L4+; B.land=L3-; deck=A1");
    b.says("B play L2 land up");
    EXPECT_EQ(b.told(), "destroyed_up L2");
    EXPECT_EQ(b.stack(als::b, land), "L3-");
    EXPECT_EQ(b.deck(), "A1 L2");
    EXPECT_EQ(b.hand(als::b), "S6");
    EXPECT_EQ(b.asked(), "A TURN");  // Ambush did not trigger, and the play counts as done
    // Two cards are not three; and three in a theatre that is not adjacent are safe.
    Battle two("order=ALS; turn=B; A.hand=L6; B.hand=L5 S6; A.sea=S5+; A.land=L1+; B.land=L3-");
    EXPECT_EQ(two.says("B play L5 land up").stack(als::b, land), "L3- L5+");
    Battle far("order=ALS; turn=B; A.hand=L6; B.hand=A6 S6; A.sea=S5+; A.air=A1+ A2+ A3+");
    EXPECT_EQ(far.says("B play A6 air up").stack(als::b, air), "A6+");
}

TEST(Rules, ALS_PLAY_8_ThePermissionIsSpentBeforeTheCardIsDestroyed) {
    Battle b("turn=A; airDrop=A; A.hand=L6 A6; B.hand=S6; B.air=A5+");
    b.says("A play L6 sea down");
    EXPECT_EQ(b.told(Viewer(a)), "air_drop_used, destroyed_down L6");
    // The card is in no hand when Redeploy's own play is chosen, and in none when its ability begins.
    Battle c("turn=A; A.hand=L2; B.hand=S6");
    c.says("A play L2 land up");
    EXPECT_EQ(c.hand(a), "");
    EXPECT_EQ(c.asked(), "A FLIP");
}

TEST(Rules, ALS_PLAY_9_PlaysOfAbilitiesObeyTheSameRules) {
    Battle redeploy("turn=A; A.hand=S4 A6; B.hand=S6; A.land=L6-");
    redeploy.says("A play S4 sea up").says("A return L6");
    EXPECT_EQ(redeploy.refuses("A play A6 land up"), "ERR_THEATER_MISMATCH ALS-PLAY-2");
    EXPECT_EQ(redeploy.refuses("A withdraw"), "ERR_DECISION_PENDING ALS-RUL-19");
    Battle reinforce("order=LSA; turn=A; A.hand=L1 L6; B.hand=S6; B.air=S5+; A.sea=S1+ S2+; B.sea=S3-; deck=A1");
    EXPECT_EQ(reinforce.says("A play L1 land up").says("A place sea").stack(a, sea), "S1+ S2+");
}

TEST(Rules, ALS_STR_1_PrintedFaceUpTwoFaceDown) {
    EXPECT_EQ(Battle("turn=A; A.hand=S1; A.land=L5+ L6-").strength(land), "7:0");
}

TEST(Rules, ALS_STR_2_EscalationLiftsTheOwnersFaceDownCardsEverywhere) {
    Battle b("turn=A; A.hand=S1; A.sea=S2+ A1-; A.air=L5-; B.land=L6-");
    EXPECT_EQ(b.strength(sea), "6:0");
    EXPECT_EQ(b.strength(air), "4:0");
    EXPECT_EQ(b.strength(land), "0:2");
    EXPECT_EQ(Battle("turn=A; A.hand=S1; A.sea=S2-; A.air=L5-").strength(air), "2:0");
}

TEST(Rules, ALS_STR_3_CoverFireMakesAllBelowItFour) {
    Battle b("turn=A; A.hand=S1; A.land=L6+ A1- L4+ L1+; A.air=A5+; B.land=L5+");
    EXPECT_EQ(b.strength(land), "13:5");  // 4 4 4 and the card above it 1
    EXPECT_EQ(b.strength(air), "5:0");
    EXPECT_EQ(Battle("turn=A; A.hand=S1; A.land=L6+ L4-").strength(land), "8:0");
}

TEST(Rules, ALS_STR_4_CoverFireComesBeforeEscalation) {
    EXPECT_EQ(Battle("turn=A; A.hand=S1; A.sea=S2+; A.land=A6- L5+ L4+").strength(land), "12:0");
}

TEST(Rules, ALS_STR_5_SupportAddsThreeNextDoor) {
    Battle b("order=ALS; turn=A; A.hand=S1; A.land=A1+");
    EXPECT_EQ(b.strength(air), "3:0");
    EXPECT_EQ(b.strength(land), "1:0");
    EXPECT_EQ(b.strength(sea), "3:0");
    EXPECT_EQ(Battle("order=ALS; turn=A; A.hand=S1; A.air=A1+").strength(sea), "0:0");
}

TEST(Rules, ALS_STR_6_TheStrongerControlsAndFirstWinsTies) {
    const Battle b("first=B; turn=A; A.hand=S1; A.air=A6+; B.air=A5+; A.land=L1-; B.land=L2-");
    EXPECT_EQ(controller(b.match.now(), air), a);
    EXPECT_EQ(controller(b.match.now(), land), als::b);
    EXPECT_EQ(controller(b.match.now(), sea), als::b);
}

TEST(Rules, ALS_STR_7_StrengthIsReadFromTheBoardEachTime) {
    Battle b("order=ALS; turn=A; A.hand=L2 A5; B.hand=S6; A.air=A1+");
    EXPECT_EQ(b.strength(land), "3:0");
    b.says("A play L2 land up");
    EXPECT_EQ(b.strength(land), "5:0");
    b.says("A flip air.A");
    EXPECT_EQ(b.strength(land), "2:0");
    EXPECT_EQ(b.strength(air), "2:0");
}

}  // namespace
}  // namespace hexmoot::als
