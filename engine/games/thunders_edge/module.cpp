// Thunder's Edge in the list of games, and the check of its content against its code.
#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "engine/games/thunders_edge/greedy.h"
#include "engine/games/thunders_edge/hidden.h"
#include "engine/games/thunders_edge/odds.h"
#include "engine/games/thunders_edge/senate.h"
#include "engine/games/thunders_edge/telling.h"

namespace hexmoot {
namespace te {
namespace {

using nlohmann::json;

constexpr std::array terrains{"clear", "badlands", "mountain", "volcanic"};
constexpr std::array types{"population_center", "refinery", "outpost"};
constexpr std::array kinds{"initiative", "alliance", "strength", "investment", "action"};
constexpr std::array bloc_ids{"military", "agra_union", "bureaucracy", "industry", "church"};
struct Counter {
    const char* id;
    int count;
    int cost = 0;
};
constexpr std::array counters{Counter{"fortification", 8, fortification_cost},
                              Counter{"landing_area", 6, 2},
                              Counter{"consul", consul_counters},
                              Counter{"attack_arrow", 7},
                              Counter{"breakthrough_arrow", 3},
                              Counter{"siege", 3},
                              Counter{"credits_1", 5},
                              Counter{"credits_10", 5},
                              Counter{"tension", 1}};
// TE-CARD-3.
constexpr std::array windows{"W-MCS", "W-MIS", "W-MOVE0", "W-MOVE", "W-CB1", "W-CB2",          "W-CB5",
                             "W-RES", "W-PUR", "W-DROP",  "W-DISC", "W-ARM", "W-CB1 or W-CB2", "W-CB1/W-CB2"};
constexpr std::array trait_ids{"expansionist", "isolationist", "pacifist", "militant"};

template <class Names, class Value>
json named(const Names& names, Value v) {
    const auto i = static_cast<size_t>(v);
    return i < names.size() ? json(names[i]) : json();
}

// Numbers and names of the files must be those of the code: behaviour is C++, the files are what people read.
class Check {
  public:
    explicit Check(const GameContent& game) : game_(game), file_(game.cards().root()) {}

    ContentErrors errors;

    void cards() {
        section("unit", unit_types, [](int i) {
            const UnitType& u = unit_table[static_cast<size_t>(i)];
            return json{{"id", spelled(word(piece(i)))},
                        {"attack", u.attack},
                        {"defense", u.defense},
                        {"move", u.move},
                        {"cost", u.cost},
                        {"per_colour", u.per_colour},
                        {"breakthrough", u.breakthrough > 0}};
        });
        section("counter", counters.size(), [](int i) {
            const Counter& c = counters[static_cast<size_t>(i)];
            return json{{"id", c.id}, {"count", c.count}, {"cost", or_none(c.cost)}};
        });
        section("hex", hexes, [](int i) {
            const HexTile& h = hex_table[static_cast<size_t>(i)];
            return json{{"id", spelled(hex_word(i))},
                        {"terrain", named(terrains, h.terrain)},
                        {"location", h.location == Location::none ? json() : json(spelled(word(h.location)))}};
        });
        section("location", location_cards, [](int i) {
            const LocationCard& l = location_table[static_cast<size_t>(i)];
            return json{{"id", spelled(word(location_card(i)))},
                        {"type", named(types, l.type)},
                        {"defense", l.defense},
                        {"resource", l.resource},
                        {"victory", l.victory}};
        });
        section("faction", factions, [](int i) { return json{{"id", spelled(word(static_cast<Faction>(i)))}}; });
        section("off_world", off_worlds,
                [](int i) { return json{{"id", spelled(word(off_world(i)))}, {"points", offworld_points}}; });
        section("mission", mission_cards, mission_numbers);
        section("senate", senate_cards, [](int i) {
            const SenateCard& c = senate_table[static_cast<size_t>(i)];
            return json{{"id", spelled(word(senate(i)))},
                        {"bloc", named(bloc_ids, c.bloc)},
                        {"points", c.points},
                        {"trait", named(trait_ids, c.trait)}};
        });
        for (const char* cards : {"location", "faction", "mission"}) read_windows(cards);
    }

