// GameContent::load: reads the files of a game one after the other and collects every error.
#include <algorithm>
#include <system_error>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "engine/content/game_content.h"
#include "engine/content/reader.h"

namespace hexmoot {

namespace fs = std::filesystem;
using nlohmann::json;

namespace {

constexpr i64 kMostSeats = 8;
constexpr i64 kMostMinutes = 1440;
constexpr i64 kMostOption = 1000;

/// The regular *.json files of a folder, by name. A folder that does not exist has none.
std::vector<fs::path> json_files(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code ignored;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, ignored))
        if (entry.is_regular_file(ignored) && entry.path().extension() == ".json") files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

bool is_language(std::string_view name) {
    return name.size() == 2 && std::ranges::all_of(name, [](char c) { return c >= 'a' && c <= 'z'; });
}

/// Calls `leaf(key, value)` for every text of a nested object, with keys joined by dots.
template <class Leaf>
void for_each_text(const Reader& node, const std::string& key, Leaf leaf) {
    for (const auto& [name, member] : node.members()) {
        const std::string path = key.empty() ? name : fmt::format("{}.{}", key, name);
        if (member.is_object())
            for_each_text(member, path, leaf);
        else
            leaf(path, member);
    }
}

/// Everything that does not change how the game plays is taken out.
void keep_numbers(json& node) {
    if (node.is_object()) {
        for (const char* key : {"texts", "source", "sources"}) node.erase(key);
    }
    if (node.is_structured()) {
        for (json& child : node) keep_numbers(child);
    }
}

u64 fnv1a(std::string_view bytes, u64 hash = 14695981039346656037u) {
    for (const char c : bytes) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211u;
    return hash;
}

}  // namespace

class GameContent::Loader {
  public:
    explicit Loader(const fs::path& folder) { content.folder_ = folder; }

    void load(const fs::path& packs) {
        const auto game = open("game.json");
        const auto cards = open("cards.json");
        const auto rules = open("rules.json");
        const auto texts = open("texts.json");
        if (!game || !cards || !rules || !texts) return;  // without a document everything else looks wrong

        content.cards_ = *cards;
        content.game_ = *game;
        read_game({*game, errors});
        read_cards({*cards, errors});
        read_rules({*rules, errors});
        for_each_text({*texts, errors}, "", [&](const std::string& key, const Reader& text) { add_text(key, text); });
        check_references();
        hash(game->root(), cards->root());
        for (const fs::path& file : json_files(content.folder_)) read_language(file);
        if (errors.empty()) read_packs(packs);
    }

    GameContent content;
    ContentErrors errors;

  private:
    std::optional<JsonFile> open(const char* name) { return JsonFile::load(content.folder_ / name, errors); }

    void read_game(const Reader& game) {
        game.only({"id", "texts", "seats", "minutes", "sources", "options", "constants"});
        content.id_ = game.at("id").text();
        const fs::path folder = content.folder_.has_filename() ? content.folder_ : content.folder_.parent_path();
        if (content.id_ != folder.filename())
            game.at("id").fail(fmt::format("expected \"{}\", the name of the folder", folder.filename().string()));
        add_texts("game", game.at("texts"));
        for (const char* key : {"name", "tagline"}) (void)game.at("texts").at(key);

        const Reader seats = game.at("seats");
        seats.only({"min", "max"});
        content.least_seats_ = int(seats.at("min").integer(1, kMostSeats));
        content.most_seats_ = int(seats.at("max").integer(content.least_seats_, kMostSeats));
        content.minutes_ = int(game.at("minutes").integer(1, kMostMinutes));

        for (const auto& [name, meaning] : game.at("sources").members()) {
            (void)meaning.text();
            sources_.push_back(name);
        }
        for (const Reader& item : game.at("options").items()) read_option(item);
        for (const Reader& item : game.at("constants").items()) {
            item.only({"id", "value", "source"});
            check_source(item);
            const Reader id = item.at("id");
            const i64 value = item.at("value").integer(-1'000'000, 1'000'000);
            if (!content.constants_.emplace(id.text(), value).second) once(id, "constant");
        }
    }

