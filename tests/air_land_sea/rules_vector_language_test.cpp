// What a file in the vector language may get wrong, and how that is told.
#include <gtest/gtest.h>

#include "engine/games/air_land_sea/vectors.h"

namespace hexmoot::als {
namespace {

using Outcome = VectorResult::Outcome;

const char* const given_line = "order=ALS; first=P1; turn=P1; P1.hand=L2 A6; P2.hand=S6";

std::string file(const std::string& given, const std::string& when, const std::string& then) {
    return "#### T-1 a test\n- refs: PLAY-1\n- **given**: `" + given + "`\n- **when**: `" + when + "`\n- **then**: `" +
           then + "`\n";
}
std::string outcome(const std::string& text) {
    std::string out;
    for (const VectorResult& r : run_vectors(text))
        out += (out.empty() ? "" : "\n") + (r.outcome == Outcome::passed  ? "passed"
                                            : r.outcome == Outcome::prose ? "prose"
                                                                          : r.message);
    return out;
}
std::string given(const std::string& text) { return outcome(file(text, "P1 withdraw", "ok")); }
std::string when(const std::string& text) { return outcome(file(given_line, text, "ok")); }
std::string then(const std::string& text) { return outcome(file(given_line, "P1 play L2 up L", text)); }

TEST(VectorLanguage, RunsWhatItReads) {
    EXPECT_EQ(then("ok; pending=FLIP@P1; options=L.P1; winner=none; reason=none"), "passed");
    const auto r = run_vectors("## A chapter\n\n" + file(given_line, "P1 play L2 up L", "ok"));
    ASSERT_EQ(r.size(), 1u);
    EXPECT_EQ(r[0].id, "T-1");
    EXPECT_EQ(r[0].title, "a test");
    EXPECT_EQ(r[0].line, 3);
}

TEST(VectorLanguage, TellsWhatDiffers) {
    EXPECT_EQ(then("ok; turn=P2"), "5:18: turn is 'DECISION', expected 'P2'");
    EXPECT_EQ(then("ok; P1.L=L2-; P1.hand=A6; vp=1:0"),
              "5:18: P1.L is 'L2+', expected 'L2-'; 5:40: vp is '0:0', expected '1:0'");
    EXPECT_EQ(then("ok; reason=ALL_PLAYED"), "5:18: reason is 'none', expected 'ALL_PLAYED'");
    EXPECT_EQ(then("error ERR_NOT_YOUR_TURN"), "'P1 play L2 up L' gives ok, expected ERR_NOT_YOUR_TURN");
    EXPECT_EQ(when("P2 withdraw"), "'P2 withdraw' gives ERR_NOT_YOUR_TURN (ALS-TURN-2), expected ok");
    EXPECT_EQ(when("P1 pass; P1 withdraw"), "'P1 pass' gives ERR_NO_DECISION_PENDING (ALS-TURN-1), expected ok");
}

TEST(VectorLanguage, SetsAndSpacesDoNotMatterStacksDo) {
    EXPECT_EQ(
        outcome(file("P1.hand=L2 A6; P2.hand=S6;P1.A=A1+  A2- ", "P1 withdraw", " ok ; P1.hand=A6 L2;P1.A=A1+ A2-")),
        "passed");
    EXPECT_EQ(outcome(file("P1.hand=L2; P1.A=A1+ A2-", "P1 withdraw", "ok; P1.A=A2- A1+")),
              "5:18: P1.A is 'A1+ A2-', expected 'A2- A1+'");
}

TEST(VectorLanguage, NoneAndNothingAreTheEmptyValue) {
    EXPECT_EQ(outcome(file("P1.hand=L2; P2.hand=none; deck=", "P1 withdraw",
                           "ok; P2.hand=; P2.A=none; deck=none; airdrop=none; reason=WITHDRAW")),
              "passed");
}

TEST(VectorLanguage, OptionsHaveShortNames) {
    EXPECT_EQ(outcome(file("mode=long; turn=P1; vp=0:10; P1.hand=A1 A2 A3 A4", "P1 withdraw", "ok; game=none")),
              "passed");
    EXPECT_EQ(outcome(file("mode=legacyFirstEdition; turn=P1; P1.hand=A2 L1 L6; P2.hand=S6; deck=S3",
                           "P1 play L1 up L; P1 pass", "ok; deck=S3; turn=P2")),
              "passed");
    EXPECT_EQ(outcome(file("mode=legacyFirstEdition; turn=P1; P1.hand=A2 L6; P2.hand=S6", "P1 play A2 up A",
                           "ok; airdrop=none; armed=P1")),
              "passed");
    EXPECT_EQ(given("mode=long beginner"), "given: beginner and longGame exclude each other");
}

TEST(VectorLanguage, ErrorsOfGiven) {
    EXPECT_EQ(given("ordr=ALS"), "3:15: expected a key of 'given', found 'ordr'");
    EXPECT_EQ(given("order=ALX"), "3:21: expected the three theatres by position, like ALS, found 'ALX'");
    EXPECT_EQ(given("order=ALS; P1.hand=A6 B2"), "3:37: expected a card, from A1 to S6, found 'B2'");
    EXPECT_EQ(given("P1.A=A6"), "3:20: expected a card with its face, like 'L5+' or 'L5-', found 'A6'");
    EXPECT_EQ(given("vp=3"), "3:18: expected two numbers, like 6:0, found '3'");
    EXPECT_EQ(given("first=P3"), "3:21: expected a seat, P1 or P2, found 'P3'");
    EXPECT_EQ(given("mode=hasty"), "3:20: expected the name of an option, found 'hasty'");
    EXPECT_EQ(given("first=P1; first=P2"), "3:25: expected each key only once, found 'first'");
    EXPECT_EQ(given("order"), "3:15: expected key=value, found 'order'");
    EXPECT_EQ(given("pending=none"), "3:15: expected a key of 'given', found 'pending'");
    EXPECT_EQ(given("P1.hand=A6 A6"), "3:26: expected each only once, found 'A6'");
}

TEST(VectorLanguage, TheSameCardInTwoPlaces) { EXPECT_EQ(given("P1.hand=A6; P2.hand=A6").substr(0, 7), "given: "); }

TEST(VectorLanguage, ACardInAHandAndOnTheBoardLiesOnTheBoard) {
    const auto r =
        run_vectors(file("P1.hand=A6 A5; P2.S=A6+", "P1 play A6 up A", "error ERR_CARD_NOT_IN_HAND; P1.hand=A5"));
    ASSERT_EQ(r.size(), 1u);
    EXPECT_EQ(r[0].outcome, Outcome::passed);
    EXPECT_EQ(r[0].message, "given names A6 in a hand and on the board: it lies on the board");
}

TEST(VectorLanguage, ErrorsOfWhen) {
    EXPECT_EQ(when(""), "4:14: expected a command, found nothing");
    EXPECT_EQ(when("play L2 up L"), "4:14: expected a seat, P1 or P2, or 'next', found 'play'");
    EXPECT_EQ(when("P1"), "4:16: expected play, withdraw, flip, place, move, return or pass, found nothing");
    EXPECT_EQ(when("P1 concede"), "4:17: expected play, withdraw, flip, place, move, return or pass, found 'concede'");
    EXPECT_EQ(when("P1 withdraw; P1 play L2 L"), "4:27: expected 'play CARD up|down THEATRE', found 'P1 play L2 L'");
    EXPECT_EQ(when("P1 play L2 sideways L"), "4:25: expected up or down, found 'sideways'");
    EXPECT_EQ(when("P1 flip L"), "4:22: expected THEATRE.SEAT, found 'L'");
}

TEST(VectorLanguage, ErrorsOfThen) {
    EXPECT_EQ(then("fine"), "5:14: expected 'ok' or 'error CODE', found 'fine'");
    EXPECT_EQ(then(""), "5:14: expected 'ok' or 'error CODE', found nothing");
    EXPECT_EQ(then("error ERR_NOPE"), "5:20: expected an error code of the specification, found 'ERR_NOPE'");
    EXPECT_EQ(then("ok; pending=FLIP"), "5:26: expected KIND@SEAT or none, found 'FLIP'");
    EXPECT_EQ(then("ok; options=L.P9"), "5:26: expected a card, a theatre or THEATRE.SEAT, found 'L.P9'");
    EXPECT_EQ(then("ok; view(P3).P1.A=A1+"), "5:18: expected a key of 'then', found 'view(P3).P1.A'");
    EXPECT_EQ(then("ok; mode=beginner"), "5:18: expected a key of 'then', found 'mode'");
    EXPECT_EQ(then("ok; reason=BOREDOM"), "5:25: expected ALL_PLAYED, WITHDRAW or none, found 'BOREDOM'");
    EXPECT_EQ(then("ok; turn=P3"), "5:23: expected P1, P2, DECISION, BATTLE_OVER or GAME_OVER, found 'P3'");
    EXPECT_EQ(then("ok; award=many"), "5:24: expected a number, found 'many'");
}

TEST(VectorLanguage, ErrorsOfTheFrame) {
    EXPECT_EQ(outcome("- **given**: `turn=P1`\n"),
              "1:1: expected a heading '#### ID title' first, found '- **given**: `turn=P1`'");
    EXPECT_EQ(outcome("#### T-1 a\n- **given**: turn=P1\n"),
              "2:14: expected text between back-quotes, found 'turn=P1'");
    EXPECT_EQ(outcome("#### T-1 a\n- **when**: `P1 withdraw`\n"),
              "2:1: expected - **given**, found '- **when**: `P1 withdraw`'");
    EXPECT_EQ(outcome("#### T-1 a\n- **given**: `turn=P1`\n\n## B\n"),
              "1:1: expected - **when** in T-1, found nothing");
    EXPECT_EQ(outcome("#### T-1 a\nwhat holds always\n#### T-1 b\n"),
              "prose\n3:6: expected each id only once, found 'T-1'");
    EXPECT_EQ(outcome(""), "");
}

TEST(VectorLanguage, ColumnsCountCharacters) {
    EXPECT_EQ(
        outcome(
            "#### T-1 \xE2\x80\xA6 a\n- **given**: `\xC3\xA4\xC3\xA4=1; x`\n- **when**: `next`\n- **then**: `ok`\n"),
        "2:15: expected a key of 'given', found '\xC3\xA4\xC3\xA4'");
}

}  // namespace
}  // namespace hexmoot::als
