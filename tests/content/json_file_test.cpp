#include "engine/content/json_file.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace hexmoot {
namespace {

std::string complaints(std::string text) {
    ContentErrors errors;
    JsonFile::parse("f.json", std::move(text), errors);
    return to_string(errors);
}

TEST(JsonFile, GoodFileHasNoErrors) { EXPECT_EQ(complaints(R"({"a": [1, "two", {"b": null}]})"), ""); }

TEST(JsonFile, MissingFileIsNamed) {
    ContentErrors errors;
    EXPECT_FALSE(JsonFile::load("/nowhere/at/all.json", errors));
    EXPECT_EQ(to_string(errors), "/nowhere/at/all.json: expected a readable file: No such file or directory\n");
}

TEST(JsonFile, SyntaxErrorHasLineAndColumn) {
    EXPECT_EQ(complaints("{\n  \"a\": 1\n  \"b\": 2\n}"),
              "f.json:3:5: syntax error while parsing object - unexpected string literal; expected '}'\n");
    EXPECT_EQ(complaints("{\n  \"ä\": tru\n}").substr(0, 12), "f.json:2:11:");
    EXPECT_NE(complaints("").find("f.json:1:1: syntax error"), std::string::npos);
}

TEST(JsonFile, NumberThatDoesNotFitHasLineAndColumn) {
    EXPECT_EQ(complaints("{\n  \"a\": 1e400\n}"), "f.json:2:8: expected a number that fits, found 1e400\n");
}

TEST(JsonFile, FolderIsNoFile) {
    ContentErrors errors;
    EXPECT_FALSE(JsonFile::load("/", errors));
    EXPECT_EQ(to_string(errors), "/: expected a readable file: Is a directory\n");
}

TEST(JsonFile, BrokenUtf8IsASyntaxError) {
    EXPECT_NE(complaints("{\"a\": \"\xFF\"}").find("f.json:1:8: syntax error"), std::string::npos);
}

TEST(JsonFile, KeyThatStandsTwiceIsAnError) {
    EXPECT_EQ(complaints("{\n  \"a\": 1,\n  \"b\": {},\n  \"a\": 2\n}"),
              "f.json:4:3: /a: expected each key once, found it a second time\n");
}

TEST(JsonFile, ErrorsPointAtValuesAndKeys) {
    ContentErrors errors;
    const auto file = JsonFile::parse("f.json", "\xEF\xBB\xBF{ \"ö\": [10,\n  {\"x/y~\": \"\\\"]}\" }] }", errors);
    ASSERT_TRUE(file);
    EXPECT_EQ(to_string(file->error_at("/ö/0", "m")), "f.json:1:9: /ö/0: m");
    EXPECT_EQ(to_string(file->error_at("/ö/1/x~1y~0", "m")), "f.json:2:12: /ö/1/x~1y~0: m");
    EXPECT_EQ(to_string(file->error_at_key("/ö/1/x~1y~0", "m")), "f.json:2:4: /ö/1/x~1y~0: m");
    EXPECT_EQ(to_string(file->error_at("", "m")), "f.json:1:1: m");
    EXPECT_EQ(to_string(file->error_at("/none", "m")), "f.json: /none: m");
}

TEST(JsonFile, EscapedKeysAreDecodedInPointers) {
    ContentErrors errors;
    const auto file = JsonFile::parse("f.json", R"({"a\u0062\"": 1, "c": 2})", errors);
    ASSERT_TRUE(file);
    EXPECT_EQ(file->error_at("/ab\"", "m").col, 15);
    EXPECT_EQ(file->error_at("/c", "m").col, 23);
}

TEST(JsonFile, NestingHasALimit) {
    EXPECT_EQ(complaints(std::string(60, '[') + std::string(60, ']')), "");
    EXPECT_NE(complaints(std::string(100'000, '[') + std::string(100'000, ']')).find("expected at most 64 levels"),
              std::string::npos);
}

// Any text is either read or refused with a place; nothing else may happen to it.
TEST(JsonFile, SpoiltTextsAreRefusedWithAPlace) {
    const std::string good = R"({"a\u0062": [1, -2.5e3, "x\"{}[],:", null], "b": {"c": {}, "d": [[]]}, "e": true})";
    const auto survives = [](const std::string& text) {
        ContentErrors errors;
        const bool parsed = JsonFile::parse("f.json", text, errors).has_value();
        EXPECT_TRUE(parsed || errors.size() == 1) << text;
        for (const ContentError& e : errors) EXPECT_GT(e.line, 0) << text;
    };
    for (std::size_t at = 0; at <= good.size(); ++at) {
        survives(good.substr(0, at));
        for (const char* put : {"\"", "{", "}", "[", "]", ",", ":", "\\", "\xC3", "\n", "0", ""}) {
            survives(good.substr(0, at) + put + good.substr(std::min(at + 1, good.size())));
            survives(good.substr(0, at) + put + good.substr(at));
        }
    }
}

}  // namespace
}  // namespace hexmoot
