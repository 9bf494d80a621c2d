// Files of the game that do not fit its code are found when they are read: the error names file, line and what was
// expected there.
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>
#include <unistd.h>

#include "engine/games/module.h"
#include "tests/coverage.h"

namespace hexmoot {

extern const GameModule thunders_edge_module;

namespace {

namespace fs = std::filesystem;

class ThundersEdgeFiles : public testing::Test {
  protected:
    fs::path folder_;

    void SetUp() override {
        std::string name = (fs::temp_directory_path() / "hexmoot-content-XXXXXX").string();
        ASSERT_NE(mkdtemp(name.data()), nullptr);
        folder_ = fs::path(name) / "thunders_edge";
        fs::copy(HEXMOOT_ASSETS_UNDER_TEST "/games/thunders_edge", folder_);
    }
    void TearDown() override { fs::remove_all(folder_.parent_path()); }

    // What is said of the files when one expression of one of them, which stands there once, is changed.
    std::string errors_with(const char* file, const std::string& expression, const std::string& changed) const {
        std::string text = coverage::read(folder_ / file);
        const std::string as_it_was = text;
        EXPECT_EQ(text.find(expression), text.rfind(expression)) << expression;
        text.replace(text.find(expression), expression.size(), changed);
        std::ofstream(folder_ / file) << text;
        const auto content = thunders_edge_module.content(folder_, {});
        std::ofstream(folder_ / file) << as_it_was;
        return content ? "" : to_string(content.error());
    }
    // "cards.json:12:5: " for the line in which the expression stands.
    std::string place(const char* file, const std::string& expression) const {
        const std::string text = coverage::read(folder_ / file);
        const auto before = text.substr(0, text.find(expression));
        return std::string(file) + ':' + std::to_string(std::ranges::count(before, '\n') + 1) + ':';
    }
};

TEST_F(ThundersEdgeFiles, AreReadAsTheyAre) { EXPECT_TRUE(thunders_edge_module.content(folder_, {})); }
TEST_F(ThundersEdgeFiles, NumbersAreThoseOfTheCode) {
    const auto says = [&](const char* file, const std::string& expression, const std::string& changed,
                          const std::string& what) {
        const std::string where = place(file, expression);
        const std::string said = errors_with(file, expression, changed);
        EXPECT_TRUE(said.find(where) != said.npos && said.find(what) != said.npos) << said << "\nwithout " << where;
    };
    says("game.json", R"({"id": "stack_limit", "value": 5)", R"({"id": "stack_limit", "value": 6)",
         "expected the constant stack_limit = 5");
    const std::string option = "{\n      \"id\": \"optWithdraw\", \"type\": \"bool\", \"default\": ";
    says("game.json", option + "false", option + "true", "expected the option optWithdraw from 0 to 1, usually 0");
    says("cards.json", R"({"id": "MIS-20", "kind": "initiative", "points": 15)",
         R"({"id": "MIS-20", "kind": "initiative", "points": 16)", "expected points: 15");
    says("cards.json", R"({"id": "LOC-01", "type": "population_center", "defense": 3)",
         R"({"id": "LOC-01", "type": "population_center", "defense": 4)", "expected defense: 3");
    says("cards.json", R"({"id": "HEX-36", "terrain": "volcanic")", R"({"id": "HEX-36", "terrain": "clear")",
         R"(expected terrain: "volcanic")");
}
TEST_F(ThundersEdgeFiles, HaveEveryTextThatTheCodeSays) {
    EXPECT_NE(errors_with("texts.json", R"("senate_spent":)", R"("senate_spend":)").find("log.senate_spent"),
              std::string::npos);
}
TEST_F(ThundersEdgeFiles, AreNoJson) {
    EXPECT_NE(errors_with("game.json", R"("constants": [)", R"("constants": [,)").find("game.json:"),
              std::string::npos);
}

}  // namespace
}  // namespace hexmoot
