#include "engine/content/reader.h"

#include <limits>

#include <gtest/gtest.h>

namespace hexmoot {
namespace {

class ReaderTest : public testing::Test {
  protected:
    Reader read(std::string text) {
        file = JsonFile::parse("f.json", std::move(text), errors);
        return {file.value(), errors};
    }
    std::optional<JsonFile> file;
    ContentErrors errors;
};

TEST_F(ReaderTest, ReadsWhatIsThere) {
    const Reader root = read(R"({"name": "Ambush", "strength": 2, "on": true, "kind": "b", "list": ["x", "y"]})");
    EXPECT_EQ(root.at("name").text(), "Ambush");
    EXPECT_EQ(root.at("strength").integer(1, 6), 2);
    EXPECT_TRUE(root.at("on").flag());
    EXPECT_EQ(root.at("kind").one_of({"a", "b"}), 1u);
    EXPECT_EQ(root.at("list").texts(), (std::vector<std::string>{"x", "y"}));
    EXPECT_EQ(root.at("list").items().at(1).pointer(), "/list/1");
    EXPECT_EQ(root.members().size(), 5u);
    EXPECT_TRUE(root.has("on"));
    EXPECT_FALSE(root.has("off"));
    EXPECT_TRUE(errors.empty());
}

TEST_F(ReaderTest, CollectsEveryWrongValue) {
    const Reader root = read(
        "{\n"
        "  \"name\": 5,\n"
        "  \"empty\": \"\",\n"
        "  \"strength\": \"two\",\n"
        "  \"big\": 7,\n"
        "  \"half\": 1.5,\n"
        "  \"on\": null,\n"
        "  \"kind\": \"c\",\n"
        "  \"list\": { \"x\": 1 },\n"
        "  \"texts\": [\"x\", [], true]\n"
        "}");
    EXPECT_EQ(root.at("name").text(), "");
    EXPECT_EQ(root.at("empty").text(), "");
    EXPECT_EQ(root.at("strength").integer(1, 6), 1);
    EXPECT_EQ(root.at("big").integer(1, 6), 1);
    EXPECT_EQ(root.at("half").integer(1, 6), 1);
    EXPECT_FALSE(root.at("on").flag());
    EXPECT_EQ(root.at("kind").one_of({"a", "b"}), 0u);
    EXPECT_TRUE(root.at("list").items().empty());
    EXPECT_EQ(root.at("texts").texts().size(), 3u);
    EXPECT_EQ(to_string(errors),
              "f.json:2:11: /name: expected a text, found the number 5\n"
              "f.json:3:12: /empty: expected a text, found the text \"\"\n"
              "f.json:4:15: /strength: expected a whole number from 1 to 6, found the text \"two\"\n"
              "f.json:5:10: /big: expected a whole number from 1 to 6, found the number 7\n"
              "f.json:6:11: /half: expected a whole number from 1 to 6, found the number 1.5\n"
              "f.json:7:9: /on: expected true or false, found null\n"
              "f.json:8:11: /kind: expected one of a, b, found the text \"c\"\n"
              "f.json:9:11: /list: expected an array, found an object\n"
              "f.json:10:18: /texts/1: expected a text, found an array\n"
              "f.json:10:22: /texts/2: expected a text, found true\n");
}

TEST_F(ReaderTest, AMissingKeyIsReportedOnce) {
    const Reader root = read("{\n  \"card\": { \"id\": \"A1\" }\n}");
    const Reader nothing = root.at("card").at("texts");
    EXPECT_FALSE(nothing);
    EXPECT_EQ(nothing.at("name").text(), "");
    EXPECT_EQ(nothing.integer(3, 4), 3);
    EXPECT_TRUE(nothing.items().empty());
    EXPECT_TRUE(nothing.members().empty());
    nothing.only({});
    nothing.fail("silent");
    EXPECT_EQ(to_string(errors), "f.json:2:11: /card: expected the key \"texts\"\n");
}

TEST_F(ReaderTest, UnknownKeysPointAtTheKey) {
    const Reader root = read("{\n  \"id\": 1,\n  \"idd\": 2\n}");
    root.only({"id", "name"});
    EXPECT_EQ(to_string(errors), "f.json:3:3: /idd: expected one of the keys id, name, found \"idd\"\n");
}

TEST_F(ReaderTest, AScalarHasNoMembers) {
    const Reader root = read("\"text\"");
    EXPECT_FALSE(root.at("id"));
    EXPECT_EQ(to_string(errors), "f.json:1:1: expected an object, found the text \"text\"\n");
}

TEST_F(ReaderTest, NumbersBeyondTheRangeDoNotWrap) {
    const Reader root = read("[18446744073709551615, 9223372036854775807, -9223372036854775808, 1e300]");
    const auto items = root.items();
    const i64 most = std::numeric_limits<i64>::max();
    const i64 least = std::numeric_limits<i64>::min();
    EXPECT_EQ(items[0].integer(least, most), least);
    EXPECT_EQ(errors.size(), 1u);
    EXPECT_EQ(items[1].integer(least, most), most);
    EXPECT_EQ(items[2].integer(least, most), least);
    EXPECT_EQ(errors.size(), 1u);
    EXPECT_EQ(items[3].integer(0, 1), 0);
    EXPECT_EQ(errors.size(), 2u);
}

}  // namespace
}  // namespace hexmoot
