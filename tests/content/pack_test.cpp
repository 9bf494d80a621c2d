// Packs: a user's own texts over the game's.
#include <gtest/gtest.h>

#include "tests/content/tiny_game.h"

namespace hexmoot {
namespace {

TEST(Pack, ReplacesTextsInEveryLanguage) {
    const TinyGame game;
    game.write_pack("mine.json", R"({"card": {"A1": {"name": "Zorp"}}, "log.play": "{card}!"})");
    const auto content = GameContent::load(game.folder(), game.packs());
    ASSERT_TRUE(content) << to_string(content.error());
    EXPECT_EQ(content->texts().text("card.A1.name"), "Zorp");
    EXPECT_EQ(content->texts().text("card.A1.name", "de"), "Zorp");
    EXPECT_EQ(content->texts().text("log.play"), "{card}!");
    EXPECT_EQ(content->texts().text("game.name", "de"), "Winzig");
}

TEST(Pack, MayBeForOneLanguage) {
    const TinyGame game;
    game.write_pack("de.json", R"({"card.A1.name": "Blitz"})");
    game.write_pack("mine.en.json", R"({"card.A1.name": "Flash"})");
    const auto content = GameContent::load(game.folder(), game.packs());
    ASSERT_TRUE(content);
    EXPECT_EQ(content->texts().text("card.A1.name"), "Flash");
    EXPECT_EQ(content->texts().text("card.A1.name", "de"), "Blitz");
}

TEST(Pack, DoesNotChangeTheHash) {
    const TinyGame game;
    const u64 plain = GameContent::load(game.folder())->content_hash();
    game.write_pack("mine.json", R"({"card.A1.name": "Zorp"})");
    EXPECT_EQ(GameContent::load(game.folder(), game.packs())->content_hash(), plain);
}

TEST(Pack, NeedNotExist) {
    const TinyGame game;
    EXPECT_TRUE(GameContent::load(game.folder(), "/nowhere/packs"));
}

TEST(Pack, ErrorsHaveFileLineAndColumn) {
    const TinyGame game;
    game.write_pack("a.json",
                    "{\n  \"card.A1.name\": 7,\n  \"card.A9.name\": \"x\",\n  \"log\": { \"play\": \"{who}\" }\n}");
    game.write_pack("b.json", "{");
    game.write_pack("c.json", "[]");
    EXPECT_EQ(game.errors(),
              "a.json:2:19: /card.A1.name: expected a text, found the number 7\n"
              "a.json:3:3: /card.A9.name: expected a known text key, found \"card.A9.name\"\n"
              "a.json:4:20: /log/play: expected only the slots of the English text, found {who}\n"
              "b.json:1:2: syntax error while parsing object key - unexpected end of input; expected string literal\n"
              "c.json:1:1: expected an object, found an array\n");
}

}  // namespace
}  // namespace hexmoot
