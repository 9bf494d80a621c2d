// Every rule, vector, error code and card of the specification has a test that bears its id, or a stated reason why
// not.
#include "tests/coverage.h"

#include "engine/games/thunders_edge/vocabulary.h"

namespace hexmoot::coverage {
namespace {

const std::filesystem::path te_tests = HEXMOOT_TESTS "/thunders_edge";

const std::vector<std::string>& all_tests() {
    static const auto tests = tests_in(te_tests);
    return tests;
}
bool some_test_bears(const std::string& id) {
    return std::ranges::any_of(all_tests(), [&](const std::string& test) { return bears(test, id); });
}
// "TE-MOVE-2, -4, AMB-53": what a vector is about.
std::vector<std::string> listed(const std::string& text) {
    std::vector<std::string> out;
    std::istringstream parts(text);
    for (std::string part; std::getline(parts >> std::ws, part, ',');) out.push_back(part);
    return out;
}
std::vector<std::string> columns(const std::string& text) {
    std::vector<std::string> out;
    std::istringstream parts(text);
    for (std::string part; std::getline(parts >> std::ws, part, '|');)
        out.push_back(part.substr(0, part.find_last_not_of(' ') + 1));
    return out;
}

TEST(Coverage, RulesAndCodesAreThoseOfTheSpecification) {
    Ids rules, codes;
    for (int i = 1; i < static_cast<int>(te::Rule::first_mission); i++)
        rules.emplace(te::rule_name(static_cast<RuleId>(i)));
    for (u16 i = 1; !te::code_name(i).empty(); i++) codes.emplace(te::code_name(i));
    EXPECT_EQ(rules, ids(te_tests / "spec_rule_ids.txt"));
    EXPECT_EQ(codes, ids(te_tests / "spec_code_ids.txt"));
}

TEST(Coverage, EveryVectorHasATestThatBearsItsId) {
    for (const auto& [id, rules] : remarks(te_tests / "spec_vectors.txt"))
        EXPECT_TRUE(some_test_bears(id)) << id << " has no test";
}

// A test bears TE-MOVE-2 as TE_MOVE_2, or as MOVE_2 where no card is called so. A vector shows what it names.
TEST(Coverage, EveryRuleHasATestOrAReason) {
    const Ids rules = ids(te_tests / "spec_rule_ids.txt"), cards = ids(te_tests / "spec_card_ids.txt");
    Ids shown;
    for (const auto& [vector, about] : remarks(te_tests / "spec_vectors.txt"))
        for (const std::string& id : listed(about)) shown.insert(id);
    for (const std::string& id : rules)
        if (const std::string own = id.substr(3); some_test_bears(id) || (!cards.contains(own) && some_test_bears(own)))
            shown.insert(id);
    const auto reasons = remarks(te_tests / "rules_without_test.txt");
    expect_covered(rules, shown, reasons);
    for (const auto& [id, reason] : reasons) EXPECT_TRUE(rules.contains(id)) << id;
}

// A refusal is expected as "E_NO_MP TE-MOVE-2", or compared with Code::no_mp.
TEST(Coverage, EveryErrorCodeIsExpectedByATest) {
    std::string text;
    for (const auto& entry : std::filesystem::directory_iterator(te_tests))
        if (entry.path().extension() == ".cpp") text += read(entry.path());
    for (const std::string& code : ids(te_tests / "spec_code_ids.txt"))
        EXPECT_NE(text.find('"' + code + ' '), text.npos) << code << " is expected by no test";
}

// Chapters are the files that cite rules; faults_of_*.cmake plants errors in them. The others only tell and think.
TEST(Coverage, EveryChapterHasPlantedErrors) {
    const Ids others{"vocabulary.cpp",    "log.cpp",        "greedy.cpp",
                     "greedy_senate.cpp", "greedy_war.cpp", "greedy_purse.cpp"};
    std::string faults;
    for (const auto& entry : std::filesystem::directory_iterator(te_tests))
        if (entry.path().extension() == ".cmake") faults += read(entry.path());
    for (const auto& entry : std::filesystem::directory_iterator(te_tests / "../../engine/games/thunders_edge")) {
        const std::string file = entry.path().filename();
        if (!file.ends_with(".cpp") || read(entry.path()).find("Rule::") == std::string::npos) continue;
        EXPECT_NE(others.contains(file), faults.find(' ' + file + ' ') != std::string::npos) << file;
    }
}

// card_tests.txt: "MIS-01: when it is offered | when it is not | what it does", each a test.
TEST(Coverage, EveryCardIsOfferedIsNotOfferedAndDoesSomething) {
    const Ids tests(all_tests().begin(), all_tests().end());
    const auto rows = remarks(te_tests / "card_tests.txt");
    for (const auto& [card, row] : rows) {
        const auto aspects = columns(row);
        EXPECT_EQ(aspects.size(), 3u) << card;
        for (const std::string& test : aspects) EXPECT_TRUE(tests.contains(test)) << card << ": no test " << test;
    }
    for (const std::string& card : ids(te_tests / "spec_card_ids.txt"))
        EXPECT_TRUE(rows.contains(card)) << card << " is missing in card_tests.txt";
    EXPECT_EQ(rows.size(), 72u);
}

}  // namespace
}  // namespace hexmoot::coverage