    void constants() {
        for (const auto& [name, value] :
             std::initializer_list<std::pair<const char*, int>>{{"stack_limit", stack_limit},
                                                                {"fortification_cost", fortification_cost},
                                                                {"fortification_dice", fortification_dice},
                                                                {"fortification_defense", fortification_defense},
                                                                {"consul_points", consul_points},
                                                                {"consul_counters", consul_counters},
                                                                {"last_tension", last_tension},
                                                                {"initial_budget", initial_budget},
                                                                {"mission_price", mission_price},
                                                                {"senate_hand_limit", senate_hand_limit},
                                                                {"bishops_grant", bishops_grant},
                                                                {"strength_cost", strength_cost},
                                                                {"offworld_points", offworld_points}})
            if (!game_.has_constant(name) || game_.constant(name) != value)
                errors.push_back(game_.game().error_at(pointer_of("constants", name),
                                                       fmt::format("expected the constant {} = {}", name, value)));
    }

    void options() {
        const auto specs = ThundersEdge::options();
        const auto same = [](const OptionSpec& spec, const hexmoot::Option& o) {
            return o.id == spec.name && o.low == spec.low && o.high == spec.high && o.fallback == spec.usual;
        };
        const auto wrong = [&](const std::string& pointer, std::string message) {
            errors.push_back(game_.game().error_at(pointer, std::move(message)));
        };
        if (game_.options().size() != specs.size()) wrong("/options", fmt::format("expected {} options", specs.size()));
        for (size_t i = 0; i < std::min(specs.size(), game_.options().size()); i++)
            if (!same(specs[i], game_.options()[i]))
                wrong(fmt::format("/options/{}", i),
                      fmt::format("expected the option {} from {} to {}, usually {}", specs[i].name, specs[i].low,
                                  specs[i].high, specs[i].usual));
    }

    // Every rule that code cites and every word that it says.
    void sentences() {
        for (int i = 1; !rule_name(static_cast<RuleId>(i)).empty(); i++)
            if (const auto rule = rule_name(static_cast<RuleId>(i)); !game_.has_rule(rule))
                errors.push_back({"rules.json", 0, 0, "", fmt::format("expected the rule {}", rule)});
        std::vector<std::string> keys;
        for (u16 i = 1; !code_name(i).empty(); i++) keys.push_back(fmt::format("error.{}.what", code_name(i)));
        for (u16 i = first_kernel_code; *kernel_code_name(i); i++)
            keys.push_back(fmt::format("error.{}.what", kernel_code_name(i)));
        for (u8 i = 1; !question_name(i).empty(); i++)
            for (const char* line : {"headline", "hint"})
                keys.push_back(fmt::format("prompt.{}.{}", question_name(i), line));
        for (const char* market : {"MARKET_FLOOR", "MARKET_ROTA"})
            for (const char* line : {"headline", "hint"})
                keys.push_back(fmt::format("prompt.{}_LAST_CALL.{}", market, line));
        for (u8 i = 0; !happening_name(i).empty(); i++) keys.push_back(fmt::format("log.{}", happening_name(i)));
        for (int i = 0; i < verbs; i++) keys.push_back(fmt::format("word.{}", verb_name(static_cast<Verb>(i))));
        for (int i = 0; i < requests; i++) keys.push_back(fmt::format("request.{}", spelled(word(request(i)))));
        game_.require(keys, errors);
    }

