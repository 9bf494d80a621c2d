// The content of Air, Land & Sea: complete, within its length budgets, and with the specification's numbers.
#include <algorithm>
#include <fstream>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "engine/content/game_content.h"
#include "engine/content/json_file.h"
#include "engine/content/reader.h"
#include "tests/content/wording.h"

namespace hexmoot {
namespace {

class AirLandSeaContent : public testing::Test {
  protected:
    static void SetUpTestSuite() {
        auto loaded = GameContent::load(HEXMOOT_ASSETS_UNDER_TEST "/games/air_land_sea");
        if (!loaded) FAIL() << to_string(loaded.error());
        content = new GameContent(std::move(*loaded));
    }
    static void TearDownTestSuite() { delete content; }

    static inline GameContent* content = nullptr;
};

TEST_F(AirLandSeaContent, KnowsEveryRuleOfTheSpecification) {
    std::ifstream in(HEXMOOT_TESTS "/air_land_sea/spec_rule_ids.txt");
    int count = 0;
    for (std::string id; in >> id; ++count) EXPECT_TRUE(content->has_rule(id)) << id;
    EXPECT_EQ(count, 136);
}

TEST_F(AirLandSeaContent, HasATextForEveryErrorCode) {
    for (const char* code :
         {"ERR_GAME_OVER",           "ERR_BATTLE_OVER",         "ERR_BATTLE_NOT_OVER",   "ERR_NO_DECISION_PENDING",
          "ERR_DECISION_PENDING",    "ERR_NOT_YOUR_TURN",       "ERR_NOT_YOUR_DECISION", "ERR_WITHDRAW_DISABLED",
          "ERR_CANNOT_DECLINE",      "ERR_WRONG_DECISION",      "ERR_CARD_NOT_IN_HAND",  "ERR_BAD_THEATER",
          "ERR_THEATER_MISMATCH",    "ERR_NO_SUCH_TARGET",      "ERR_TARGET_NOT_YOURS",  "ERR_TARGET_COVERED",
          "ERR_TARGET_NOT_FACEDOWN", "ERR_TARGET_NOT_ADJACENT", "ERR_SAME_THEATER",      "ERR_BAD_OPTIONS",
          "ERR_UNKNOWN_WORD",        "ERR_NOT_OFFERED",         "ERR_NOT_ASKED",         "ERR_NO_UNDO",
          "ERR_BAD_RECORD",          "ERR_RULES_BROKEN"})
        EXPECT_TRUE(content->has_error(code)) << code;
}

TEST_F(AirLandSeaContent, ErrorSlotsAreThoseTheHeaderNames) {
    const std::set<std::string> known{"seat", "card", "theatre", "strength", "word", "option", "other"};
    for (std::string_view key : content->texts().keys()) {
        if (!key.starts_with("error.")) continue;
        for (const std::string& slot : slots_of(content->texts().text(key))) EXPECT_TRUE(known.contains(slot)) << key;
    }
}

TEST_F(AirLandSeaContent, GermanHasTheSlotsOfTheEnglish) {
    const Catalogue& texts = content->texts();
    EXPECT_EQ(texts.languages(), (std::vector<std::string_view>{"en", "de"}));
    for (std::string_view key : texts.keys())
        EXPECT_EQ(slots_of(texts.text(key)), slots_of(texts.text(key, "de"))) << key;
}

TEST_F(AirLandSeaContent, TextsKeepTheirBudget) {
    const Catalogue& texts = content->texts();
    expect_budget(texts, "card.", ".text", 12);
    expect_budget(texts, "card.", ".first", 12);
    expect_budget(texts, "prompt.", "", 12);
    expect_budget(texts, "error.", ".what", 12);
    expect_budget(texts, "error.", ".fact", 16);
    expect_budget(texts, "error.", ".way", 12);
    expect_budget(texts, "log.", "", 16);
    expect_budget(texts, "option.", ".text", 16);
}

TEST_F(AirLandSeaContent, HiddenCardsAreNamedByNoPublicText) {
    for (const char* key :
         {"play_down", "destroyed_down", "move_down", "redeploy_return", "reinforce_look", "reinforce_pass"}) {
        for (std::string_view lang : content->texts().languages()) {
            const auto used = slots_of(content->texts().text(std::string("log.") + key, lang));
            EXPECT_FALSE(used.contains("card")) << key << ' ' << lang;
        }
    }
    for (const char* kind : {"TURN", "PLAY_CARD", "PLAY_THEATRE", "PLAY_FACE", "REINFORCE", "TRANSPORT", "TRANSPORT_TO",
                             "REDEPLOY_RETURN", "REDEPLOY_PLAY"}) {
        for (const char* line : {".headline", ".hint"}) {
            const auto used = slots_of(content->texts().text(std::string("prompt.") + kind + line));
            EXPECT_FALSE(used.contains("card")) << kind << line;
        }
    }
}

TEST_F(AirLandSeaContent, HasTheCardsOfTheBox) {
    ContentErrors errors;
    const Reader root(content->cards(), errors);
    const auto cards = root.at("card").items();
    ASSERT_EQ(cards.size(), 18u);
    int total = 0;
    std::string instant, ongoing;
    for (const Reader& card : cards) {
        card.only({"id", "key", "theatre", "strength", "kind", "rule", "source", "texts"});
        const std::string id = card.at("id").text();
        const i64 strength = card.at("strength").integer(1, 6);
        const std::size_t theatre = card.at("theatre").one_of({"air", "land", "sea"});
        const std::size_t kind = card.at("kind").one_of({"instant", "ongoing", "none"});
        EXPECT_EQ(id, fmt::format("{}{}", "ALS"[theatre], strength));
        EXPECT_EQ(kind == 2, strength == 6) << id;
        EXPECT_TRUE(content->has_rule(card.at("rule").text())) << id;
        total += int(strength);
        if (kind == 0) instant += id;
        if (kind == 1) ongoing += id;
    }
    EXPECT_EQ(total, 63);
    EXPECT_EQ(instant, "A2A3L1L2L3L5S1S3S4");
    EXPECT_EQ(ongoing, "A1A4A5L4S2S5");

    i64 markers = 0;
    for (const Reader& marker : root.at("marker").items()) markers += marker.at("count").integer(1, 14);
    EXPECT_EQ(markers, 14);
    EXPECT_TRUE(errors.empty()) << to_string(errors);
}

TEST_F(AirLandSeaContent, HasTheWithdrawalTables) {
    ContentErrors errors;
    std::string points;
    for (const Reader& commander : Reader(content->cards(), errors).at("commander").items()) {
        points += commander.at("id").text() + ':';
        for (int hand = 0; hand <= 6; ++hand)
            for (const Reader& row : commander.at("withdraw").items())
                if (row.at("from").integer(0, 6) <= hand && hand <= row.at("to").integer(0, 6))
                    points += std::to_string(row.at("points").integer(2, 6));
        points += ' ';
    }
    EXPECT_EQ(points, "FIRST:6433222 SECOND:6643322 ");
    EXPECT_TRUE(errors.empty()) << to_string(errors);
}

TEST_F(AirLandSeaContent, HasTheOptionsOfTheSpecification) {
    std::string names;
    for (const Option& option : content->options()) {
        names += option.id + ' ';
        EXPECT_FALSE(option.fallback);
        EXPECT_TRUE(content->has_rule(option.rule));
    }
    EXPECT_EQ(names,
              "beginner longGame transportUncoveredOnly firstEditionCards legacyReinforce legacyDisrupt legacyAirDrop "
              "legacyRedeploy ");
    EXPECT_EQ(content->options()[0].conflicts, std::vector<std::string>{"longGame"});
    EXPECT_EQ(content->options()[1].conflicts, std::vector<std::string>{"beginner"});
}

TEST_F(AirLandSeaContent, HasTheConstantsOfTheSpecification) {
    EXPECT_EQ(content->least_seats(), 2);
    EXPECT_EQ(content->most_seats(), 2);
    EXPECT_EQ(content->constant("hand_size"), 6);
    EXPECT_EQ(content->constant("facedown_strength"), 2);
    EXPECT_EQ(content->constant("support_bonus"), 3);
    EXPECT_EQ(content->constant("blockade_threshold"), 3);
    EXPECT_EQ(content->constant("aerodrome_limit"), 3);
    EXPECT_EQ(content->constant("battle_points"), 6);
    EXPECT_EQ(content->constant("war_target"), 12);
    EXPECT_EQ(content->constant("war_target_long"), 18);
    EXPECT_EQ(content->constant("war_target_beginner"), 3);
}

TEST_F(AirLandSeaContent, RulesCanBeSearched) {
    const auto by_id = content->search("als-play-7b");
    ASSERT_FALSE(by_id.empty());
    EXPECT_EQ(by_id[0].title, "Blockade destroys");

    const auto both = content->search("  DISRUPT flip ");
    ASSERT_FALSE(both.empty());
    EXPECT_EQ(both[0].id, "ALS-RUL-2") << "a rule with all words in its title comes first";
    EXPECT_TRUE(std::any_of(both.begin(), both.end(), [](const RuleText& r) { return r.id == "ALS-CARD-L5"; }));

    EXPECT_EQ(content->search("STÖRUNG eindämmung", "de").size(), content->search("störung EINDÄMMUNG", "de").size());
    EXPECT_FALSE(content->search("can't pass").empty()) << "a typed apostrophe finds a printed one";
    EXPECT_TRUE(content->search("zeppelin").empty());
    EXPECT_EQ(content->search("").size(), content->rules().size());
}

TEST(AirLandSeaFiles, ShowTheLineOfEveryValue) {
    ContentErrors errors;
    const auto file = JsonFile::load(HEXMOOT_ASSETS_UNDER_TEST "/games/air_land_sea/rules.json", errors);
    ASSERT_TRUE(file);
    const auto flat = file->root().flatten();
    EXPECT_GT(flat.size(), 500u);
    for (const auto& [pointer, value] : flat.items()) EXPECT_GT(file->error_at(pointer, "").line, 0) << pointer;
}

}  // namespace
}  // namespace hexmoot
