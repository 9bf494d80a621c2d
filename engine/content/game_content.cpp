#include "engine/content/game_content.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

#include <fmt/format.h>

namespace hexmoot {

namespace {

/// Lower case for ASCII and the Latin-1 letters, straight apostrophes: what two people would call the same word.
std::string folded(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if (byte >= 'A' && byte <= 'Z') {
            out += char(byte + 32);
        } else if (byte == 0xC3 && i + 1 < text.size()) {
            const auto letter = static_cast<unsigned char>(text[++i]);
            const bool upper = letter >= 0x80 && letter <= 0x9E && letter != 0x97;
            out += {char(byte), char(upper ? letter + 0x20 : letter)};
        } else if (text.substr(i).starts_with("’")) {
            out += '\'';
            i += 2;
        } else {
            out += text[i];
        }
    }
    return out;
}

bool has_all(std::string_view text, const std::vector<std::string>& words) {
    return std::ranges::all_of(words,
                               [&](const std::string& word) { return text.find(word) != std::string_view::npos; });
}

}  // namespace

i64 GameContent::constant(std::string_view name) const {
    const auto found = constants_.find(name);
    if (found == constants_.end()) throw std::out_of_range("no constant is called " + std::string(name));
    return found->second;
}

RuleText GameContent::shown(const RuleEntry& rule, std::string_view lang) const {
    const std::string key = "rule." + rule.id + '.';
    const auto text = [&](const char* part) {
        return texts_.has(key + part) ? texts_.text(key + part, lang) : std::string_view();
    };
    return {rule.chapter, rule.id, text("title"), text("text"), text("example"), text("ruling"), text("why"), rule.see};
}

std::vector<RuleText> GameContent::rules(std::string_view lang) const {
    std::vector<RuleText> all;
    all.reserve(rules_.size());
    for (const RuleEntry& rule : rules_) all.push_back(shown(rule, lang));
    return all;
}

RuleText GameContent::rule(std::string_view id, std::string_view lang) const {
    const auto found = rule_index_.find(id);
    if (found == rule_index_.end()) throw std::out_of_range("no rule has the id " + std::string(id));
    return shown(rules_[found->second], lang);
}

std::vector<RuleText> GameContent::search(std::string_view query, std::string_view lang) const {
    std::istringstream in(folded(query));
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(word);

    std::vector<RuleText> by_title, by_text;
    for (const RuleText& rule : rules(lang)) {
        const std::string title = folded(fmt::format("{} {}", rule.id, rule.title));
        if (has_all(title, words))
            by_title.push_back(rule);
        else if (has_all(title + folded(fmt::format(" {} {} {} {}", rule.text, rule.example, rule.ruling, rule.why)),
                         words))
            by_text.push_back(rule);
    }
    by_title.insert(by_title.end(), by_text.begin(), by_text.end());
    return by_title;
}

bool GameContent::has_error(std::string_view code) const { return texts_.has(fmt::format("error.{}.what", code)); }

ErrorText GameContent::error(std::string_view code, std::string_view lang) const {
    const auto text = [&](const char* part) { return texts_.text(fmt::format("error.{}.{}", code, part), lang); };
    return {text("what"), text("fact"), text("way")};
}

void GameContent::require(std::span<const std::string> keys, ContentErrors& errors) const {
    for (const std::string& key : keys) {
        if (!texts_.has(key))
            errors.push_back(
                {(folder_ / "texts.json").string(), 0, 0, "", fmt::format("expected the text key \"{}\"", key)});
    }
}

}  // namespace hexmoot
