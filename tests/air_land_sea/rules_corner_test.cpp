// What happens where two rules meet: ongoing abilities covered and turned down, destroyed plays, Redeploy under
// Blockade, legacy switches together, states that cannot be.
#include "tests/air_land_sea/table_talk.h"

namespace hexmoot::als {
namespace {

using enum Theatre;

TEST(Rules, ALS_SETUP_3_NothingElseIsRandom) {
    Battle b = war(11);
    Rng rng = Rng::seeded(11);
    while (!b.match.over()) {
        const State before = b.match.now();
        const auto may = b.match.offer().answers();
        ASSERT_TRUE(b.match.give(may[rng.below(static_cast<u32>(may.size()))]));
        if (b.match.now().battle == before.battle) {
            ASSERT_EQ(b.match.now().rng, before.rng);
        }
    }
}

TEST(Rules, ALS_STATE_5_AStateThatCannotBeIsRefused) {
    const auto refused = [](std::string_view given) {
        const auto state = AirLandSea::from_json(given);
        return state ? "" : state.error();
    };
    const std::string cards = R"("hands": {"A": ["A6"], "B": ["S6"]}, "stacks": {"A": {"land": ["L2+", "L6+"]}})";
    EXPECT_EQ(refused("{" + cards + "}"), "");
    EXPECT_EQ(refused(R"({"hands": {"A": [], "B": ["S6"]}})"), "a seat without cards is on turn");
    EXPECT_EQ(refused("{" + cards + R"(, "queue": ["L6"]})"), "L6 has no ability that could wait");
    EXPECT_EQ(refused("{" + cards + R"(, "queue": ["L2", "L2"]})"), "the ability of L2 waits twice");
    const auto active = [&](const char* card, const char* owner, const char* phase) {
        return refused("{" + cards + R"(, "phase": ")" + phase + R"(", "active": {"card": ")" + card +
                       R"(", "owner": ")" + owner + R"(", "step": 0}})");
    };
    EXPECT_EQ(active("L2", "A", "DECISION"), "");
    EXPECT_EQ(active("L2", "A", "TURN"), "the ability of L2 is under way outside a decision");
    EXPECT_EQ(active("L6", "A", "DECISION"), "the ability of L6 can't be under way");
    EXPECT_EQ(active("A3", "A", "DECISION"), "the ability of A3 is under way, but not where its owner plays");
    EXPECT_EQ(active("L2", "B", "DECISION"), "the ability of L2 is under way, but not where its owner plays");
    EXPECT_EQ(refused("{" + cards + R"(, "phase": "BATTLE_OVER"})"), "a battle ended without winner");
    EXPECT_EQ(refused("{" + cards + R"(, "lastBattle": {"winner": "A", "award": 6, "withdrawn": false}})"),
              "a battle is won early");
    const std::string won = R"(, "lastBattle": {"winner": "A", "award": 6, "withdrawn": false}, "phase": )";
    EXPECT_EQ(refused("{" + cards + won + R"("GAME_OVER", "vp": [11, 0]})"), "the war ended below its target");
    EXPECT_EQ(refused("{" + cards + won + R"("BATTLE_OVER", "vp": [12, 0]})"), "the war goes on past its target");
    EXPECT_EQ(refused("{" + cards + R"(, "options": ["beginner", "longGame"]})"),
              "beginner and longGame exclude each other");
    EXPECT_EQ(refused("{" + cards + R"(, "steps": 200})"), "/steps: expected a whole number from 0 to 199");
}

TEST(Rules, ALS_TURN_4_TheEndOfABattleComesBeforeAnExtraTurn) {
    Battle last("options=legacyRedeploy; turn=A; extraTurns=1:0; A.hand=A6; B.hand=");
    EXPECT_EQ(last.says("A play A6 air up").asked(), "AB BATTLE_OVER");
    // Without cards all extra turns lapse; with cards they go on, one after another.
    Battle lapsed("options=legacyRedeploy; turn=A; extraTurns=2:0; A.hand=A6; B.hand=S6 S5");
    EXPECT_EQ(lapsed.says("A play A6 air up").asked(), "B TURN");
    EXPECT_EQ(lapsed.match.now().extra_turns, (std::array<u8, 2>{0, 0}));
    EXPECT_EQ(lapsed.says("B play S6 sea up").asked(), "B TURN");  // A is skipped
    Battle two("options=legacyRedeploy; turn=A; extraTurns=2:0; A.hand=A6 L6 S6 A1; B.hand=S5");
    EXPECT_EQ(two.says("A play A6 air up").asked(), "A TURN");
    EXPECT_EQ(two.says("A play L6 land up").asked(), "A TURN");
    EXPECT_EQ(two.says("A play S6 sea up").asked(), "B TURN");
}

