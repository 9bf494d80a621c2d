// The files of positions and scenarios: maps M1 and M2 of the vectors, and the way of a State through JSON and back.
#include <filesystem>

#include <nlohmann/json.hpp>

#include "engine/kernel/digest.h"
#include "tests/thunders_edge/market_fixture.h"

namespace hexmoot::te {
namespace {

const std::filesystem::path scenario_folder = HEXMOOT_FIXTURES "/thunders_edge/scenarios";

u64 digest_of(const State& s) { return hexmoot::digest(std::as_bytes(std::span(&s, 1))); }
void expect_round_trip(const State& s, const std::string& what) {
    const auto back = ThundersEdge::from_json(ThundersEdge::state_json(s));
    ASSERT_TRUE(back) << what << ": " << back.error();
    EXPECT_EQ(digest_of(*back), digest_of(s)) << what;
}
std::string error_of(const nlohmann::json& j) {
    const auto s = ThundersEdge::from_json(j.dump());
    return s ? "" : s.error();
}
nlohmann::json m1_json() { return nlohmann::json::parse(ThundersEdge::state_json(position("M1"))); }

TEST(Positions, M1IsTheMapOfTheVectors) {
    const State s = position("M1");
    EXPECT_EQ(s.sites.size, 14);
    EXPECT_EQ(s.active, A);
    // "Field adjacency in M1", and what each field is.
    constexpr std::array<std::string_view, 14> beside{"bghdif", "acfgjm", "bjmn", "aehil", "dl",  "abikm", "abhj",
                                                      "adg",    "adfl",   "bcg",  "fm",    "dei", "bcfk",  "c"};
    for (int i = 0; i < s.sites.size; i++) {
        std::string found;
        for (int k = 0; k < s.sites.size; k++)
            if (adjacent(s, field(i), field(k))) found += static_cast<char>('a' + k);
        std::string wanted(beside[static_cast<size_t>(i)]);
        std::ranges::sort(wanted);
        EXPECT_EQ(found, wanted) << static_cast<char>('a' + i);
    }
    using enum Terrain;
    constexpr std::array terrains{clear, badlands, mountain, volcanic};
    constexpr std::array<std::string_view, 4> hexes_of{"abehikl", "cdj", "fm", "gn"};
    for (size_t kind = 0; kind < terrains.size(); kind++)
        for (char hex : hexes_of[kind]) EXPECT_EQ(terrain(s, hex - 'a'), terrains[kind]) << hex;
    EXPECT_EQ(location_in(s, at("La")), Location::centor);
    EXPECT_EQ(location_in(s, at("Lc")), Location::high_cliff);
    EXPECT_EQ(location_in(s, at("Ld")), Location::bakers_crevice);
    EXPECT_EQ(location_in(s, at("Lj")), Location::petersburg);
    EXPECT_EQ(location_in(s, at("Lk")), Location::new_tangier);
    EXPECT_EQ(location_in(s, at("Ll")), Location::saint_brandt);
    for (const char* hidden : {"Lm", "Ln", "Lb", "Le", "Lf", "Lg", "Lh", "Li"}) EXPECT_FALSE(exists(s, at(hidden)));
    EXPECT_EQ(area_of(s, Location::hollow_ridge_works), Area::none);
}
TEST(Positions, M2IsTheBackOfTheBox) {
    const State s = position("M2");
    EXPECT_EQ(s.sites.size, 4);
    EXPECT_EQ(location_in(s, at("La")), Location::bakers_crevice);
    EXPECT_EQ(terrain(s, 0), Terrain::badlands);
    EXPECT_EQ(terrain(s, 2), Terrain::mountain);
    EXPECT_TRUE(adjacent(s, at("Fa"), at("Fb")) && adjacent(s, at("Fa"), at("Fc")) && adjacent(s, at("Fb"), at("Fc")));
    EXPECT_TRUE(adjacent(s, at("Fb"), at("Fd")) && !adjacent(s, at("Fc"), at("Fd")));
}
TEST(Positions, ComeBackFromJson) {
    for (const char* name : {"M1", "M2"}) expect_round_trip(position(name), name);
    expect_round_trip(segment(three_hands()), "a market");
    expect_round_trip(M1(5)
                          .units(A, "Fa", "CF AR*")
                          .units(B, "Lj", "OB")
                          .marker(C, "Fm")
                          .fort("Fb")
                          .landing("Fc")
                          .orbit(D, "WA")
                          .missions(E, {1, 51})
                          .played(A, {2, 34})
                          .strength(B, 25, OffWorld::mars)
                          .allies(C, D, 24)
                          .faction(E, Faction::chancery_league)
                          .with([](State& s) {
                              s.sieges.push({at("Lj"), A, 3});
                              s.locations_used = 0x1001;
                              s.had_field = 5;
                              s.seen[2] = u64{1} << 13;
                              s.deal = {bit(mission(0)), bit(mission(3)), 300, 2, A, B, 1, 1, {}};
                              s.deal.areas[index(at("Fm"))] = 1;
                              s.drops[1] = 2;
                              s.convoy = 4;
                          }),
                      "all sorts of things");
}
nlohmann::json file_of(const std::string& name) {
    std::ifstream file(scenario_folder / (name + ".json"));
    return nlohmann::json::parse(file);
}
TEST(Positions, EveryScenarioRestsOnOneThatIsThere) {
    int scenarios = 0;
    for (const auto& entry : std::filesystem::directory_iterator(scenario_folder)) {
        const auto scenario = file_of(entry.path().stem());
        if (!scenario.contains("given")) continue;
        auto state = file_of(scenario["fixture"]);
        state.merge_patch(scenario["given"]);
        const auto s = ThundersEdge::from_json(state.dump());
        ASSERT_TRUE(s) << entry.path() << ": " << s.error();
        expect_round_trip(*s, entry.path().filename());
        scenarios++;
    }
    EXPECT_GE(scenarios, 60);
}
TEST(Positions, WhatIsLeftOutIsAsOnABareTable) {
    const auto s = ThundersEdge::from_json(R"({"seats": 4, "missionHandB": ["MIS-07"], "senateDeck": ["SEN-02"]})");
    ASSERT_TRUE(s);
    EXPECT_EQ(s->owner(field(0)), nobody);
    EXPECT_EQ(s->option(Option::market_max_acts), 16);
    EXPECT_EQ(s->mission_absent, all_missions & ~bit(mission(6)));
    EXPECT_EQ(s->senate_absent, all_senators & ~bit(senate(1)));
}
TEST(Positions, ErrorsNameTheirPlace) {
    const auto with = [](const char* key, const nlohmann::json& value) {
        auto j = m1_json();
        j[key] = value;
        return error_of(j);
    };
    EXPECT_EQ(with("forse", 1), "expected no field forse");
    EXPECT_EQ(with("control", {{"F(9,9)", "A"}}), "/control: expected a name that may stand here, not F(9,9)");
    EXPECT_EQ(with("control", {{"F(0,0)", "Z"}}), "/control/F(0,0): expected a seat A to E, or null");
    EXPECT_EQ(with("force", {{"F(0,0)", {{"tank", 1}}}}), "/force/F(0,0): expected a piece, not tank");
    EXPECT_EQ(with("options", {{"siegeNeedUnits", 1}}), "/options: expected no field siegeNeedUnits");
    EXPECT_EQ(with("missionHandA", nlohmann::json::array({"MIS-52"})),
              "/missionHandA: expected ids that such a list may hold, not \"MIS-52\"");
    EXPECT_EQ(with("force", {{"F(0,0)", {{"WA", 1}}}}), "units without an owner");
    EXPECT_EQ(error_of({{"sites", {{{"cell", {0, 0}}}}}}), "/sites: expected the field hex");
}

}  // namespace
}  // namespace hexmoot::te
