// The verbs of hexmoot-cli doing what they are for.
#include <nlohmann/json.hpp>

#include "tests/cli/cli.h"

namespace hexmoot::cli_test {
namespace {

using nlohmann::json;
using testing::AllOf;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::MatchesRegex;
using testing::Not;

using Verbs = Cli;

std::string digest_of(const std::string& out) {
    const size_t at = out.find("digest ");
    return at == out.npos ? "" : out.substr(at + 7, 16);
}

TEST_F(Verbs, HelpTellsEachVerbWithAnExample) {
    const Ran all = run({"--help"});
    EXPECT_EQ(all.code, 0);
    EXPECT_THAT(all.out, HasSubstr("Exit status: 0 all went well"));
    for (const char* verb :
         {"play", "replay", "say", "offer", "vectors", "scenario", "fuzz", "perft", "odds", "bench", "saves"}) {
        const Ran r = run({verb, "--help"});
        EXPECT_EQ(r.code, 0) << verb;
        EXPECT_THAT(r.out, HasSubstr("hexmoot-cli " + std::string(verb) + " ")) << verb;
        EXPECT_THAT(all.out, HasSubstr(verb));
    }
    EXPECT_THAT(run({"--version"}).out, MatchesRegex("[0-9]+\\.[0-9]+\\.[0-9]+\n"));
}

TEST_F(Verbs, GamesListsSeatsAndOptions) {
    const Ran r = run({"games"});
    EXPECT_EQ(r.code, 0);
    EXPECT_THAT(r.out, AllOf(HasSubstr("air_land_sea: Air, Land & Sea, 2 seats"), HasSubstr("--option longGame=0|1")));
    EXPECT_THAT(run({"--lang", "de", "games"}).out, HasSubstr("Punkte"));
}

TEST_F(Verbs, TheSameSeedIsTheSameGame) {
    const Ran one = run({"play", "air_land_sea", "--seed", "42"}),
              two = run({"play", "air_land_sea", "--seed", "42", "--out", "war"});
    EXPECT_EQ(one.code, 0);
    EXPECT_EQ(one.out, two.out);
    EXPECT_THAT(one.out, AllOf(HasSubstr("wins the war"), HasSubstr("seed 42\n")));
    EXPECT_NE(run({"play", "air_land_sea", "--seed", "43"}).out, one.out);
    EXPECT_NE(run({"play", "air_land_sea", "--seed", "42", "--option", "longGame=1"}).out, one.out);
}

TEST_F(Verbs, SayAppendsAndTellsWhatHappened) {
    game("war");
    const json hand = json::parse(run({"replay", "war", "--as", "A", "--json"}).out)["view"]["hand"];
    const Ran r = run({"say", "war", "A play " + hand[0].get<std::string>() + " sea down"});
    EXPECT_EQ(r.code, 0) << r.err;
    EXPECT_THAT(r.out, AllOf(HasSubstr("Vermilion plays a card face down to Sea."),
                             HasSubstr("Azure: play a card or withdraw")));
    EXPECT_EQ(run({"say", "war", "B withdraw", "A next"}).code, 0);
    const json after = json::parse(run({"replay", "war", "--json"}).out);
    EXPECT_EQ(after["answers"], 6);
    EXPECT_EQ(after["view"]["battle"], 2);
}

TEST_F(Verbs, SayGoesOnInTheMiddleOfACommand) {
    game("war");
    const std::string card = json::parse(run({"replay", "war", "--as", "A", "--json"}).out)["view"]["hand"][0];
    ASSERT_EQ(run({"say", "war", "A play"}).code, 0);
    EXPECT_EQ(run({"say", "war", "A play " + card + " land"}).code, 0);  // "play" was said
    EXPECT_EQ(run({"say", "war", "A down"}).code, 0);
}

TEST_F(Verbs, OfferListsWhatMayBeSaidAndWhatMayNot) {
    ASSERT_EQ(run({"play", "air_land_sea", "--seed", "7", "--option", "beginner=1", "--to", "0", "--out", "war"}).code,
              0);
    const Ran r = run({"offer", "war"});
    EXPECT_EQ(r.code, 0);
    EXPECT_THAT(r.out,
                AllOf(HasSubstr("A play "), HasSubstr("A withdraw     not now: ERR_WITHDRAW_DISABLED (ALS-VAR-1): ")));
}

TEST_F(Verbs, PerftCounts) {
    game("war");
    const Ran r = run({"perft", "war", "3"});
    EXPECT_EQ(r.code, 0);
    EXPECT_EQ(
        r.out,
        " 1 2\n 2 8\n 3 22\n");  // play or withdraw; six cards, or two seats say next; three theatres, or two words
}

TEST_F(Verbs, OddsTellsTheChances) {
    const Ran r = run({"odds", "thunders_edge", "OB", "against", "CF"});
    EXPECT_EQ(r.code, 0);
    EXPECT_THAT(r.out, AllOf(HasSubstr("captured        0.356653\n"), HasSubstr("attackers-lost  0.555556\n")));
    const json figures = json::parse(run({"odds", "thunders_edge", "--json", "OB", "against", "CF"}).out);
    EXPECT_EQ(figures["defence-dice"], 2);
    EXPECT_EQ(figures["cleared"], 0.55727);
    EXPECT_EQ(run({"odds", "thunders_edge", "OB"}).code, 2);
    EXPECT_THAT(run({"odds", "thunders_edge", "OB", "fort"}).err, HasSubstr("'fort' does not fit there"));
    EXPECT_THAT(run({"odds", "air_land_sea", "ambush"}).err, HasSubstr("is played without dice"));
}

TEST_F(Verbs, ReplayGoesBack) {
    game("war", "30");
    const json whole = json::parse(run({"replay", "war", "--json"}).out),
               part = json::parse(run({"replay", "war", "--to", "8", "--json"}).out);
    EXPECT_EQ(whole["answers"], 30);
    EXPECT_EQ(part["answers"], 8);
    EXPECT_LT(part["log"].size(), whole["log"].size());
    EXPECT_THAT(run({"--lang", "de", "replay", "war"}).out, HasSubstr("Schlacht 1"));
}

TEST_F(Verbs, SavesGoInAndOut) {
    game("war", "25");
    ASSERT_EQ(run({"saves", "library", "import", "war"}).out, "war: game 1\n");
    EXPECT_THAT(run({"saves", "library", "list"}).out,
                AllOf(HasSubstr("air_land_sea"), HasSubstr("Vermilion and Azure, 25 words")));
    const Ran verified = run({"saves", "library", "verify"});
    EXPECT_EQ(verified.code, 0);
    EXPECT_THAT(verified.out, HasSubstr("   1  good, 25 words, digest "));
    ASSERT_EQ(run({"saves", "library", "export", "1", "back"}).code, 0);
    EXPECT_EQ(run({"replay", "back", "--as", "A"}).out, run({"replay", "war", "--as", "A"}).out);
    ASSERT_EQ(run({"saves", "other", "import", "back", "war"}).code, 0);
    EXPECT_EQ(digest_of(run({"saves", "other", "verify", "2"}).out), digest_of(verified.out));
}

TEST_F(Verbs, AGreedyRobotBeatsARandomOne) {
    int won = 0;
    for (int seed = 1; seed <= 20; seed++)
        won += run({"play", "air_land_sea", "--seed", std::to_string(seed), "--bots", "greedy,random"})
                   .out.starts_with("Vermilion wins");
    EXPECT_GE(won, 14);
}

TEST_F(Verbs, AGameIsLeftToPeopleWithTheWantedPrivacy) {
    for (const char* level : {"open", "courtesy", "locked"}) {
        const Ran r = run({"play", "air_land_sea", "--seed", "7", "--to", "0", "--privacy", level, "--out", "left"});
        EXPECT_EQ(r.code, 0) << r.err;
        EXPECT_THAT(text("left"), HasSubstr("\nprivacy: " + std::string(level) + "\n"));
    }
    EXPECT_EQ(run({"play", "air_land_sea", "--privacy", "none"}).code, 2);
}

TEST_F(Verbs, GreedyRobotsPlayThundersEdgeAtOneTableWithRandomOnes) {
    for (int seed = 1; seed <= 3; seed++) {
        const Ran r = run({"play", "thunders_edge", "--seats", "3", "--seed", std::to_string(seed), "--option",
                           "worldSetup=1", "--bots", "greedy,random"});
        EXPECT_EQ(r.code, 0) << r.err;
        EXPECT_TRUE(r.out.starts_with("Vermilion wins")) << r.out;
    }
}

TEST_F(Verbs, FuzzHoldsTheLaws) {
    const Ran inline_games = run({"fuzz", "air_land_sea", "--games", "200", "--seed", "1"});
    EXPECT_EQ(inline_games.code, 0) << inline_games.out << inline_games.err;
    EXPECT_EQ(run({"fuzz", "air_land_sea", "--games", "2", "--seed", "1", "--stepped"}).code, 0);
    EXPECT_EQ(run({"fuzz", "air_land_sea", "--option", "beginner=1", "--option", "longGame=1"}).code, 2);
}

TEST_F(Verbs, BenchPrintsOneObjectAGame) {
    const Ran r = run({"bench", "air_land_sea", "--json", "--folder", "."});
    EXPECT_EQ(r.code, 0) << r.err;
    const json figures = json::parse(r.out);
    EXPECT_EQ(figures["game"], "air_land_sea");
    for (const char* key : {"games_per_s", "moves_per_s", "answer_p99_us", "commit_ratio"})
        EXPECT_GT(figures[key], 0) << key;
    EXPECT_EQ(figures.size(), 5u);
}

TEST_F(Verbs, ThundersEdgeIsPlayedToTheEnd) {
    const Ran r =
        run({"play", "thunders_edge", "--seats", "3", "--seed", "1", "--option", "worldSetup=1", "--out", "edge"});
    ASSERT_EQ(r.code, 0) << r.err;
    EXPECT_THAT(r.out, HasSubstr("in turn"));
    for (const char* lang : {"en", "de"}) {
        const Ran told = run({"--lang", lang, "replay", "edge", "--as", "B"});
        EXPECT_EQ(told.code, 0) << told.err;
        EXPECT_THAT(told.out, Not(ContainsRegex("[{}]"))) << "a slot that nobody filled";
    }
}

TEST_F(Verbs, ThundersEdgeAnswersAndRefuses) {
    ASSERT_EQ(run({"play", "thunders_edge", "--seats", "3", "--seed", "1", "--to", "0", "--out", "edge"}).code, 0);
    EXPECT_THAT(run({"offer", "edge"}).out, HasSubstr("B place"));
    const Ran taken = run({"say", "edge", "B place HEX-05 (0,0)"});
    EXPECT_EQ(taken.code, 3);
    EXPECT_THAT(taken.out + taken.err, HasSubstr("E_CELL_OCCUPIED (TE-WORLD-5)"));
    EXPECT_EQ(run({"say", "edge", "B place HEX-05 (0,1)"}).code, 0);
    EXPECT_THAT(run({"replay", "edge"}).out, Not(HasSubstr("HEX-05")));
    EXPECT_THAT(run({"replay", "edge", "--as", "B"}).out, HasSubstr("HEX-05"));
}

TEST_F(Verbs, RobotsPlayOnInALibrary) {
    ASSERT_EQ(run({"play", "air_land_sea", "--seed", "3", "--library", "library", "--to", "17"}).code, 0);
    EXPECT_THAT(run({"saves", "library", "list"}).out, HasSubstr("17 words"));
    const Ran r = run({"play", "air_land_sea", "--library", "library", "--games", "2"});
    EXPECT_EQ(r.code, 0) << r.err;
    EXPECT_THAT(r.out, AllOf(HasSubstr("game 1\n"), HasSubstr("game 2\n"), HasSubstr("wins the war")));
    EXPECT_EQ(run({"saves", "library", "verify"}).code, 0);
}

TEST_F(Verbs, VectorsOfTheSpecificationPass) {
    const Ran r = run({"vectors", "air_land_sea", HEXMOOT_SOURCE "/tests/fixtures/air_land_sea/vectors.md"});
    EXPECT_EQ(r.code, 0);
    EXPECT_THAT(r.out, HasSubstr("152 passed, 0 failed, 7 in prose\n"));
}

}  // namespace
}  // namespace hexmoot::cli_test
