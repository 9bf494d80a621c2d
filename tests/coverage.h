// Which ids of a game's specification have a test. A test bears an id when its suite and name contain it with _ for -:
// TEST(Rules, ALS_PLAY_7_...) bears ALS-PLAY-7. What has no test has a reason, in a file of lines "ID: reason".
#pragma once
#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace hexmoot::coverage {

using Ids = std::set<std::string>;

inline std::string read(const std::filesystem::path& path) {
    std::ifstream file(path);
    EXPECT_TRUE(file) << path;
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}
// Those lines that are not empty and no remarks.
inline std::vector<std::string> lines(const std::filesystem::path& path) {
    std::vector<std::string> out;
    std::istringstream text(read(path));
    for (std::string line; std::getline(text, line);)
        if (!line.empty() && line[0] != '#') out.push_back(line);
    return out;
}
inline Ids ids(const std::filesystem::path& path) {
    const auto all = lines(path);
    return {all.begin(), all.end()};
}
// "ID: what is said of it", one a line.
inline std::map<std::string, std::string> remarks(const std::filesystem::path& path) {
    std::map<std::string, std::string> out;
    for (const std::string& line : lines(path)) {
        const size_t colon = line.find(": ");
        EXPECT_NE(colon, line.npos) << path << ": " << line;
        out[line.substr(0, colon)] = line.substr(std::min(colon + 2, line.size()));
    }
    return out;
}
// The names of all tests of a folder, "Suite.Name".
inline std::vector<std::string> tests_in(const std::filesystem::path& folder) {
    std::vector<std::string> out;
    const std::regex test(R"(TEST\((\w+),\s*(\w+)\))");
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() != ".cpp") continue;
        const std::string text = read(entry.path());
        for (std::sregex_iterator it(text.begin(), text.end(), test), end; it != end; ++it)
            out.push_back(it->str(1) + "." + it->str(2));
    }
    return out;
}
inline bool bears(const std::string& test, std::string id) {
    std::ranges::replace(id, '-', '_');
    const auto is_part = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; };
    for (size_t at = test.find(id); at != test.npos; at = test.find(id, at + 1))
        if ((at == 0 || !is_part(test[at - 1])) && (at + id.size() == test.size() || !is_part(test[at + id.size()])))
            return true;
    return false;
}
// Each id is shown or has its reason, and none has both.
inline void expect_covered(const Ids& all, const Ids& shown, const std::map<std::string, std::string>& reasons) {
    for (const std::string& id : all) {
        EXPECT_TRUE(shown.contains(id) || reasons.contains(id)) << id << " has no test";
        EXPECT_FALSE(shown.contains(id) && reasons.contains(id)) << id << " has a test: strike its reason";
    }
}

}  // namespace hexmoot::coverage
