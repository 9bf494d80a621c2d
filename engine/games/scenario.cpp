#include "engine/games/scenario.h"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "engine/content/reader.h"
#include "engine/games/module.h"

namespace hexmoot {
namespace {

using nlohmann::json;
using Problems = std::vector<std::string>;

// What is named in `wanted` and is otherwise in `found`; members that are not named are free. null: may be left out.
void compare(const json& wanted, const json& found, const std::string& where, Problems& problems) {
    if (!wanted.is_object() || !found.is_object()) {
        if (wanted != found)
            problems.push_back(fmt::format("{}: expected {}, found {}", where, wanted.dump(), found.dump()));
        return;
    }
    for (const auto& [key, value] : wanted.items()) {
        const auto it = found.find(key);
        if (it == found.end()) {
            if (!value.is_null()) problems.push_back(fmt::format("{}: there is no '{}'", where, key));
        } else
            compare(value, *it, where + "/" + key, problems);
    }
}

Seat seat_named(std::string_view word) {
    return word.size() == 1 && word[0] >= 'A' && word[0] < 'A' + max_seats ? seat(word[0] - 'A') : nobody;
}

class Scenario {
  public:
    Scenario(const JsonFile& file, std::filesystem::path folder, ContentErrors& errors)
        : file_(file), folder_(std::move(folder)), errors_(errors), root_(file, errors) {}

    ScenarioResult run() {
        root_.only({"id", "game", "seats", "options", "seed", "dice", "given", "fixture", "say", "then"});
        result_.id = root_.at("id").text();
        const std::string game = root_.at("game").text();
        module_ = find_game(game);
        if (!module_ && !game.empty()) root_.at("game").fail("expected the id of a game");
        if (!errors_.empty() || !start()) return result_;
        say();
        if (errors_.empty() && result_.passed()) then();
        return result_;
    }

  private:
    bool start() {
        Setup setup{module_->min_seats, 1, {}};
        if (root_.has("seats"))
            setup.seats = static_cast<int>(root_.at("seats").integer(module_->min_seats, module_->max_seats));
        if (root_.has("seed"))
            setup.seed = static_cast<u64>(root_.at("seed").integer(0, std::numeric_limits<i64>::max()));
        if (root_.has("options")) options(setup);
        std::vector<u32> dice;
        if (root_.has("dice"))
            for (const Reader& d : root_.at("dice").items())
                dice.push_back(static_cast<u32>(d.integer(1, 0xFFFFFF)) - 1);
        json state;
        if (root_.has("fixture")) state = fixture();
        if (root_.has("fixture") && root_.has("options"))
            root_.at("options").fail("expected none beside a fixture, whose state has its own");
        if (!errors_.empty()) return false;

        auto match = module_->start(setup, dice);
        if (!match) return refused_start(match.error());
        if (root_.has("fixture") || root_.has("given")) {
            if (!root_.has("fixture")) state = json::parse((*match)->state_json());
            if (root_.has("given")) state.merge_patch(file_.root()["given"]);
            setup = (*match)->setup();
            seats(state, setup);
            if (!errors_.empty()) return false;
            match = module_->start_from(state.dump(), std::move(setup), dice);
            if (!match) root_.at(root_.has("given") ? "given" : "fixture").fail(match.error().word);
            if (!match) return false;
        }
        match_ = std::move(*match);
        return true;
    }
    // Contradictory options: that may be what the scenario is about.
    bool refused_start(const Refusal& no) {
        const Reader then = root_.has("then") ? root_.at("then") : root_;
        const auto blank = module_->start({module_->min_seats, 1, {}}, {});
        if (!then.has("refused") || !blank)
            root_.at(root_.has("options") ? "options" : "game")
                .fail("this set-up is refused: " +
                      (blank ? std::string((*blank)->code_name(no.reason.code)) : no.word));
        else
            refused(**blank, no.reason);
        return false;
    }
    void options(Setup& setup) {
        for (const OptionSpec& o : module_->options) setup.options.push_back(o.usual);
        for (const auto& [name, value] : root_.at("options").members()) {
            const auto it = std::find_if(module_->options.begin(), module_->options.end(),
                                         [&, &n = name](const OptionSpec& o) { return o.name == n; });
            if (it == module_->options.end())
                value.fail_at_key("expected the name of an option");
            else
                setup.options[static_cast<size_t>(it - module_->options.begin())] =
                    static_cast<int>(value.integer(it->low, it->high));
        }
    }
    // As many as the position has, whether the scenario says so or not.
    void seats(const json& state, Setup& setup) {
        if (!state.is_object() || !state.contains("seats") || !state["seats"].is_number_integer()) return;
        const int there = state["seats"];
        if (root_.has("seats") && setup.seats != there)
            root_.at("seats").fail(fmt::format("expected {}, as the position has", there));
        setup.seats = there;
    }
    json fixture() {
        const std::string name = root_.at("fixture").text();
        const auto file = JsonFile::load(folder_ / (name + ".json"), errors_);
        return file ? file->root() : json();
    }

