// Vocabulary, state, set-up, turns (rules.md sections 1 to 4).
#include <set>

#include "tests/air_land_sea/table_talk.h"

namespace hexmoot::als {
namespace {

using enum Theatre;

TEST(Rules, ALS_DEF_1_SeatsStayWhenRolesSwap) {
    Battle b("first=A; turn=A; A.hand=A1; B.hand=S1");
    b.says("A withdraw").says("A next");
    EXPECT_EQ(b.match.now().first, als::b);
    EXPECT_EQ(b.points(), "0:4");  // still the points of the same two seats
}

TEST(Rules, ALS_DEF_4_PositionsAreFixedToTheTable) {
    // Sea, on the left, touches air in the middle and not land: the same for both seats.
    const std::string board = "order=SAL; A.air=A1+; B.air=A2+; A.land=L1+; B.land=L4+; ";
    Battle left(board + "turn=A; A.hand=S3; B.hand=L6");
    EXPECT_EQ(left.says("A play S3 sea up").offered("A flip"), "air.A air.B");
    Battle right(board + "turn=B; B.hand=S3; A.hand=L6");
    EXPECT_EQ(right.says("B play S3 sea up").offered("B flip"), "air.A air.B");
}

TEST(Rules, ALS_DEF_6_SixStacksEachInOrder) {
    Battle b("turn=A; A.hand=L6; B.hand=S6; A.land=L1+ A2-; B.land=L4+");
    b.says("A play L6 land up");
    EXPECT_EQ(b.stack(a, land), "L1+ A2- L6+");
    EXPECT_EQ(b.stack(als::b, land), "L4+");
}

TEST(Rules, ALS_DEF_9_TheMatchingTheatreIsThePrintedOne) {
    Battle b("turn=A; A.hand=A6 L6 S6; B.hand=S1");
    EXPECT_EQ(b.offered("A play A6 air"), "down up");
    EXPECT_EQ(b.offered("A play A6 land"), "down");
    EXPECT_EQ(b.offered("A play L6 land"), "down up");
    EXPECT_EQ(b.offered("A play S6 sea"), "down up");
    EXPECT_EQ(b.offered("A play S6 air"), "down");
}

TEST(Rules, ALS_DEF_10_TurnRedeployAndReinforceArePlays) {
    // Each of the three is a play: Containment destroys it when it is face down.
    Battle turn("turn=A; A.hand=L6; B.hand=S6; B.air=A5+");
    EXPECT_EQ(turn.says("A play L6 land down").deck(), "L6");
    Battle reinforce("turn=A; A.hand=L1; B.hand=S6; B.air=A5+; deck=L6");
    EXPECT_EQ(reinforce.says("A play L1 land up").says("A place sea").deck(), "L6");
    Battle redeploy("turn=A; A.hand=S4; B.hand=S6; B.air=A5+; A.land=L6-");
    EXPECT_EQ(redeploy.says("A play S4 sea up").says("A return L6").says("A play L6 land down").deck(), "L6");
}

TEST(Rules, ALS_DEF_12_AFlippedCardKeepsItsPlace) {
    Battle b("turn=A; A.hand=L2 A1; B.hand=S6; B.sea=S1+ S2-");
    b.says("A play L2 land up").says("A flip sea.B");
    EXPECT_EQ(b.stack(als::b, sea), "S1+ S2+");
}

TEST(Rules, ALS_DEF_13_ADestroyedCardGoesUnderTheDeck) {
    Battle b("turn=A; A.hand=L6 L5; B.hand=S6 S2; B.air=A5+; deck=A1 A2");
    b.says("A play L6 sea down").says("B play S6 sea down");
    EXPECT_EQ(b.deck(), "A1 A2 L6 S6");
}

TEST(Rules, ALS_DEF_15_AWarIsSeveralBattles) {
    Battle b = war(1);
    for (int battle = 1; battle <= 3; battle++) {
        EXPECT_EQ(b.match.now().battle, battle);
        EXPECT_EQ(b.match.now().hand_count(a), 6);
        b.says(std::string(1, letter(b.match.now().turn)) + " withdraw").says("A next");
    }
}

TEST(Rules, ALS_STATE_1_TheWarKeepsPointsOrderRoleNumberAndOptions) {
    Battle b = war(7, {Option::long_game});
    const State before = b.match.now();
    b.says(std::string(1, letter(before.turn)) + " withdraw").says("B next");
    const State& after = b.match.now();
    EXPECT_EQ(after.vp[hexmoot::index(other(before.turn))], 2);
    EXPECT_EQ(after.order, (std::array{before.order[2], before.order[0], before.order[1]}));
    EXPECT_EQ(after.first, other(before.first));
    EXPECT_EQ(after.battle, 2);
    EXPECT_TRUE(after.has(Option::long_game));
    EXPECT_NE(after.rng, before.rng);
}

TEST(Rules, ALS_STATE_2_ABattleStartsWithNothingLeftOfTheLast) {
    Battle b("options=legacyRedeploy; turn=A; airDrop=A B; A.hand=S4 A5; B.hand=S6 S2; A.land=L6-; B.air=A1+");
    b.says("A play S4 sea up").says("A return L6").says("A withdraw").says("A next");
    const State& s = b.match.now();
    EXPECT_TRUE(s.air_drop.empty());
    EXPECT_TRUE(s.queue.empty());
    EXPECT_EQ(s.active, Card::none);
    EXPECT_EQ(s.extra_turns, (std::array<u8, 2>{0, 0}));
    for (Theatre t : all_theatres) EXPECT_EQ(occupied(s, t), 0);
}

TEST(Rules, ALS_SETUP_1_OrderAndRoleAreDrawn) {
    std::set<std::array<Theatre, 3>> orders;
    int first = 0;
    for (u64 seed = 1; seed <= 600; seed++) {
        const State s = war(seed).match.now();
        orders.insert(s.order);
        first += s.first == a;
        EXPECT_EQ(s.vp, (std::array<u8, 2>{0, 0}));
    }
    EXPECT_EQ(orders.size(), 6u);
    EXPECT_NEAR(first, 300, 60);
}

TEST(Rules, ALS_SETUP_2_SixCardsEachAndSixInTheDeck) {
    const State s = war(3).match.now();
    EXPECT_EQ(s.hand_count(a), 6);
    EXPECT_EQ(s.hand_count(als::b), 6);
    EXPECT_EQ(s.deck.size, 6);
    EXPECT_EQ(s.turn, s.first);
}

TEST(Rules, ALS_SETUP_3_DealtAlternatelyFromOneShuffle) {
    // The shuffle again, by hand: order, first seat, then the eighteen cards, dealt one by one from the FIRST seat on.
    for (u64 seed = 1; seed <= 20; seed++) {
        Rng rng = Rng::seeded(seed);
        std::array order{air, land, sea};
        rng.shuffle(order);
        const Seat first = seat(static_cast<int>(rng.below(2)));
        std::array<int, cards> all;
        for (int i = 0; i < cards; i++) all[static_cast<size_t>(i)] = i;
        rng.shuffle(all);
        const State s = war(seed).match.now();
        EXPECT_EQ(s.order, order);
        EXPECT_EQ(s.first, first);
        for (int i = 0; i < 12; i++)
            EXPECT_TRUE(s.holds(i % 2 == 0 ? first : other(first), card(all[static_cast<size_t>(i)])));
        for (int i = 0; i < 6; i++)
            EXPECT_EQ(s.deck.at[static_cast<size_t>(i)], card(all[static_cast<size_t>(12 + i)]));
    }
}

TEST(Rules, ALS_SETUP_4_PointsAreNotCapped) {
    // 14 markers are worth 36 points; a long war may still be scored past what one seat could take of them.
    Battle b("options=longGame; turn=B; vp=17:17; A.air=A6+; A.land=L6+; B.hand=S1");
    EXPECT_EQ(b.says("B play S1 sea down").points(), "23:17");
}

TEST(Rules, ALS_TURN_1_DeployImproviseOrWithdraw) {
    Battle b("turn=A; A.hand=A6; B.hand=S6");
    EXPECT_EQ(b.asked(), "A TURN");
    EXPECT_EQ(b.offered(), "play withdraw");
    EXPECT_EQ(b.refuses("A pass"), "ERR_NO_DECISION_PENDING ALS-TURN-1");
}

TEST(Rules, ALS_TURN_2_FirstBeginsThenTurnsAlternate) {
    Battle b("first=B; turn=B; A.hand=A6 L6; B.hand=S6 S5");
    EXPECT_EQ(b.refuses("A play A6 air up"), "ERR_NOT_YOUR_TURN ALS-TURN-2");
    b.says("B play S6 sea up");
    EXPECT_EQ(b.asked(), "A TURN");
    b.says("A play A6 air up");
    EXPECT_EQ(b.asked(), "B TURN");
}

TEST(Rules, ALS_TURN_3_EverythingIsResolvedBeforeTheNextTurn) {
    Battle b("turn=A; A.hand=L2 A1; B.hand=S6; B.air=A3-; B.land=L6+");
    b.says("A play L2 land up");
    EXPECT_EQ(b.refuses("B play S6 sea up"), "ERR_DECISION_PENDING ALS-TURN-3");
    b.says("A flip air.B");
    EXPECT_EQ(b.asked(), "B FLIP");
    EXPECT_EQ(b.match.now().turn, a);
    b.says("B flip land.B");
    EXPECT_EQ(b.asked(), "B TURN");
}

TEST(Rules, ALS_TURN_4_BothHandsEmptyEndTheBattleElseTheOtherSeatIsNext) {
    Battle on("turn=A; A.hand=A6; B.hand=S6");
    EXPECT_EQ(on.says("A play A6 air up").asked(), "B TURN");
    EXPECT_EQ(on.says("B play S6 sea up").asked(), "AB BATTLE_OVER");
    // A seat with an empty hand is skipped; an extra turn of its own lapses then.
    Battle skip("options=legacyRedeploy; turn=B; A.hand=; B.hand=S6 S5");
    EXPECT_EQ(skip.says("B play S6 sea up").asked(), "B TURN");
    // The extra turn of the seat that acted comes before the other seat.
    Battle extra("options=legacyRedeploy; turn=A; A.hand=S4 A5; B.hand=S6; A.land=L6-");
    EXPECT_EQ(extra.says("A play S4 sea up").says("A return L6").asked(), "A TURN");
    EXPECT_EQ(extra.says("A play A5 air up").asked(), "B TURN");
}

}  // namespace
}  // namespace hexmoot::als
