#include "engine/content/catalogue.h"

#include <gtest/gtest.h>

namespace hexmoot {
namespace {

TEST(Fill, PutsValuesIntoNamedSlots) {
    EXPECT_EQ(fill("{seat} plays {card} to {theatre}.", {{"theatre", "Land"}, {"seat", "Jade"}, {"card", "Ambush"}}),
              "Jade plays Ambush to Land.");
    EXPECT_EQ(fill("{a}{a}{b}", {{"a", "1"}, {"b", "2"}}), "112");
    EXPECT_EQ(fill("nothing", {{"a", "1"}}), "nothing");
    const std::map<std::string, std::string> values{{"seat", "Jade"}};
    EXPECT_EQ(fill("{seat} acts", values), "Jade acts");
}

TEST(Fill, KeepsASlotWithoutValue) { EXPECT_EQ(fill("{seat} and {other}", {{"seat", "Jade"}}), "Jade and {other}"); }

TEST(Fill, ValuesAreNotTemplates) {
    EXPECT_EQ(fill("{seat} and {other}", {{"seat", "{other}"}, {"other", "{"}}), "{other} and {");
}

TEST(SlotNames, AreFoundOrTheTextIsBroken) {
    EXPECT_EQ(slots("{seat} takes {other_points} from {seat}"), (std::set<std::string>{"other_points", "seat"}));
    EXPECT_EQ(slots("plain"), std::set<std::string>{});
    for (const char* broken : {"{seat", "seat}", "{}", "{Seat}", "{a b}", "{{a}}", "{a{b}"})
        EXPECT_FALSE(slots(broken)) << broken;
}

TEST(Catalogue, LooksUpByKeyAndLanguage) {
    Catalogue texts;
    EXPECT_TRUE(texts.add("en", "a.b", "one"));
    EXPECT_FALSE(texts.add("en", "a.b", "again"));
    EXPECT_TRUE(texts.add("de", "a.b", "eins"));
    EXPECT_EQ(texts.text("a.b"), "one");
    EXPECT_EQ(texts.text("a.b", "de"), "eins");
    EXPECT_EQ(texts.text("a.b", "fr"), "one");
    EXPECT_THROW(texts.text("a.c"), std::out_of_range);
    EXPECT_EQ(texts.keys(), std::vector<std::string_view>{"a.b"});
    EXPECT_EQ(texts.languages(), (std::vector<std::string_view>{"en", "de"}));
    texts.replace("de", "a.b", "zwei");
    EXPECT_EQ(texts.text("a.b", "de"), "zwei");
}

TEST(Catalogue, CountsOneAndMany) {
    Catalogue texts;
    texts.add("en", "cards.one", "{count} card");
    texts.add("en", "cards.other", "{count} cards");
    EXPECT_EQ(texts.counted("cards", 1), "1 card");
    EXPECT_EQ(texts.counted("cards", 0), "0 cards");
    EXPECT_EQ(texts.counted("cards", 6), "6 cards");
}

}  // namespace
}  // namespace hexmoot
