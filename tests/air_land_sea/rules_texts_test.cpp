// Every text of the game is shown somewhere, and every text that is shown is there: keys in the code against keys in
// the files, both ways.
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>

#include <gtest/gtest.h>

#include "engine/content/assets.h"
#include "engine/games/air_land_sea/vocabulary.h"
#include "engine/games/module.h"
#include "engine/kernel/reason.h"

namespace hexmoot::als {
namespace {

namespace fs = std::filesystem;
using Keys = std::set<std::string>;

const GameContent& content() {
    static const auto loaded = find_game("air_land_sea")->content(assets_dir() / "games" / "air_land_sea", {});
    if (!loaded) throw std::runtime_error(to_string(loaded.error()));
    return *loaded;
}

// What stands between quotation marks in the code of the game and of all that shows it.
Keys quoted() {
    static const std::regex words(R"re("([A-Za-z0-9_.]+)")re");
    Keys out;
    for (const char* room : {"engine/games", "engine/games/air_land_sea", "app/games/air_land_sea", "app/table",
                             "app/shell", "app/cli", "qml/games/air_land_sea"})
        for (const auto& entry : fs::directory_iterator(fs::path(HEXMOOT_TESTS).parent_path() / room)) {
            if (!entry.is_regular_file()) continue;
            std::ifstream in(entry.path());
            const std::string text{std::istreambuf_iterator<char>(in), {}};
            for (std::sregex_iterator word(text.begin(), text.end(), words), end; word != end; ++word)
                out.insert((*word)[1]);
        }
    return out;
}

// Keys that the code puts together.
Keys composed() {
    Keys out{"cards.one", "cards.other"};
    const auto add = [&](const std::string& name, std::initializer_list<const char*> parts) {
        for (const char* part : parts) out.insert(name + part);
    };
    for (u8 i = 0; !happening_name(i).empty(); i++) add("log." + std::string(happening_name(i)), {""});
    for (u8 i = 1; !question_name(i).empty(); i++)
        add("prompt." + std::string(question_name(i)), {".headline", ".own", ".hint"});
    for (const char* kind : {"TURN_BEGINNER", "REDEPLOY_RETURN_LEGACY", "GAME_OVER"})
        add(std::string("prompt.") + kind, {".headline", ".hint"});
    for (u8 i = 0; i <= static_cast<u8>(Verb::down); i++) {
        std::string verb;
        spell(word(static_cast<Verb>(i)), verb);
        add("word." + verb, {""});
    }
    for (u16 i = 1; !code_name(i).empty(); i++) add("error." + std::string(code_name(i)), {".what", ".fact", ".way"});
    for (u16 i = first_kernel_code; *kernel_code_name(i); i++)
        add(std::string("error.") + kernel_code_name(i), {".what", ".fact", ".way"});
    for (int i = 0; i < cards; i++) add("card." + card_id(card(i)), {".name", ".text", ".first"});
    for (Theatre t : all_theatres) add("theatre." + std::string(theatre_name(t)), {".name"});
    for (const char* kind : {"none", "instant", "ongoing"}) {
        add(std::string("kind.") + kind, {""});
        add(std::string("kind_tip.") + kind, {""});
    }
    for (const char* role : {"FIRST", "SECOND"}) {
        add(std::string("commander.") + role, {".line"});
        add(std::string("role.") + role, {"_cards"});
    }
    for (const auto& option : content().options()) add("option." + option.id, {".name", ".text"});
    for (const RuleText& rule : content().rules()) {
        add("chapter." + std::string(rule.chapter), {".title"});
        add("rule." + std::string(rule.id), {".title", ".text", ".example", ".ruling", ".why"});
    }
    return out;
}

std::string group(std::string_view key) { return std::string(key.substr(0, key.find('.'))); }

TEST(Texts, of_the_files_are_all_used) {
    Keys used = quoted();
    used.merge(composed());
    for (std::string_view key : content().texts().keys())
        EXPECT_TRUE(used.contains(std::string(key))) << "nothing shows the text " << key;
}

TEST(Texts, that_the_code_names_are_all_there) {
    const Catalogue& texts = content().texts();
    Keys groups, beginnings;
    for (std::string_view key : texts.keys()) {
        groups.insert(group(key));
        for (size_t dot = key.find('.'); dot != key.npos; dot = key.find('.', dot + 1))
            beginnings.insert(std::string(key.substr(0, dot + 1)));
    }
    int found = 0;
    for (const std::string& word : quoted()) {
        if (word.find('.') == word.npos || word.ends_with(".json") || !groups.contains(group(word))) continue;
        EXPECT_TRUE(texts.has(word) || beginnings.contains(word))
            << "the code names a text that is not there: " << word;
        found++;
    }
    EXPECT_GT(found, 80);
}

}  // namespace
}  // namespace hexmoot::als
