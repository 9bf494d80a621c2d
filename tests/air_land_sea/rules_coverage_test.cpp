// Every rule of the specification has a test, a vector, or a stated reason why not.
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

namespace {

std::string read(const std::filesystem::path& path) {
    std::ifstream file(path);
    EXPECT_TRUE(file) << path;
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}
const std::filesystem::path tests = HEXMOOT_TESTS;

std::set<std::string> rule_ids() {
    std::set<std::string> ids;
    std::istringstream lines(read(tests / "air_land_sea/spec_rule_ids.txt"));
    for (std::string line; std::getline(lines, line);)
        if (!line.empty()) ids.insert(line);
    return ids;
}

// TEST(Rules, ALS_PLAY_7_...) tests ALS-PLAY-7.
std::set<std::string> rules_with_a_test() {
    std::set<std::string> ids;
    const std::regex test(R"(TEST\(Rules, ALS_([A-Z]+)_([A-Z]?\d+))");
    for (const auto& entry : std::filesystem::directory_iterator(tests / "air_land_sea")) {
        if (entry.path().extension() != ".cpp") continue;
        const std::string text = read(entry.path());
        for (std::sregex_iterator it(text.begin(), text.end(), test), end; it != end; ++it)
            ids.insert("ALS-" + it->str(1) + "-" + it->str(2));
    }
    return ids;
}

// "- refs: PLAY-7a, STR-6" is about ALS-PLAY-7 and ALS-STR-6.
std::set<std::string> rules_with_a_vector() {
    std::set<std::string> ids;
    std::istringstream lines(read(tests / "fixtures/air_land_sea/vectors.md"));
    const std::regex ref(R"(([A-Z]+-[A-Z]?\d+)[a-f]?)");
    for (std::string line; std::getline(lines, line);)
        if (line.starts_with("- refs:"))
            for (std::sregex_iterator it(line.begin(), line.end(), ref), end; it != end; ++it)
                ids.insert("ALS-" + it->str(1));
    return ids;
}

// "ALS-RUL-27: reason", one a line.
std::map<std::string, std::string> rules_without_test() {
    std::map<std::string, std::string> out;
    std::istringstream lines(read(tests / "air_land_sea/rules_without_test.txt"));
    for (std::string line; std::getline(lines, line);) {
        if (!line.starts_with("ALS-")) continue;
        const size_t colon = line.find(": ");
        EXPECT_NE(colon, line.npos) << line;
        out[line.substr(0, colon)] = line.substr(std::min(colon, line.size()));
    }
    return out;
}

TEST(Coverage, EveryRuleHasATestOrAReason) {
    const auto tested = rules_with_a_test(), vectors = rules_with_a_vector();
    const auto reasons = rules_without_test();
    const auto ids = rule_ids();
    for (const std::string& id : ids) {
        const bool shown = tested.contains(id) || vectors.contains(id);
        EXPECT_TRUE(shown || reasons.contains(id)) << id << " has no test";
        EXPECT_FALSE(shown && reasons.contains(id)) << id << " has a test: strike it from rules_without_test.txt";
    }
    for (const auto& [id, reason] : reasons) EXPECT_TRUE(ids.contains(id)) << id;
    for (const std::string& id : tested) EXPECT_TRUE(ids.contains(id)) << id << " is no rule";
}

}  // namespace
