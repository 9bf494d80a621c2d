// The content of Thunder's Edge: complete, within its length budgets, and with the numbers of the box.
#include <gtest/gtest.h>

#include "engine/content/game_content.h"
#include "engine/content/reader.h"
#include "tests/content/wording.h"

namespace hexmoot {
namespace {

class ThundersEdgeContent : public testing::Test {
  protected:
    static void SetUpTestSuite() {
        auto loaded = GameContent::load(HEXMOOT_ASSETS_UNDER_TEST "/games/thunders_edge");
        if (!loaded) FAIL() << to_string(loaded.error());
        content = new GameContent(std::move(*loaded));
    }
    static void TearDownTestSuite() { delete content; }

    static inline GameContent* content = nullptr;
};

i64 sum(const std::vector<Reader>& items, const char* member) {
    i64 total = 0;
    for (const Reader& item : items)
        if (item.has(member)) total += item.at(member).integer(0, 100);
    return total;
}

TEST_F(ThundersEdgeContent, TextsKeepTheirBudget) {
    const Catalogue& texts = content->texts();
    for (const char* kind : {"mission.", "location.", "faction.", "off_world.", "senate."})
        expect_budget(texts, kind, ".text", 12);
    expect_budget(texts, "prompt.", "", 12);
    expect_budget(texts, "error.", ".what", 12);
    expect_budget(texts, "error.", ".fact", 16);
    expect_budget(texts, "error.", ".way", 12);
    expect_budget(texts, "log.", "", 16);
    expect_budget(texts, "option.", ".text", 16);
    expect_budget(texts, "rule.", ".title", 8);
}

TEST_F(ThundersEdgeContent, GermanHasTheSlotsOfTheEnglish) {
    const Catalogue& texts = content->texts();
    EXPECT_EQ(texts.languages(), (std::vector<std::string_view>{"en", "de"}));
    for (std::string_view key : texts.keys())
        EXPECT_EQ(slots_of(texts.text(key)), slots_of(texts.text(key, "de"))) << key;
}

TEST_F(ThundersEdgeContent, HiddenCardsAreNamedByNoPublicText) {
    for (const char* key : {"hex_placed", "mission_drawn", "senate_drawn", "bought", "card_dealt"})
        EXPECT_FALSE(slots_of(content->texts().text(std::string("log.") + key)).contains("card")) << key;
}

TEST_F(ThundersEdgeContent, HasTheCardsOfTheBox) {
    ContentErrors errors;
    const Reader root(content->cards(), errors);
    EXPECT_EQ(root.at("hex").items().size(), 36u);
    EXPECT_EQ(root.at("off_world").items().size(), 3u);
    EXPECT_EQ(root.at("faction").items().size(), 5u);
    EXPECT_EQ(root.at("mission").items().size(), 51u);
    EXPECT_EQ(root.at("senate").items().size(), 43u);
    EXPECT_EQ(root.at("location").items().size(), 13u);
    EXPECT_EQ(sum(root.at("unit").items(), "per_colour") + 13, 47);
    EXPECT_EQ(sum(root.at("counter").items(), "count"), 53);
    EXPECT_EQ(sum(root.at("location").items(), "resource"), 49);
    EXPECT_EQ(sum(root.at("location").items(), "victory"), 54);
    EXPECT_EQ(sum(root.at("mission").items(), "tension"), 45);
    EXPECT_EQ(sum(root.at("senate").items(), "points"), 5 * 15 + 1);
    EXPECT_TRUE(errors.empty()) << to_string(errors);
}

TEST_F(ThundersEdgeContent, HasTheOptionsOfTheSpecification) {
    std::string lines;
    for (const Option& option : content->options()) {
        lines += option.id;
        for (const std::string& name : option.names) lines += ' ' + name;
        lines += ' ' + std::to_string(option.low) + ' ' + std::to_string(option.high) + ' ' +
                 std::to_string(option.fallback) + '\n';
    }
    EXPECT_EQ(lines,
              "optHandsAllButOne 0 1 0\noptWithdraw 0 1 0\noptSilentSwap 0 1 0\nmarketFloor open rota 0 1 0\n"
              "marketMaxActs 4 16 16\nmarketMaxRotations 1 8 4\nworldSetup build ready 0 1 0\nmemoryAid 0 1 1\n"
              "hiddenRest 0 1 1\ndropBlockScope hex area 0 1 0\nsiegeNeedsUnits 0 1 0\nlandingAreaCost 0 9 2\n"
              "fortificationSupply 0 40 8\nlandingAreaSupply 0 36 6\n");
}

TEST_F(ThundersEdgeContent, RulesCanBeSearched) {
    const auto by_id = content->search("te-siege-3");
    ASSERT_FALSE(by_id.empty());
    EXPECT_EQ(by_id[0].title, "Success");
    EXPECT_FALSE(content->search("bischofsgabe", "de").empty());
    EXPECT_TRUE(content->search("zeppelin").empty());
}

}  // namespace
}  // namespace hexmoot
