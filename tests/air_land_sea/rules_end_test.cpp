// The end of a battle, options, rulings and the engine's duties (rules.md sections 9, 11, 12 and 14).
#include "tests/air_land_sea/table_talk.h"

namespace hexmoot::als {
namespace {

using enum Theatre;

TEST(Rules, ALS_END_1_WithdrawingIsAnActionOfOnesOwnTurn) {
    Battle b("turn=A; A.hand=L2 A1; B.hand=S6");
    EXPECT_EQ(b.refuses("B withdraw"), "ERR_NOT_YOUR_TURN ALS-TURN-2");
    b.says("A play L2 land up");
    EXPECT_EQ(b.refuses("A withdraw"), "ERR_DECISION_PENDING ALS-END-1");
}

TEST(Rules, ALS_END_2_TwoTheatresWinTheBattle) {
    Battle b("first=A; turn=B; B.hand=S6; A.air=A6+; A.land=L6+");
    b.says("B play S6 sea up");
    EXPECT_EQ(b.match.now().battle_winner, a);
    EXPECT_EQ(b.points(), "6:0");
    Battle c("first=A; turn=B; B.hand=S6; A.air=A6+; B.land=L6+");
    EXPECT_EQ(c.says("B play S6 sea up").points(), "0:6");
}

TEST(Rules, ALS_END_3_SixPointsForABattlePlayedOut) {
    Battle b("first=B; turn=B; B.hand=S1; vp=2:3");
    EXPECT_EQ(b.says("B play S1 land down").points(), "2:9");
}

TEST(Rules, ALS_END_4_TheWholeTableOfWithdrawals) {
    struct Row {
        int cards, first, second;
    };
    for (const Row row : {Row{6, 2, 2}, {5, 2, 2}, {4, 2, 3}, {3, 3, 3}, {2, 3, 4}, {1, 4, 6}}) {
        std::string hand;
        for (int i = 1; i <= row.cards; i++) hand += " A" + std::to_string(i);
        Battle first("first=A; turn=A; A.hand=" + hand + "; B.hand=S1");
        EXPECT_EQ(first.says("A withdraw").points(), "0:" + std::to_string(row.first)) << row.cards;
        Battle second("first=B; turn=A; A.hand=" + hand + "; B.hand=S1");
        EXPECT_EQ(second.says("A withdraw").points(), "0:" + std::to_string(row.second)) << row.cards;
    }
}

TEST(Rules, ALS_END_4_AnEmptyHandWouldGiveSix) {
    EXPECT_EQ(withdrawal_points(true, 0), 6);
    EXPECT_EQ(withdrawal_points(false, 0), 6);
}

TEST(Rules, ALS_END_5_TwelvePointsWinTheWar) {
    Battle b("turn=A; vp=0:10; A.hand=A1 A2 A3 A4; B.hand=S1");
    b.says("A withdraw");
    EXPECT_TRUE(b.match.over());
    EXPECT_EQ(b.match.standing().winners, SeatSet(als::b));
    Battle c("turn=A; vp=0:9; A.hand=A1 A2 A3 A4; B.hand=S1");
    EXPECT_EQ(c.says("A withdraw").asked(), "AB BATTLE_OVER");
}

TEST(Rules, ALS_END_6_TheatresRotateRolesSwapCardsAreDealtAnew) {
    Battle b("order=LSA; first=A; turn=A; A.hand=A1; B.hand=S1");
    b.says("A withdraw").says("B next");
    const State& s = b.match.now();
    EXPECT_EQ(s.order, (std::array{air, land, sea}));
    EXPECT_EQ(s.first, als::b);
    EXPECT_EQ(s.battle, 2);
    EXPECT_EQ(s.hand_count(a) + s.hand_count(als::b) + s.deck.size, 18);
}

TEST(Rules, ALS_VAR_1_BeginnersPlayEveryBattleOutForOnePointAndThreeWin) {
    Battle b("options=beginner; first=A; turn=B; vp=2:2; A.air=A6+; A.land=L6+; B.hand=S1 S2; A.hand=A1");
    EXPECT_EQ(b.refuses("B withdraw"), "ERR_WITHDRAW_DISABLED ALS-VAR-1");
    b.says("B play S1 sea down").says("A play A1 air down").says("B play S2 sea down");
    EXPECT_EQ(b.points(), "3:2");
    EXPECT_TRUE(b.match.over());
}

TEST(Rules, ALS_VAR_2_TheLongWarGoesToEighteen) {
    Battle b("options=longGame; first=A; turn=B; vp=11:0; A.air=A6+; A.land=L6+; B.hand=S1");
    EXPECT_EQ(b.says("B play S1 sea down").asked(), "AB BATTLE_OVER");
    Battle c("options=longGame; first=A; turn=B; vp=12:0; A.air=A6+; A.land=L6+; B.hand=S1");
    EXPECT_TRUE(c.says("B play S1 sea down").match.over());
}

TEST(Rules, ALS_VAR_3_TransportOfUncoveredCardsOnly) {
    Battle b("options=transportUncoveredOnly; turn=A; A.hand=S1 A5; B.hand=S6; A.land=L6+ L3-");
    b.says("A play S1 sea up");
    EXPECT_EQ(b.offered("A move"), "L3 S1");
    EXPECT_EQ(b.refuses("A move L6 air"), "ERR_TARGET_COVERED ALS-VAR-3");
}

TEST(Rules, ALS_VAR_4_FirstEditionWordingChangesNoPlay) {
    for (u64 seed = 1; seed <= 30; seed++) {
        Battle plain = war(seed), worded = war(seed, {Option::first_edition_cards});
        Rng rng = Rng::seeded(seed);
        while (!plain.match.over()) {
            const auto may = plain.match.offer().answers();
            ASSERT_TRUE(std::equal(may.begin(), may.end(), worded.match.offer().answers().begin(),
                                   worded.match.offer().answers().end()));
            const Answer x = may[rng.below(static_cast<u32>(may.size()))];
            ASSERT_TRUE(plain.match.give(x));
            ASSERT_TRUE(worded.match.give(x));
        }
        EXPECT_TRUE(worded.match.over());
    }
}

TEST(Rules, ALS_VAR_5_LegacyDisruptAsksTheOpponentFirst) {
    Battle b("options=legacyDisrupt; turn=A; A.hand=L5 A6; B.hand=S6; B.sea=S5+");
    b.says("A play L5 land up");
    EXPECT_EQ(b.asked(), "B FLIP");
    b.says("B flip sea.B");
    EXPECT_EQ(b.asked(), "A FLIP");
    b.says("A flip land.A");
    EXPECT_EQ(b.asked(), "B TURN");
}
TEST(Rules, ALS_VAR_5_LegacyReinforceMayLeaveTheCardOnTop) {
    Battle b("options=legacyReinforce; turn=A; A.hand=L1 A6; B.hand=S6; deck=S3 A1");
    b.says("A play L1 land up");
    EXPECT_EQ(b.offered(), "pass place");
    EXPECT_EQ(b.says("A pass").deck(), "S3 A1");
}
TEST(Rules, ALS_VAR_5_LegacyRedeployMustReturn) {
    Battle b("options=legacyRedeploy; turn=A; A.hand=S4 A5; B.hand=S6; A.land=L6-");
    b.says("A play S4 sea up");
    EXPECT_EQ(b.refuses("A pass"), "ERR_CANNOT_DECLINE ALS-VAR-5");
}
TEST(Rules, ALS_VAR_5_LegacyAirDropServesEveryPlayOfTheNextTurn) {
    // Redeploy makes a second play in that turn: both may go anywhere.
    Battle b("options=legacyAirDrop; turn=A; airDropArmed=A; A.hand=S4 A5 A1; B.hand=S6 L5; A.land=L6-");
    EXPECT_TRUE(b.match.now().air_drop.empty());
    b = Battle("options=legacyAirDrop; turn=A; airDrop=A; A.hand=S4 A5; B.hand=S6; A.land=L6-");
    b.says("A play S4 air up").says("A return L6").says("A play L6 sea up");
    EXPECT_EQ(b.stack(a, sea), "L6+");
    EXPECT_TRUE(b.match.now().air_drop.empty());  // off when the turn ends
}

TEST(Rules, ALS_RUL_3_LostWhenTurnedDownAnewWhenTurnedUp) {
    // A's Maneuver turns B's waiting Ambush down; turned up again it triggers again.
    Battle b("order=ALS; turn=A; A.hand=L5 A6; B.hand=S3 S6; A.air=A3-; B.land=L2-");
    b.says("A play L5 land up").says("A flip air.A").says("B flip land.B").says("A flip land.B");
    EXPECT_EQ(b.asked(), "B TURN");
    b.says("B play S3 sea up").says("B flip land.B");
    EXPECT_EQ(b.asked(), "B FLIP");
}

TEST(Rules, ALS_RUL_28_BeginnersMayNotWithdrawForOnePointEither) {
    Battle b("options=beginner; turn=A; A.hand=A1 A2 A3 A4 A5 A6; B.hand=S1");
    EXPECT_EQ(b.offered(), "play");
    EXPECT_EQ(b.refuses("A withdraw"), "ERR_WITHDRAW_DISABLED ALS-VAR-1");
}

TEST(Rules, ALS_RUL_34_OnlyTheThreeTheatresArePlaces) {
    Battle b("turn=A; A.hand=S1 A6; B.hand=S6; deck=L1");
    for (const char* where : {"deck", "hand", "table"})
        EXPECT_EQ(b.verdict(std::string("A play A6 ") + where + " up"), "ERR_BAD_THEATER ALS-DEF-3");
    b.says("A play S1 sea up");
    EXPECT_EQ(b.offered("A move S1"), "air land");
    EXPECT_EQ(b.verdict("A move S1 deck"), "ERR_BAD_THEATER ALS-DEF-3");
}

TEST(Rules, ALS_RUL_35_CoveredCardsMayBeChosenIfNothingIsSaid) {
    Battle b("turn=A; A.hand=S4 A6; B.hand=S6; A.land=L6- L3+");
    b.says("A play S4 sea up").says("A return L6");
    EXPECT_EQ(b.stack(a, land), "L3+");
    EXPECT_EQ(b.hand(a), "A6 L6");
}

TEST(Rules, ALS_ENG_2_EveryBattleGivesPointsAndHasTwelveTurns) {
    for (u64 seed = 1; seed <= 200; seed++) {
        Battle b = war(seed);
        Rng rng = Rng::seeded(seed);
        int points = 0;
        while (!b.match.over()) {
            const auto may = b.match.offer().answers();
            const Answer x = may[rng.below(static_cast<u32>(may.size()))];
            const int battle = b.match.now().battle;
            ASSERT_TRUE(b.match.give(x.token == word(Verb::withdraw) && rng.below(12) != 0 ? may[0] : x));
            ASSERT_LE(b.match.now().turns, 12);
            const State& s = b.match.now();
            if (s.phase != Phase::battle_over && s.phase != Phase::game_over) continue;
            if (s.battle == battle && s.vp[0] + s.vp[1] != points) {
                ASSERT_GE(s.vp[0] + s.vp[1], points + 2);
            }
            points = s.vp[0] + s.vp[1];
        }
    }
}

}  // namespace
}  // namespace hexmoot::als