    void read_option(const Reader& item) {
        const Reader type = item.at("type");
        const std::size_t kind = type.one_of({"bool", "int", "choice"});
        check_source(item);
        const Reader id = item.at("id");
        Option option;
        option.id = id.text();
        option.conflicts = item.at("conflicts").texts();
        option.rule = item.at("rule").text();
        if (kind == 0)
            read_switch(item, option);
        else if (kind == 1)
            read_number(item, option);
        else
            read_choice(item, option);
        for (const Option& other : content.options_)
            if (other.id == option.id) return once(id, "option");
        add_texts("option." + option.id, item.at("texts"));
        for (const char* key : {"name", "text"}) (void)item.at("texts").at(key);
        for (const std::string& name : option.names) (void)item.at("texts").at(name);
        options_.push_back(item);
        content.options_.push_back(std::move(option));
    }

    void read_switch(const Reader& item, Option& option) {
        item.only({"id", "type", "default", "conflicts", "rule", "source", "texts"});
        option.fallback = item.at("default").flag();
    }

    void read_number(const Reader& item, Option& option) {
        item.only({"id", "type", "min", "max", "default", "conflicts", "rule", "source", "texts"});
        option.low = int(item.at("min").integer(0, kMostOption));
        option.high = int(item.at("max").integer(option.low, kMostOption));
        option.fallback = int(item.at("default").integer(option.low, option.high));
    }

    void read_choice(const Reader& item, Option& option) {
        item.only({"id", "type", "names", "default", "conflicts", "rule", "source", "texts"});
        option.names = item.at("names").texts();
        if (option.names.size() < 2) return item.at("names").fail("expected at least two names");
        const std::string usual = item.at("default").text();
        const auto found = std::ranges::find(option.names, usual);
        if (found == option.names.end())
            return item.at("default").fail(fmt::format("expected one of the names, found \"{}\"", usual));
        option.high = int(option.names.size()) - 1;
        option.fallback = int(found - option.names.begin());
    }

    void read_cards(const Reader& cards) {
        for (const auto& [section, list] : cards.members()) {
            std::set<std::string> ids;
            for (const Reader& item : list.items()) {
                const Reader id = item.at("id");
                const std::string name = id.text();
                check_source(item);
                if (!ids.insert(name).second)
                    once(id, section);
                else if (item.has("texts"))
                    add_texts(fmt::format("{}.{}", section, name), item.at("texts"));
            }
        }
    }

    void read_rules(const Reader& file) {
        file.only({"chapters", "errors"});
        std::set<std::string> chapters;
        for (const Reader& chapter : file.at("chapters").items()) {
            chapter.only({"id", "title", "rules"});
            const std::string id = chapter.at("id").text();
            if (!chapters.insert(id).second) once(chapter.at("id"), "chapter");
            add_text("chapter." + id + ".title", chapter.at("title"));
            content.chapters_.push_back(id);
            for (const Reader& rule : chapter.at("rules").items()) read_rule(rule, id);
        }
        for (const auto& [code, error] : file.at("errors").members()) {
            error.only({"what", "fact", "way"});
            for (const char* part : {"what", "fact", "way"})
                add_text(fmt::format("error.{}.{}", code, part), error.at(part));
        }
    }

    void read_rule(const Reader& item, const std::string& chapter) {
        item.only({"id", "title", "text", "example", "ruling", "source", "see"});
        check_source(item);
        RuleEntry rule{chapter, item.at("id").text(), {}};
        if (item.has("see")) rule.see = item.at("see").texts();
        if (!content.rule_index_.emplace(rule.id, content.rules_.size()).second) return once(item.at("id"), "rule");

        const std::string key = "rule." + rule.id + '.';
        add_text(key + "title", item.at("title"));
        if (item.has("text") || !item.has("ruling")) add_text(key + "text", item.at("text"));
        if (item.has("example")) add_text(key + "example", item.at("example"));
        if (item.has("ruling")) {
            item.at("ruling").only({"text", "why"});
            add_text(key + "ruling", item.at("ruling").at("text"));
            add_text(key + "why", item.at("ruling").at("why"));
        }
        rules_.push_back(item);
        content.rules_.push_back(std::move(rule));
    }

    /// What may be mentioned before it is defined is checked when all of it is known.
    void check_references() {
        for (std::size_t i = 0; i < options_.size(); ++i) {
            const Option& option = content.options_[i];
            if (!content.has_rule(option.rule))
                options_[i].at("rule").fail(fmt::format("expected the id of a rule, found \"{}\"", option.rule));
            for (const std::string& other : option.conflicts) {
                const auto is_other = [&](const Option& o) { return o.id == other && o.id != option.id; };
                if (std::ranges::none_of(content.options_, is_other))
                    options_[i]
                        .at("conflicts")
                        .fail(fmt::format("expected the id of another option, found \"{}\"", other));
            }
        }
        for (std::size_t i = 0; i < rules_.size(); ++i) {
            for (const std::string& id : content.rules_[i].see)
                if (!content.has_rule(id))
                    rules_[i].at("see").fail(fmt::format("expected the id of a rule, found \"{}\"", id));
        }
    }

