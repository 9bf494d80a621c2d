// The rooms of engine/: arrows only go down, no game knows another, and none of them knows Qt.
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>

#include <gtest/gtest.h>

namespace hexmoot {
namespace {

namespace fs = std::filesystem;

// What the files of a folder include: "engine/kernel", "engine/games/GAME", "<QString>".
std::set<std::string> included_by(const fs::path& folder) {
    static const std::regex include(R"(^#include ("(engine/games/\w+(?=/)|\w+/\w+)|<Q))");
    std::set<std::string> out;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        std::ifstream file(entry.path());
        std::smatch found;
        for (std::string line; std::getline(file, line);)
            if (std::regex_search(line, found, include)) out.insert(found[2].matched ? found[2].str() : line);
    }
    return out;
}

TEST(Rooms, KnowOnlyThoseBelow) {
    const std::string kernel = "engine/kernel", content = "engine/content", store = "engine/store",
                      games = "engine/games", play = "engine/play";
    std::map<std::string, std::set<std::string>> below{{kernel, {kernel}},
                                                       {content, {content, kernel}},
                                                       {store, {store, kernel}},
                                                       {play, {play, store, games, content, kernel}}};
    for (const auto& entry : fs::directory_iterator(HEXMOOT_SOURCE "/engine/games"))
        if (const std::string game = games + '/' + entry.path().filename().string(); entry.is_directory())
            below[game] = {game, games, content, kernel};
    EXPECT_GE(below.size(), 6u);
    for (const auto& [room, allowed] : below)
        for (const std::string& other : included_by(fs::path(HEXMOOT_SOURCE) / room))
            EXPECT_TRUE(allowed.contains(other)) << room << " includes " << other;
}

}  // namespace
}  // namespace hexmoot