    bool sits(Seat who) const { return hexmoot::index(who) < match_->setup().seats; }
    void say() {
        if (!root_.has("say")) return;
        const auto lines = root_.at("say").items();
        for (const Reader& line : lines) {
            const std::string text = line.text();
            const size_t space = std::min(text.find(' '), text.size());
            const Seat who = seat_named(std::string_view(text).substr(0, space));
            if (!sits(who)) line.fail("expected a seat of the game and words, like \"A pass\"");
            if (!errors_.empty()) return;
            const auto ok = match_->say(who, line_of(match_->heard(who, std::string_view(text).substr(space))));
            const bool last = line.pointer() == lines.back().pointer();
            const bool to_refuse = last && root_.has("then") && root_.at("then").has("refused");
            if (!ok && to_refuse) return refused(*match_, ok.error().reason);
            if (!ok)
                result_.problems.push_back(fmt::format("'{}' is refused at '{}': {} ({})", text, ok.error().word,
                                                       match_->code_name(ok.error().reason.code),
                                                       match_->rule_name(ok.error().reason.rule)));
            if (ok && to_refuse) result_.problems.push_back(fmt::format("'{}' must be refused, but is accepted", text));
            if (!ok) return;
        }
    }
    void refused(const AnyMatch& m, const Reason& why) {
        const Reader wanted = root_.at("then").at("refused");
        wanted.only({"code", "rule"});
        const auto check = [&](const char* part, std::string_view is) {
            if (wanted.has(part) && wanted.at(part).text() != is)
                result_.problems.push_back(
                    fmt::format("refused/{}: expected {}, found {}", part, wanted.at(part).text(), is));
        };
        check("code", m.code_name(why.code));
        check("rule", m.rule_name(why.rule));
    }

    void then() {
        if (!root_.has("then")) return;
        const Reader then = root_.at("then");
        then.only({"refused", "state", "view", "offer", "prompt"});
        const json& wanted = file_.root()["then"];
        if (then.has("state")) compare(wanted["state"], json::parse(match_->state_json()), "state", result_.problems);
        if (then.has("view"))
            for (const auto& [eyes, view] : then.at("view").members()) {
                const Seat who = seat_named(eyes);
                if (!sits(who) && eyes != "table") view.fail_at_key("expected a seat of the game or \"table\"");
                if (!errors_.empty()) return;
                compare(wanted["view"][eyes],
                        json::parse(match_->view_json(who == nobody ? Viewer::table() : Viewer(who))), "view/" + eyes,
                        result_.problems);
            }
        if (then.has("offer")) offer(then.at("offer"));
        if (then.has("prompt")) {
            json is{{"seats", json::array()}, {"kind", match_->prompt_name(match_->prompt().kind)}};
            for (Seat s : match_->prompt().seats) is["seats"].push_back(std::string(1, letter(s)));
            compare(wanted["prompt"], is, "prompt", result_.problems);
        }
    }
    void offer(const Reader& wanted) {
        wanted.only({"has", "lacks"});
        const auto offered = [&](const std::string& word) {
            const auto all = match_->offer().answers();
            return std::any_of(all.begin(), all.end(),
                               [&](const Answer& a) { return match_->spelled(a.token) == word; });
        };
        if (wanted.has("has"))
            for (const std::string& w : wanted.at("has").texts())
                if (!offered(w)) result_.problems.push_back(fmt::format("offer: '{}' is not offered", w));
        if (wanted.has("lacks"))
            for (const std::string& w : wanted.at("lacks").texts())
                if (offered(w)) result_.problems.push_back(fmt::format("offer: '{}' is offered", w));
    }

    const JsonFile& file_;
    std::filesystem::path folder_;
    ContentErrors& errors_;
    Reader root_;
    const GameModule* module_ = nullptr;
    std::unique_ptr<AnyMatch> match_;
    ScenarioResult result_;
};

}  // namespace

tl::expected<ScenarioResult, ContentErrors> run_scenario(const std::filesystem::path& path) {
    ContentErrors errors;
    const auto file = JsonFile::load(path, errors);
    if (!file) return tl::unexpected(errors);
    ScenarioResult result = Scenario(*file, path.parent_path(), errors).run();
    if (!errors.empty()) return tl::unexpected(errors);
    return result;
}

}  // namespace hexmoot