    void read_language(const fs::path& path) {
        const std::string lang = path.stem().string();
        for (const char* own : {"game", "cards", "rules", "texts"})
            if (lang == own) return;
        if (!is_language(lang) || lang == Catalogue::base) {
            errors.push_back(
                {path.string(), 0, 0, "",
                 "expected game.json, cards.json, rules.json, texts.json or a translation such as de.json"});
            return;
        }
        const auto file = JsonFile::load(path, errors);
        if (!file) return;
        for_each_text({*file, errors}, "", [&](const std::string& key, const Reader& text) {
            if (translates(key, text, content.texts_) && !content.texts_.add(lang, key, text.text()))
                text.fail_at_key(fmt::format("expected each text once, \"{}\" stands above", key));
        });
        for (const std::string_view key : content.texts_.keys()) {
            if (!content.texts_.has(key, lang))
                errors.push_back(file->error_at(
                    "", fmt::format("expected the key \"{}\", in English: {}", key, content.texts_.text(key))));
        }
    }

    void read_packs(const fs::path& packs) {
        const Catalogue original = content.texts_;
        for (const fs::path& path : json_files(packs)) {
            const auto file = JsonFile::load(path, errors);
            if (!file) continue;
            std::string tongue = path.stem().extension().string();  // ".de" of mine.de.json
            tongue = tongue.empty() ? path.stem().string() : tongue.substr(1);
            auto langs = original.languages();
            if (std::ranges::find(langs, tongue) != langs.end()) langs = {tongue};
            for_each_text({*file, errors}, "", [&](const std::string& key, const Reader& text) {
                if (!translates(key, text, original)) return;
                for (const std::string_view lang : langs) content.texts_.replace(lang, key, text.text());
            });
        }
    }

    /// Whether `text` may stand for the English text of `key`: the key exists and no slot is new. Says what is wrong.
    bool translates(const std::string& key, const Reader& text, const Catalogue& english) {
        if (!english.has(key)) {
            text.fail_at_key(fmt::format("expected a known text key, found \"{}\"", key));
            return false;
        }
        const std::string words = text.text();
        if (words.empty()) return false;
        const auto used = slots(words);
        const auto allowed = slots(english.text(key));
        if (!used) return broken_slot(text);
        if (!allowed) return true;  // the English text has its own error
        for (const std::string& slot : *used)
            if (!allowed->contains(slot))
                text.fail(fmt::format("expected only the slots of the English text, found {{{}}}", slot));
        return true;
    }

    void add_texts(const std::string& key, const Reader& texts) {
        for (const auto& [field, text] : texts.members()) add_text(fmt::format("{}.{}", key, field), text);
    }

    void add_text(const std::string& key, const Reader& text) {
        const std::string words = text.text();
        if (words.empty()) return;
        if (!slots(words)) broken_slot(text);
        if (!content.texts_.add(Catalogue::base, key, words))
            text.fail_at_key(fmt::format("expected each text once, \"{}\" has one already", key));
    }

    bool broken_slot(const Reader& text) {
        text.fail("expected slots such as {seat}, found a brace that is none");
        return false;
    }

    void check_source(const Reader& item) {
        for (const Reader& source : item.at("source").items()) {
            const std::string name = source.text();
            if (!name.empty() && std::ranges::find(sources_, name) == sources_.end())
                source.fail(fmt::format("expected one of the sources of game.json, found \"{}\"", name));
        }
    }

    void once(const Reader& id, std::string_view what) {
        const std::string name = id.text();
        if (!name.empty()) id.fail(fmt::format("expected each {} once, \"{}\" stands above", what, name));
    }

    void hash(json game, json cards) {
        keep_numbers(game);
        keep_numbers(cards);
        content.hash_ = fnv1a(cards.dump(), fnv1a(game.dump()));
    }

    std::vector<std::string> sources_;
    std::vector<Reader> options_;  // where each of content.options_ was read
    std::vector<Reader> rules_;    // where each of content.rules_ was read
};

tl::expected<GameContent, ContentErrors> GameContent::load(const fs::path& folder, const fs::path& packs) {
    Loader loader(folder);
    loader.load(packs);
    if (!loader.errors.empty()) return tl::unexpected(std::move(loader.errors));
    return std::move(loader.content);
}

}  // namespace hexmoot
