// Every rule of the specification has a test, a vector, or a stated reason why not.
#include "tests/coverage.h"

namespace hexmoot::coverage {
namespace {

const std::filesystem::path tests = HEXMOOT_TESTS;

// "- refs: PLAY-7a, STR-6" is about ALS-PLAY-7 and ALS-STR-6.
Ids rules_with_a_vector() {
    Ids out;
    const std::regex ref(R"(([A-Z]+-[A-Z]?\d+)[a-f]?)");
    for (const std::string& line : lines(tests / "fixtures/air_land_sea/vectors.md"))
        if (line.starts_with("- refs:"))
            for (std::sregex_iterator it(line.begin(), line.end(), ref), end; it != end; ++it)
                out.insert("ALS-" + it->str(1));
    return out;
}

TEST(Coverage, EveryRuleHasATestOrAReason) {
    const Ids rules = ids(tests / "air_land_sea/spec_rule_ids.txt");
    Ids shown = rules_with_a_vector();
    for (const std::string& test : tests_in(tests / "air_land_sea")) {
        if (!test.starts_with("Rules.ALS_")) continue;
        const auto id = std::ranges::find_if(rules, [&](const std::string& rule) { return bears(test, rule); });
        EXPECT_NE(id, rules.end()) << test << " bears the id of no rule";
        if (id != rules.end()) shown.insert(*id);
    }
    const auto reasons = remarks(tests / "air_land_sea/rules_without_test.txt");
    expect_covered(rules, shown, reasons);
    for (const auto& [id, reason] : reasons) EXPECT_TRUE(rules.contains(id)) << id;
}

}  // namespace
}  // namespace hexmoot::coverage
