#include "engine/content/game_content.h"

#include <gtest/gtest.h>

#include "engine/content/reader.h"
#include "tests/content/tiny_game.h"

namespace hexmoot {
namespace {

TEST(GameContent, LoadsAWholeGame) {
    const TinyGame game;
    const auto content = GameContent::load(game.folder());
    ASSERT_TRUE(content) << to_string(content.error());
    EXPECT_EQ(content->id(), "tiny");
    EXPECT_EQ(content->least_seats(), 2);
    EXPECT_EQ(content->most_seats(), 4);
    EXPECT_EQ(content->minutes(), 1);
    ASSERT_EQ(content->options().size(), 1u);
    EXPECT_TRUE(content->options()[0].fallback);
    EXPECT_EQ(content->constant("points"), 7);
    EXPECT_FALSE(content->has_constant("others"));
    EXPECT_THROW(content->constant("others"), std::out_of_range);
    EXPECT_EQ(content->texts().text("card.A1.name"), "Spark");
    EXPECT_EQ(content->texts().text("option.long.text", "de"), "Länger.");
    EXPECT_EQ(content->texts().counted("cards", 2, "de"), "2 Karten");
    EXPECT_EQ(content->error("ERR_NO", "de").what, "Kein {card}.");
    EXPECT_TRUE(content->has_error("ERR_NO"));
    EXPECT_FALSE(content->has_error("ERR_YES"));
}

TEST(GameContent, ShowsRulesInOrder) {
    const TinyGame game;
    const auto content = GameContent::load(game.folder());
    ASSERT_TRUE(content);
    const auto rules = content->rules();
    ASSERT_EQ(rules.size(), 2u);
    EXPECT_EQ(rules[0].chapter, "all");
    EXPECT_EQ(rules[0].text, "Play.");
    EXPECT_EQ(rules[0].ruling, "");
    EXPECT_EQ(rules[0].see[0], "T-2");
    EXPECT_EQ(rules[1].title, "Draw?");
    EXPECT_EQ(rules[1].text, "");
    EXPECT_EQ(rules[1].why, "One card.");
    EXPECT_EQ(content->rule("T-2", "de").ruling, "Nein.");
    EXPECT_THROW(content->rule("T-3"), std::out_of_range);
}

TEST(GameContent, SurvivesBeingMoved) {
    const TinyGame game;
    GameContent content = GameContent::load(game.folder()).value();
    const GameContent moved = std::move(content);
    EXPECT_EQ(moved.rules()[1].id, "T-2");
    ContentErrors errors;
    EXPECT_EQ(Reader(moved.cards(), errors).at("card").items()[0].at("strength").integer(1, 6), 1);
}

TEST(GameContent, MissingFolderNamesItsFiles) {
    const auto content = GameContent::load("/nowhere/tiny");
    ASSERT_FALSE(content);
    EXPECT_EQ(content.error().size(), 4u);
    EXPECT_EQ(to_string(content.error()[0]),
              "/nowhere/tiny/game.json: expected a readable file: No such file or directory");
}

TEST(GameContent, SyntaxErrorsOfAllFilesComeTogether) {
    const TinyGame game;
    game.write("texts.json", "{\n  \"log\": {\n");
    game.write("cards.json", "[1,]");
    EXPECT_EQ(
        game.errors(),
        "cards.json:1:4: syntax error while parsing value - unexpected ']'; expected '[', '{', or a literal\n"
        "texts.json:3:1: syntax error while parsing object key - unexpected end of input; expected string literal\n");
}

TEST(GameContent, WrongTypesAndRangesAreLocated) {
    const TinyGame game;
    game.spoil("game.json", "\"minutes\": 1", "\"minutes\": \"1\"");
    game.spoil("game.json", "\"max\": 4", "\"max\": 1");
    game.spoil("game.json", "\"default\": true", "\"default\": 1");
    game.spoil("game.json", "\"type\": \"bool\"", "\"type\": \"number\"");
    EXPECT_EQ(game.errors(),
              "game.json:4:31: /seats/max: expected a whole number from 2 to 8, found the number 1\n"
              "game.json:5:14: /minutes: expected a whole number from 1 to 1440, found the text \"1\"\n"
              "game.json:9:29: /options/0/type: expected one of bool, int, choice, found the text \"number\"\n"
              "game.json:9:50: /options/0/default: expected true or false, found the number 1\n");
}

// Writes the one option of the tiny game anew.
void choose_option(const TinyGame& game, const std::string& kind, const std::string& texts) {
    game.spoil("game.json", "\"type\": \"bool\", \"default\": true", kind);
    game.spoil("game.json", "\"text\": \"Longer.\"", "\"text\": \"Longer.\"" + texts);
}

TEST(GameContent, AnOptionMayBeANumber) {
    const TinyGame game;
    choose_option(game, R"("type": "int", "min": 4, "max": 16, "default": 12)", "");
    const auto content = GameContent::load(game.folder());
    ASSERT_TRUE(content) << to_string(content.error());
    const Option& option = content->options()[0];
    EXPECT_EQ(option.low, 4);
    EXPECT_EQ(option.high, 16);
    EXPECT_EQ(option.fallback, 12);
    EXPECT_TRUE(option.names.empty());
}

TEST(GameContent, AnOptionMayBeAChoiceOfNames) {
    const TinyGame game;
    choose_option(game, R"("type": "choice", "names": ["open", "rota"], "default": "rota")",
                  R"(, "open": "All at once", "rota": "In turn")");
    game.spoil("de.json", "\"text\": \"Länger.\"", R"("text": "Länger.", "open": "Zugleich", "rota": "Reihum")");
    const auto content = GameContent::load(game.folder());
    ASSERT_TRUE(content) << to_string(content.error());
    const Option& option = content->options()[0];
    EXPECT_EQ(option.names, (std::vector<std::string>{"open", "rota"}));
    EXPECT_EQ(option.low, 0);
    EXPECT_EQ(option.high, 1);
    EXPECT_EQ(option.fallback, 1);
    EXPECT_EQ(content->texts().text("option.long.rota", "de"), "Reihum");
}

TEST(GameContent, NumbersAndChoicesAreChecked) {
    const TinyGame number;
    choose_option(number, R"("type": "int", "min": 4, "max": 3, "default": 5)", "");
    EXPECT_EQ(number.errors(),
              "game.json:9:53: /options/0/max: expected a whole number from 4 to 1000, found the number 3\n"
              "game.json:9:67: /options/0/default: expected a whole number from 4 to 4, found the number 5\n");
    const TinyGame choice;
    choose_option(choice, R"("type": "choice", "names": ["open", "rota"], "default": "shut")",
                  R"(, "open": "All at once")");
    choice.spoil("de.json", "\"text\": \"Länger.\"", R"("text": "Länger.", "open": "Zugleich")");
    EXPECT_EQ(choice.errors(),
              "game.json:9:77: /options/0/default: expected one of the names, found \"shut\"\n"
              "game.json:10:16: /options/0/texts: expected the key \"rota\"\n");
}

TEST(GameContent, MissingAndUnknownKeysAreLocated) {
    const TinyGame game;
    game.spoil("game.json", "\"minutes\": 1,", "\"minuts\": 1,");
    game.spoil("game.json", ", \"text\": \"Longer.\"", "");
    game.write("de.json", TinyGame::german());
    EXPECT_EQ(
        game.errors(),
        "game.json:5:3: /minuts: expected one of the keys id, texts, seats, minutes, sources, options, constants, "
        "found \"minuts\"\n"
        "game.json:1:1: expected the key \"minutes\"\n"
        "game.json:10:16: /options/0/texts: expected the key \"text\"\n"
        "de.json:3:41: /option/long/text: expected a known text key, found \"option.long.text\"\n");
}

TEST(GameContent, IdsAreUnique) {
    const TinyGame game;
    game.spoil("cards.json", "\"texts\": { \"name\": \"Spark\" } }",
               "\"texts\": { \"name\": \"Spark\" } },\n    { \"id\": \"A1\", \"source\": [] }");
    game.spoil("rules.json", "\"id\": \"T-2\"", "\"id\": \"T-1\"");
    game.write("de.json", "{}");
    const std::string errors = game.errors();
    EXPECT_NE(errors.find("cards.json:4:13: /card/1/id: expected each card once, \"A1\" stands above\n"),
              std::string::npos);
    EXPECT_NE(errors.find("rules.json:7:17: /chapters/0/rules/1/id: expected each rule once, \"T-1\" stands above\n"),
              std::string::npos);
}

TEST(GameContent, ReferencesMustLeadSomewhere) {
    const TinyGame game;
    game.spoil("rules.json", "\"see\": [\"T-2\"]", "\"see\": [\"T-9\"]");
    game.spoil("game.json", "\"rule\": \"T-1\"", "\"rule\": \"T-8\"");
    game.spoil("game.json", "\"conflicts\": []", "\"conflicts\": [\"long\"]");
    game.spoil("cards.json", "[\"house\"]", "[\"hearsay\"]");
    EXPECT_EQ(game.errors(),
              "cards.json:3:64: /card/0/source/0: expected one of the sources of game.json, found \"hearsay\"\n"
              "game.json:9:85: /options/0/rule: expected the id of a rule, found \"T-8\"\n"
              "game.json:9:67: /options/0/conflicts: expected the id of another option, found \"long\"\n"
              "rules.json:6:85: /chapters/0/rules/0/see: expected the id of a rule, found \"T-9\"\n");
}

TEST(GameContent, TheFolderCarriesTheId) {
    const TinyGame game;
    game.spoil("game.json", "\"tiny\"", "\"large\"");
    EXPECT_EQ(game.errors(), "game.json:2:9: /id: expected \"tiny\", the name of the folder\n");
    const auto slash = GameContent::load(game.folder() / "");
    EXPECT_EQ(slash.error().size(), 1u);
}

TEST(GameContent, ATextMayStandOnlyOnce) {
    const TinyGame game;
    game.spoil("texts.json", "\"cards.one\"", "\"card.A1.name\": \"Spark\", \"cards.one\"");
    EXPECT_EQ(game.errors(),
              "texts.json:3:3: /card.A1.name: expected each text once, \"card.A1.name\" has one already\n");
}

TEST(GameContent, BrokenSlotsAreFound) {
    const TinyGame game;
    game.spoil("texts.json", "{seat} plays", "{seat plays");
    game.spoil("de.json", "{seat} spielt", "{sitz} spielt");
    EXPECT_EQ(game.errors(), "texts.json:2:20: /log/play: expected slots such as {seat}, found a brace that is none\n");
    game.spoil("texts.json", "{seat plays", "{seat} plays");
    EXPECT_EQ(game.errors(), "de.json:11:20: /log/play: expected only the slots of the English text, found {sitz}\n");
}

TEST(GameContent, ATranslationIsComplete) {
    const TinyGame game;
    game.spoil("de.json", ", \"tagline\": \"Eine Karte.\"", "");
    game.spoil("de.json", "\"Funke\"", "7");
    EXPECT_EQ(game.errors(),
              "de.json:4:29: /card/A1/name: expected a text, found the number 7\n"
              "de.json:1:1: expected the key \"card.A1.name\", in English: Spark\n"
              "de.json:1:1: expected the key \"game.tagline\", in English: One card.\n");
}

TEST(GameContent, AnEmptyTranslationLacksEveryKey) {
    const TinyGame game;
    game.write("de.json", "{}");
    const auto content = GameContent::load(game.folder());
    ASSERT_FALSE(content);
    EXPECT_EQ(content.error().size(), 17u);
}

TEST(GameContent, StrayFilesAreNamed) {
    const TinyGame game;
    game.write("notes.json", "{}");
    EXPECT_EQ(game.errors(),
              "notes.json: expected game.json, cards.json, rules.json, texts.json or a translation such as de.json\n");
}

TEST(GameContent, RequiredKeysAreNamedBeforeTheyAreUsed) {
    const TinyGame game;
    const auto content = GameContent::load(game.folder());
    ASSERT_TRUE(content);
    ContentErrors errors;
    const std::vector<std::string> keys{"log.play", "log.stop"};
    content->require(keys, errors);
    ASSERT_EQ(errors.size(), 1u);
    EXPECT_EQ(errors[0].message, "expected the text key \"log.stop\"");
}

TEST(ContentHash, CoversNumbersAndIdsButNoTexts) {
    const TinyGame game;
    const u64 before = GameContent::load(game.folder())->content_hash();
    game.spoil("cards.json", "\"Spark\"", "\"Flash\"");
    game.spoil("game.json", "\"Ours.\"", "\"Mine.\"");
    EXPECT_EQ(GameContent::load(game.folder())->content_hash(), before);
    game.spoil("cards.json", "\"strength\": 1", "\"strength\": 2");
    const u64 stronger = GameContent::load(game.folder())->content_hash();
    EXPECT_NE(stronger, before);
    game.spoil("game.json", "\"value\": 7", "\"value\": 8");
    EXPECT_NE(GameContent::load(game.folder())->content_hash(), stronger);
}

}  // namespace
}  // namespace hexmoot