TEST(Rules, ALS_PLAY_4_ACoveredAerodromeServesTurnsAndRedeploy) {
    Battle covered("turn=A; A.hand=S3 L1; B.hand=S6; A.air=A4+ A6+");
    EXPECT_EQ(covered.offered("A play S3 land"), "down up");
    Battle redeploy("turn=A; A.hand=S4 A1; B.hand=S6; A.air=A4+; A.land=L3-; B.sea=S1+");
    redeploy.says("A play S4 sea up").says("A return L3").says("A play L3 sea up");
    EXPECT_EQ(redeploy.stack(a, sea), "S4+ L3+");
}

TEST(Rules, ALS_PLAY_7_OnlyWhatIsFaceDownIsContained) {
    Battle b("turn=A; A.hand=L6 A1; B.hand=S6; B.air=A5+");
    EXPECT_EQ(b.says("A play L6 land up").stack(a, land), "L6+");
}
TEST(Rules, ALS_PLAY_7_ACoveredBlockadeWatchesOneTurnedDownDoesNot) {
    const std::string board = "order=ALS; turn=B; A.hand=A6; B.hand=L6 A1; A.land=L1+ L4+; B.land=L3-; ";
    Battle covered(board + "A.sea=S5+ S6+");
    EXPECT_EQ(covered.says("B play L6 land up").deck(), "L6");
    Battle down(board + "A.sea=S5-");
    EXPECT_EQ(down.says("B play L6 land up").deck(), "");
}
TEST(Rules, ALS_PLAY_9_WhatRedeployTakesBackIsNotCountedByBlockade) {
    const std::string board =
        "order=ALS; turn=A; A.hand=S4; B.hand=L6; B.air=S5+; A.land=L1- L2+; B.land=L3+; A.air=A1-";
    Battle lower(board);
    lower.says("A play S4 sea up").says("A return L1").says("A play L1 land up");
    EXPECT_EQ(lower.stack(a, land), "L2+ L1+");
    Battle same(board);
    same.says("A play S4 sea up").says("A return A1").says("A play A1 land down");
    EXPECT_EQ(same.deck(), "A1");
    EXPECT_EQ(same.asked(), "B TURN");
}

TEST(Rules, ALS_RUL_5_APlayThatUsesAirDropAndIsDestroyedUsesItUp) {
    Battle b("order=ALS; turn=A; airDrop=A; A.hand=S6 A6; B.hand=L6; B.air=S5+; A.land=L1+ L2+; B.land=L3+");
    EXPECT_EQ(b.refuses("A play S6 moon up"), "ERR_BAD_THEATER ALS-DEF-3");
    b.says("A play S6 land up");
    EXPECT_EQ(b.told(), "air_drop_used, destroyed_up S6");
    EXPECT_TRUE(b.match.now().air_drop.empty());
}

TEST(Rules, ALS_STR_2_ACoveredEscalationStillLifts) {
    EXPECT_EQ(Battle("turn=A; A.hand=S1; A.sea=S2+ S6+; A.air=L5-").strength(air), "4:0");
}

TEST(Rules, ALS_CARD_A2_b_MovingAirDropLeavesThePermission) {
    Battle b("turn=B; airDrop=A; A.hand=L6; B.hand=L2 S6; A.air=A2+; A.sea=S1-");
    b.says("B play L2 land up").says("B flip sea.A").says("A move A2 land");
    EXPECT_TRUE(b.match.now().air_drop.has(a));
    EXPECT_EQ(b.says("A play L6 sea up").stack(a, sea), "S1+ L6+");
}

TEST(Rules, ALS_CARD_L1_ReinforceReadsItsNeighboursWhereItLies) {
    Battle b("order=ALS; turn=A; airDrop=A; A.hand=L1 A6; B.hand=S6; deck=S3");
    b.says("A play L1 air up");
    EXPECT_EQ(b.offered("A place"), "land");
}

TEST(Rules, ALS_CARD_L5_ItsOwnerFlipsFirstWhoeverTurnedItUp) {
    Battle b("turn=A; A.hand=L2 A6; B.hand=S6; A.sea=S1+; B.air=L5-");
    b.says("A play L2 land up").says("A flip air.B");
    EXPECT_EQ(b.asked(), "B FLIP");
    EXPECT_EQ(b.offered("B flip"), "air.B");
    b.says("B flip air.B");
    EXPECT_EQ(b.offered("A flip"), "land.A sea.A");
    EXPECT_EQ(b.says("A flip sea.A").asked(), "B TURN");
}
TEST(Rules, ALS_CARD_L5_EachStepIsSkippedAlone) {
    Battle b("options=legacyDisrupt; turn=A; A.hand=L5 A6; B.hand=S6");
    b.says("A play L5 land up");
    EXPECT_EQ(b.asked(), "A FLIP");
    EXPECT_EQ(b.says("A flip land.A").asked(), "B TURN");
}

