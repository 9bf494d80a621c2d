// Air, Land & Sea in the list of games, and the check of its content against its code.
#include <algorithm>

#include <nlohmann/json.hpp>

#include "engine/games/air_land_sea/hidden.h"
#include "engine/games/air_land_sea/telling.h"
#include "engine/games/air_land_sea/vectors.h"

namespace hexmoot {
namespace als {
namespace {

constexpr std::array kinds{"none", "instant", "ongoing"};

// Numbers and names of the files must be those of the code: behaviour is C++, the files are what people read.
tl::expected<GameContent, ContentErrors> content(const std::filesystem::path& folder,
                                                 const std::filesystem::path& packs) {
    auto game = GameContent::load(folder, packs);
    if (!game) return game;
    ContentErrors errors;
    const nlohmann::json& file = game->cards().root();
    const auto wrong = [&](const std::string& pointer, const std::string& message) {
        errors.push_back(game->cards().error_at(pointer, message));
    };
    const nlohmann::json list = file.value("card", nlohmann::json::array());
    if (list.size() != cards) wrong("/card", "expected 18 battle cards");
    for (size_t i = 0; i < std::min<size_t>(list.size(), cards); i++) {
        const Card c = card(static_cast<int>(i));
        const std::string at = "/card/" + std::to_string(i);
        if (list[i].value("id", "") != card_id(c)) wrong(at + "/id", "expected " + card_id(c));
        if (list[i].value("strength", 0) != printed_strength(c))
            wrong(at + "/strength", "expected " + std::to_string(printed_strength(c)));
        if (list[i].value("theatre", "") != theatre_name(theatre_of(c)))
            wrong(at + "/theatre", "expected " + std::string(theatre_name(theatre_of(c))));
        if (list[i].value("rule", "") != card_rule(c)) wrong(at + "/rule", "expected " + card_rule(c));
        const char* kind = kinds[static_cast<size_t>(ability_of(c))];
        if (list[i].value("kind", "") != kind) wrong(at + "/kind", std::string("expected ") + kind);
    }
    std::vector<std::string> keys;
    for (int i = 1; !rule_name(static_cast<RuleId>(i)).empty(); i++)
        if (!game->has_rule(rule_name(static_cast<RuleId>(i))))
            errors.push_back(
                {"rules.json", 0, 0, "", "expected the rule " + std::string(rule_name(static_cast<RuleId>(i)))});
    for (u16 i = 1; !code_name(i).empty(); i++) keys.push_back("error." + std::string(code_name(i)) + ".what");
    for (u16 i = first_kernel_code; *kernel_code_name(i); i++)
        keys.push_back("error." + std::string(kernel_code_name(i)) + ".what");
    for (u8 i = 1; !question_name(i).empty(); i++)
        keys.push_back("prompt." + std::string(question_name(i)) + ".headline");
    for (u8 i = 0; !happening_name(i).empty(); i++)
        if (i != static_cast<u8>(Happening::battle_won)) keys.push_back("log." + std::string(happening_name(i)));
    game->require(keys, errors);
    if (!errors.empty()) return tl::unexpected(errors);
    return game;
}

}  // namespace
}  // namespace als

extern const GameModule air_land_sea_module;
const GameModule air_land_sea_module{
    .id = als::AirLandSea::id,
    .rules_version = als::AirLandSea::version,
    .min_seats = als::AirLandSea::min_seats,
    .max_seats = als::AirLandSea::max_seats,
    .options = als::AirLandSea::options(),
    .start = ModuleOf<als::AirLandSea>::start,
    .start_from = ModuleOf<als::AirLandSea>::start_from,
    .load = ModuleOf<als::AirLandSea>::load,
    .content = als::content,
    .log_line = als::log_line,
    .clock = als::clock_line,
    .question = als::question,
    .refusal = als::refusal,
    .name = als::name,
    .ending = als::ending,
    .random_player = ModuleOf<als::AirLandSea>::random_player,
    .random_games = ModuleOf<als::AirLandSea>::random_games,
    .greedy_answer = ModuleOf<als::AirLandSea>::greedy_answer,
    .laws = als::laws,
    .vectors = als::run_vectors,
};

}  // namespace hexmoot