  private:
    static json or_none(int n) { return n == 0 ? json() : json(n); }
    static json mission_numbers(int i) {
        const MissionCard& m = mission_table[static_cast<size_t>(i)];
        json lines = json::array();
        for (const SenateLine& line : m.lines) {
            if (line.empty()) continue;
            if (line.senators == 0)
                lines.push_back({{"points", line.points}, {"bloc", named(bloc_ids, line.bloc)}});
            else if (line.trait == Trait::none)
                lines.push_back({{"senators", line.senators}, {"different_blocs", true}});
            else
                lines.push_back({{"senators", line.senators}, {"trait", named(trait_ids, line.trait)}});
        }
        return {{"id", spelled(word(mission(i)))},
                {"kind", named(kinds, m.kind)},
                {"points", or_none(m.points)},
                {"tension", or_none(m.tension)},
                {"cost", or_none(m.cost)},
                {"only", m.only == OffWorld::none ? json() : json(spelled(word(m.only)))},
                {"senate", lines.empty() ? json() : lines}};
    }

    // Each item of a section has the members that `numbers` gives for it; null: it has no such member.
    template <class Numbers>
    void section(const std::string& name, int count, const Numbers& numbers) {
        const json list = file_.value(name, json::array());
        if (list.size() != static_cast<size_t>(count))
            return errors.push_back(game_.cards().error_at('/' + name, fmt::format("expected {} items", count)));
        for (size_t i = 0; i < list.size(); i++) {
            const json expected = numbers(static_cast<int>(i));
            for (const auto& [member, value] : expected.items())
                if (list[i].value(member, json()) != value)
                    errors.push_back(game_.cards().error_at(fmt::format("/{}/{}", name, i),
                                                            fmt::format("expected {}: {}", member, value.dump())));
        }
    }

    // Of the item of a list in game.json that has this id; the list's own where none has.
    std::string pointer_of(const std::string& list, std::string_view id) const {
        const json items = game_.game().root().value(list, json::array());
        const auto found = std::ranges::find(items, id, [](const json& item) { return item.value("id", ""); });
        return found == items.end() ? '/' + list : fmt::format("/{}/{}", list, found - items.begin());
    }

    // When a card may be used; Initiatives and the like have their own segment.
    void read_windows(const std::string& name) {
        const json list = file_.value(name, json::array());
        for (size_t i = 0; i < list.size(); i++)
            if (const json& card = list[i]; card.contains("window") && std::ranges::count(windows, card["window"]) == 0)
                errors.push_back(
                    game_.cards().error_at(fmt::format("/{}/{}/window", name, i), "expected a window of TE-CARD-3"));
    }

    const GameContent& game_;
    const json& file_;
};

std::optional<Answer> greedy(const AnyMatch& any, SeatSet of, Rng& rng) {
    const Match<ThundersEdge>& m = static_cast<const MatchOf<ThundersEdge>&>(any).match;
    const std::vector<Answer> line = m.line();
    return greedy_answer(m.now(), m.prompt(), m.offer().answers(), line, of, rng);
}

tl::expected<GameContent, ContentErrors> content(const std::filesystem::path& folder,
                                                 const std::filesystem::path& packs) {
    auto game = GameContent::load(folder, packs);
    if (!game) return game;
    Check check(*game);
    check.cards();
    check.constants();
    check.options();
    check.sentences();
    if (!check.errors.empty()) return tl::unexpected(check.errors);
    return game;
}

}  // namespace
}  // namespace te

extern const GameModule thunders_edge_module;
const GameModule thunders_edge_module{
    .id = te::ThundersEdge::id,
    .rules_version = te::ThundersEdge::version,
    .min_seats = te::ThundersEdge::min_seats,
    .max_seats = te::ThundersEdge::max_seats,
    .options = te::ThundersEdge::options(),
    .start = ModuleOf<te::ThundersEdge>::start,
    .start_from = ModuleOf<te::ThundersEdge>::start_from,
    .load = ModuleOf<te::ThundersEdge>::load,
    .content = te::content,
    .log_line = te::log_line,
    .clock = te::clock_line,
    .question = te::question,
    .refusal = te::refusal,
    .name = te::name,
    .ending = te::ending,
    .random_player = ModuleOf<te::ThundersEdge>::random_player,
    .random_games = ModuleOf<te::ThundersEdge>::random_games,
    .greedy_answer = te::greedy,
    .laws = te::laws,
    .odds = te::odds_of_words,
};

}  // namespace hexmoot