TEST(Rules, ALS_CARD_S1_AMovedCardLandsOnTop) {
    Battle b("turn=A; A.hand=S1 A6; B.hand=S6; A.land=L6+ L3-; A.air=A5+");
    b.says("A play S1 sea up").says("A move L6 air");
    EXPECT_EQ(b.stack(a, air), "A5+ L6+");
    EXPECT_EQ(b.strength(air), "11:0");
}

TEST(Rules, ALS_CARD_S4_ReturningIsOptional) {
    Battle b("turn=A; A.hand=S4 A6; B.hand=S6; A.land=L6-");
    b.says("A play S4 sea up").says("A pass");
    EXPECT_EQ(b.stack(a, land), "L6-");
    EXPECT_EQ(b.asked(), "B TURN");
}

TEST(Rules, ALS_RUL_23_AMovedBlockadeWatchesItsNewNeighbours) {
    Battle b("order=ALS; turn=A; A.hand=S1 A6; B.hand=S2 L5; A.land=S5+; B.sea=S3+ L1-");
    b.says("A play S1 sea up").says("A move S5 air");  // three lie in sea, no longer next door
    EXPECT_EQ(b.says("B play S2 sea up").stack(als::b, sea), "S3+ L1- S2+");
    Battle stays("order=ALS; turn=A; A.hand=S1 A6; B.hand=S2 L5; A.land=S5+; B.sea=S3+ L1-");
    stays.says("A play S1 sea up").says("A pass");
    EXPECT_EQ(stays.says("B play S2 sea up").deck(), "S2");
}

TEST(Rules, ALS_VAR_4_CardsReadAsTheyAreChosenToOrArePlayed) {
    const auto worded = [](std::initializer_list<Option> options) {
        const View v = war(1, options).match.view(Viewer::table());
        std::string out;
        for (int i = 0; i < cards; i++)
            if (first_edition(v, card(i))) out += card_id(card(i));
        return out;
    };
    EXPECT_EQ(worded({}), "");
    EXPECT_EQ(worded({Option::first_edition_cards}).size(), 2u * cards);
    EXPECT_EQ(worded({Option::legacy_air_drop}), "A2");
    EXPECT_EQ(worded({Option::legacy_reinforce, Option::legacy_disrupt}), "L1L5");
    EXPECT_EQ(worded({Option::legacy_redeploy}), "S4");
}

TEST(Rules, ALS_VAR_5_LegacyAirDropCountsAnExtraTurn) {
    Battle b("options=legacyAirDrop legacyRedeploy; turn=A; airDropArmed=A; A.hand=S4 L6; B.hand=S6; A.land=A6-");
    b.says("A play S4 sea up").says("A return A6");
    EXPECT_EQ(b.asked(), "A TURN");
    EXPECT_TRUE(b.match.now().air_drop.has(a));
    b.says("A play L6 sea up");
    EXPECT_EQ(b.asked(), "B TURN");
    EXPECT_TRUE(b.match.now().air_drop.empty());
}
TEST(Rules, ALS_VAR_5_LegacyAirDropArmedAgainIsOnInTheTurnAfter) {
    Battle b("options=legacyAirDrop; turn=A; airDrop=A; A.hand=A2 L6; B.hand=S6 S5");
    b.says("A play A2 land up");
    EXPECT_EQ(b.told(), "play_up A2, ability A2, air_drop_on");  // the play does not use it up
    EXPECT_TRUE(b.match.now().air_drop.empty());
    EXPECT_TRUE(b.match.now().air_drop_armed.has(a));
    b.says("B play S6 sea up");
    EXPECT_TRUE(b.match.now().air_drop.has(a));
}
TEST(Rules, ALS_VAR_5_LegacyReinforceIsStillDestroyed) {
    Battle b("options=legacyReinforce; turn=A; A.hand=L1 A6; B.hand=S6; B.air=A5+; deck=S3 A1");
    EXPECT_EQ(b.says("A play L1 land up").says("A place sea").deck(), "A1 S3");
}
TEST(Rules, ALS_VAR_5_LegacyRedeployInTheOthersTurnGivesTwoInARow) {
    Battle b("options=legacyRedeploy; turn=B; A.hand=A6; B.hand=L2 S2; A.sea=S4-; A.land=L6-");
    b.says("B play L2 land up").says("B flip sea.A");
    EXPECT_EQ(b.offered(), "return");
    b.says("A return L6").says("A play A6 air up");
    EXPECT_EQ(b.asked(), "A TURN");
    EXPECT_EQ(b.says("A play L6 land up").asked(), "B TURN");
}

}  // namespace
}  // namespace hexmoot::als
