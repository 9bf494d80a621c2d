// Triggering and resolving abilities, and the cards (rules.md sections 7 and 8).
#include "tests/air_land_sea/table_talk.h"

namespace hexmoot::als {
namespace {

using enum Theatre;

TEST(Rules, ALS_ABIL_1_OngoingWorksFaceUpCoveredOrNot) {
    Battle b("turn=B; A.hand=L6; B.hand=S6 L2 A6; A.air=A5+ A1+");
    b.says("B play S6 sea down");
    EXPECT_EQ(b.deck(), "S6");  // Containment works though Support covers it
    b.says("A play L6 land up").says("B play L2 land up").says("B flip land.A");
    EXPECT_EQ(b.strength(land), "5:2");  // Support still works from air
}

TEST(Rules, ALS_ABIL_2_InstantsTriggerWhenPlayedOrTurnedFaceUp) {
    Battle played("turn=A; A.hand=L2 A1; B.hand=S6");
    EXPECT_EQ(played.says("A play L2 land up").told(), "play_up L2, ability L2");
    Battle turned("turn=A; A.hand=L2 A1; B.hand=S6; B.sea=S1-");
    turned.says("A play L2 land up").says("A flip sea.B");
    EXPECT_EQ(turned.asked(), "B TRANSPORT");
    Battle down("turn=A; A.hand=L2 A1; B.hand=S6; B.sea=S1+");
    EXPECT_EQ(down.says("A play L2 land up").says("A flip sea.B").asked(), "B TURN");
    Battle face_down("turn=A; A.hand=L2 A1; B.hand=S6");
    EXPECT_EQ(face_down.says("A play L2 land down").told(), "play_down ?");
}

TEST(Rules, ALS_ABIL_3_FirstTriggeredFirstResolvedWhoeverOwnsIt) {
    // Disrupt turns up A's Maneuver, then B's Transport: they act in this order.
    Battle b("order=ALS; turn=A; A.hand=L5 A6; B.hand=S6; A.air=A3-; B.sea=S1-");
    b.says("A play L5 land up").says("A flip air.A").says("B flip sea.B");
    EXPECT_EQ(b.asked(), "A FLIP");
    b.says("A flip land.A");
    EXPECT_EQ(b.asked(), "B TRANSPORT");
}

TEST(Rules, ALS_ABIL_4_ABegunAbilityIsCarriedOutToItsEnd) {
    // Disrupt turns itself down and goes on; what it turns up waits.
    Battle b("turn=A; A.hand=L5 A6; B.hand=S6; B.sea=L2-");
    b.says("A play L5 land up").says("A flip land.A");
    EXPECT_EQ(b.asked(), "B FLIP");
    b.says("B flip sea.B");
    EXPECT_EQ(b.told(), "play_up L5, ability L5, flip_down L5, flip_up L2, ability L2");
}

TEST(Rules, ALS_ABIL_5_AWaitingAbilityIsLostWhenItsCardIsTurnedDown) {
    // B's Ambush waits behind A's Maneuver, which turns it down again.
    Battle b("order=ALS; turn=A; A.hand=L5 A6; B.hand=S6; A.air=A3-; B.land=L2-");
    b.says("A play L5 land up").says("A flip air.A").says("B flip land.B");
    EXPECT_EQ(b.asked(), "A FLIP");
    b.says("A flip land.B");
    EXPECT_EQ(b.asked(), "B TURN");
}

TEST(Rules, ALS_ABIL_6_WithoutMayItMust) {
    Battle b("turn=A; A.hand=L2 A1; B.hand=S6");
    b.says("A play L2 land up");
    EXPECT_EQ(b.refuses("A pass"), "ERR_CANNOT_DECLINE ALS-ABIL-6");
    Battle may("turn=A; A.hand=S1 A1; B.hand=S6");
    EXPECT_EQ(may.says("A play S1 sea up").says("A pass").asked(), "B TURN");
}

TEST(Rules, ALS_ABIL_7_WithoutAChoiceNothingIsAsked) {
    Battle empty_deck("turn=A; A.hand=L1 A1; B.hand=S6");
    EXPECT_EQ(empty_deck.says("A play L1 land up").asked(), "B TURN");
    Battle half("turn=A; A.hand=L5 A1; B.hand=S6");  // Disrupt: B has no card to turn
    half.says("A play L5 land up").says("A flip land.A");
    EXPECT_EQ(half.asked(), "B TURN");
}

TEST(Rules, ALS_ABIL_8_OneChoiceIsStillAsked) {
    Battle b("turn=A; A.hand=L2 A1; B.hand=S6");
    b.says("A play L2 land up");
    EXPECT_EQ(b.asked(), "A FLIP");
    EXPECT_EQ(b.offered("A flip"), "land.A");
}

TEST(Rules, ALS_ABIL_9_AFlipMayHitEitherSide) {
    Battle b("turn=A; A.hand=L2 A1; B.hand=S6; A.sea=S1+; B.sea=S2+");
    b.says("A play L2 land up");
    EXPECT_EQ(b.offered("A flip"), "land.A sea.A sea.B");
}

TEST(Rules, ALS_ABIL_10_AMoveIsNoPlay) {
    Battle b(
        "order=ALS; turn=A; airDrop=A; A.hand=L6 A1; B.hand=L2 S6; A.land=S1-; B.sea=S5+; B.land=L1+ L3-; B.air=A5+");
    b.says("A play L6 land down");  // spends the permission, is destroyed by Containment
    b.says("B play L2 land up");    // the fourth card of land: Blockade in sea is next to it
    EXPECT_EQ(b.deck(), "L6 L2");
    Battle moves(
        "order=ALS; turn=A; A.hand=S1 A1; B.hand=S6; A.air=L6-; A.land=L1+ L4+; B.land=L3-; B.sea=S5+; B.air=A5+");
    moves.says("A play S1 sea up").says("A move L6 land");
    EXPECT_EQ(moves.stack(a, land), "L1+ L4+ L6-");
    EXPECT_EQ(moves.deck(), "");
}

TEST(Rules, ALS_ABIL_11_TheCardWinsOverTheRule) {
    // "Any theatre" on Air Drop goes before the matching theatre.
    Battle b("turn=A; airDrop=A; A.hand=S6 A1; B.hand=L6");
    EXPECT_EQ(b.says("A play S6 land up").stack(a, land), "S6+");
}

TEST(Rules, ALS_ABIL_12_OnlyReinforceDraws) {
    Battle b = war(5);
    Rng rng = Rng::seeded(5);
    while (b.match.now().battle == 1 && b.match.now().phase != Phase::battle_over) {
        const auto may = b.match.offer().answers();
        const Answer x = may[rng.below(static_cast<u32>(may.size()))];
        const bool reinforce = b.match.now().active == Card::reinforce;
        const int before = b.match.now().deck.size;
        ASSERT_TRUE(b.match.give(x.token == word(Verb::withdraw) ? may[0] : x));
        if (reinforce || b.match.now().phase == Phase::battle_over) continue;
        EXPECT_GE(b.match.now().deck.size, before);
    }
}

TEST(Rules, ALS_ABIL_13_CoveredCardsAreReachedUnlessTheCardSaysOtherwise) {
    Battle transport("turn=A; A.hand=S1 A1; B.hand=S6; A.land=L6+ L3-");
    transport.says("A play S1 sea up");
    EXPECT_EQ(transport.offered("A move"), "L3 L6 S1");
    Battle redeploy("turn=A; A.hand=S4 A1; B.hand=S6; A.land=L6- L3+");
    redeploy.says("A play S4 sea up");
    EXPECT_EQ(redeploy.offered("A return"), "L6");
    Battle ambush("turn=A; A.hand=L2 A1; B.hand=S6; B.sea=S2- S1+");
    ambush.says("A play L2 land up").says("A flip sea.B");
    EXPECT_EQ(ambush.stack(als::b, sea), "S2- S1-");
}

TEST(Rules, ALS_CARD_A1_SupportHelpsBothNeighbours) {
    Battle b("order=LAS; turn=A; A.hand=A1 L6; B.hand=S6");
    b.says("A play A1 air up");
    EXPECT_EQ(b.strength(land) + " " + b.strength(air) + " " + b.strength(sea), "3:0 1:0 3:0");
}

TEST(Rules, ALS_CARD_A2_AirDropGrantsOneForeignPlay) {
    Battle b("turn=A; A.hand=A2 L6 L4; B.hand=S6 S2");
    b.says("A play A2 air up");
    EXPECT_EQ(b.told(), "play_up A2, ability A2, air_drop_on");
    b.says("B play S6 sea up").says("A play L6 sea up").says("B play S2 sea up");
    EXPECT_EQ(b.refuses("A play L4 sea up"), "ERR_THEATER_MISMATCH ALS-PLAY-2");
}
TEST(Rules, ALS_CARD_A2_d_SetAgainItIsStillOne) {
    // B turns A's Air Drop up while A has the permission already.
    Battle b("turn=B; airDrop=A; A.hand=L6 L4; B.hand=L2 S6; A.air=A2-");
    b.says("B play L2 land up").says("B flip air.A").says("A play L6 sea up");
    EXPECT_TRUE(b.match.now().air_drop.empty());
}
TEST(Rules, ALS_CARD_A2_e_ItEndsWithTheBattle) {
    Battle b("turn=A; airDrop=A; A.hand=L6; B.hand=S6");
    b.says("A withdraw").says("B next");
    EXPECT_TRUE(b.match.now().air_drop.empty());
}
TEST(Rules, ALS_CARD_A2_f_PlayingAirDropSpendsAnOlderPermission) {
    Battle b("turn=A; airDrop=A; A.hand=A2 L6; B.hand=S6");
    b.says("A play A2 land up");
    EXPECT_EQ(b.told(), "air_drop_used, play_up A2, ability A2, air_drop_on");
    EXPECT_TRUE(b.match.now().air_drop.has(a));
}

TEST(Rules, ALS_CARD_A3_ManeuverTurnsAnUncoveredCardNextDoor) {
    Battle b("order=ALS; turn=A; A.hand=A3 A6; B.hand=S6; A.land=L1+ L4+; B.land=L6+; B.sea=S2+; B.air=A1+");
    b.says("A play A3 air up");
    EXPECT_EQ(b.offered("A flip"), "land.A land.B");
    EXPECT_EQ(b.refuses("A flip sea.B"), "ERR_TARGET_NOT_ADJACENT ALS-DEF-5");
    EXPECT_EQ(b.refuses("A flip air.A"), "ERR_TARGET_NOT_ADJACENT ALS-DEF-5");  // never itself
}
TEST(Rules, ALS_CARD_L3_ManeuverInTheMiddleReachesBothSides) {
    Battle b("order=ALS; turn=A; A.hand=L3 A6; B.hand=S6; A.air=A1+; B.air=A2+; A.sea=S1+; B.sea=S2+; B.land=L6+");
    b.says("A play L3 land up");
    EXPECT_EQ(b.offered("A flip"), "air.A air.B sea.A sea.B");
}
TEST(Rules, ALS_CARD_S3_ManeuverActsFromWhereItLies) {
    Battle b("order=ALS; turn=A; A.hand=S3 A6; B.hand=S6; B.land=L6+; B.air=A1+");
    b.says("A play S3 sea up");
    EXPECT_EQ(b.offered("A flip"), "land.B");
}

TEST(Rules, ALS_CARD_A4_AerodromeIsForItsOwnerAndUpToThree) {
    Battle b("turn=A; A.hand=S3 L4; B.hand=S2 A6; A.air=A4+");
    EXPECT_EQ(b.offered("A play S3 air"), "down up");
    EXPECT_EQ(b.offered("A play L4 air"), "down");
    b.says("A play L4 land up");
    EXPECT_EQ(b.offered("B play S2 air"), "down");
}

TEST(Rules, ALS_CARD_A5_ContainmentDestroysWhatAnybodyPlaysFaceDown) {
    for (const char* side : {"A", "B"}) {
        Battle b(std::string("turn=A; A.hand=L6 L4; B.hand=S6; ") + side + ".air=A5+; A.land=L1-; B.sea=S1-");
        b.says("A play L6 sea down");
        EXPECT_EQ(b.deck(), "L6");
        EXPECT_EQ(b.stack(a, land) + " " + b.stack(als::b, sea), "L1- S1-");  // what lies there stays
    }
}

TEST(Rules, ALS_CARD_L1_ReinforcePlaysTheTopCardNextDoor) {
    Battle b("order=ALS; turn=A; A.hand=L1 A6; B.hand=S6; deck=S3 A1");
    b.says("A play L1 land up");
    EXPECT_EQ(b.offered("A place"), "air sea");
    b.says("A place sea");
    EXPECT_EQ(b.stack(a, sea), "S3-");
    EXPECT_EQ(b.deck(), "A1");
}

TEST(Rules, ALS_CARD_L2_AmbushTurnsAnyUncoveredCardAlsoItself) {
    Battle b("turn=A; A.hand=L2 A6; B.hand=S6; A.air=A1+; B.sea=S2- S1+");
    b.says("A play L2 land up");
    EXPECT_EQ(b.offered("A flip"), "air.A land.A sea.B");
}

TEST(Rules, ALS_CARD_L4_CoverFireWorksWhereItLies) {
    Battle b("turn=A; A.hand=L4 A6; B.hand=S6; A.land=L1+ L6+; A.air=A2+");
    b.says("A play L4 land up");
    EXPECT_EQ(b.strength(land), "12:0");
    EXPECT_EQ(b.strength(air), "2:0");
}

TEST(Rules, ALS_CARD_L5_DisruptTurnsOneOfYoursThenOneOfTheirs) {
    Battle b("turn=A; A.hand=L5 A6; B.hand=S6; A.air=A1+; B.sea=S5+; B.air=A4-");
    b.says("A play L5 land up");
    EXPECT_EQ(b.offered("A flip"), "air.A land.A");
    EXPECT_EQ(b.refuses("A flip sea.B"), "ERR_TARGET_NOT_YOURS ALS-CARD-L5");
    b.says("A flip air.A");
    EXPECT_EQ(b.offered("B flip"), "air.B sea.B");
    b.says("B flip air.B");
    EXPECT_EQ(b.told(), "play_up L5, ability L5, flip_down A1, flip_up A4");
}

TEST(Rules, ALS_CARD_S1_TransportMovesOneOwnCardOrNone) {
    Battle b("turn=A; A.hand=S1 A6; B.hand=S6; A.land=L6+ L3-; B.air=A5+");
    b.says("A play S1 sea up");
    EXPECT_EQ(b.offered(), "move pass");
    EXPECT_EQ(b.refuses("A move A5 land"), "ERR_TARGET_NOT_YOURS ALS-DEF-8");
    b.says("A move L6 air");
    EXPECT_EQ(b.stack(a, air) + " " + b.stack(a, land), "L6+ L3-");
}

TEST(Rules, ALS_CARD_S2_EscalationCountsForCardsPlayedLater) {
    Battle b("turn=A; A.hand=S2 A6 A1; B.hand=S6 L6; A.air=L5-; B.air=L4-");
    b.says("A play S2 sea up");
    EXPECT_EQ(b.strength(air), "4:2");
    b.says("B play S6 sea up").says("A play A6 land down");
    EXPECT_EQ(b.strength(land), "4:0");
}

TEST(Rules, ALS_CARD_S4_RedeployReturnsOneCardAndPlaysOne) {
    Battle b("turn=A; A.hand=S4 L2; B.hand=S6; A.land=L6- L3+; B.air=A6+");
    b.says("A play S4 sea up");
    EXPECT_EQ(b.offered(), "pass return");
    EXPECT_EQ(b.refuses("A return L3"), "ERR_TARGET_NOT_FACEDOWN ALS-CARD-S4");
    b.says("A return L6");
    EXPECT_EQ(b.hand(a), "L2 L6");
    EXPECT_EQ(b.asked(), "A REDEPLOY_PLAY");
    EXPECT_EQ(b.refuses("A pass"), "ERR_CANNOT_DECLINE ALS-ABIL-6");
    b.says("A play L2 land up");
    EXPECT_EQ(b.asked(), "A FLIP");  // Ambush begins after Redeploy is finished
}

TEST(Rules, ALS_CARD_S5_BlockadeDestroysNextDoorFromTheFourthCardOn) {
    const std::string board = "order=ALS; A.sea=S5+; A.land=L1- L4-; B.land=L3+; ";
    Battle theirs(board + "turn=B; A.hand=A6; B.hand=L6 A1");
    EXPECT_EQ(theirs.says("B play L6 land up").deck(), "L6");
    Battle own(board + "turn=A; A.hand=L6 A6; B.hand=A1");
    EXPECT_EQ(own.says("A play L6 land up").deck(), "L6");
    Battle same(board + "turn=A; A.hand=S6 A6; B.hand=A1; B.sea=S1+ S2+ S3+");
    EXPECT_EQ(same.says("A play S6 sea up").deck(), "");
}

TEST(Rules, ALS_CARD_6_TheSixesDoNothing) {
    for (const char* play : {"A play A6 air up", "A play L6 land up", "A play S6 sea up"}) {
        Battle b("turn=A; A.hand=A6 L6 S6; B.hand=S1; B.sea=S2+");
        b.says(play);
        EXPECT_EQ(b.told().substr(0, 9), "play_up " + std::string(play).substr(7, 1));
        EXPECT_EQ(b.asked(), "B TURN");
    }
}

}  // namespace
}  // namespace hexmoot::als
