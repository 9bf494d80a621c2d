#include "engine/content/catalogue.h"

#include <algorithm>
#include <stdexcept>

namespace hexmoot {

namespace {

/// The template with `value(name)` in place of each slot; a slot is kept where it gives nothing.
template <class Value>
std::string filled(std::string_view text, Value value) {
    std::string out;
    while (true) {
        const std::size_t open = text.find('{');
        const std::size_t close = text.find('}', std::min(open, text.size()));
        if (open == std::string_view::npos || close == std::string_view::npos) return out.append(text);
        const std::string_view name = text.substr(open + 1, close - open - 1);
        const std::optional<std::string_view> found = value(name);
        out.append(text.substr(0, open)).append(found ? *found : text.substr(open, close - open + 1));
        text.remove_prefix(close + 1);
    }
}

}  // namespace

std::string fill(std::string_view text, Slots values) {
    return filled(text, [&](std::string_view name) -> std::optional<std::string_view> {
        for (const auto& [slot, value] : values)
            if (slot == name) return value;
        return {};
    });
}

std::string fill(std::string_view text, const std::map<std::string, std::string>& values) {
    return filled(text, [&](std::string_view name) -> std::optional<std::string_view> {
        const auto value = values.find(std::string(name));
        return value == values.end() ? std::nullopt : std::optional<std::string_view>(value->second);
    });
}

std::optional<std::set<std::string>> slots(std::string_view text) {
    std::set<std::string> names;
    while (true) {
        const std::size_t brace = text.find_first_of("{}");
        if (brace == std::string_view::npos) return names;
        text.remove_prefix(brace);
        const std::size_t close = text.find_first_not_of("abcdefghijklmnopqrstuvwxyz_", 1);
        if (text.front() == '}' || close == std::string_view::npos || close == 1 || text[close] != '}') return {};
        names.emplace(text.substr(1, close - 1));
        text.remove_prefix(close + 1);
    }
}

const Catalogue::Texts& Catalogue::texts(std::string_view lang) const {
    const auto other = others_.find(lang);
    return other == others_.end() ? english_ : other->second;
}

std::string_view Catalogue::text(std::string_view key, std::string_view lang) const {
    const Texts& all = texts(lang);
    const auto found = all.find(key);
    if (found == all.end()) throw std::out_of_range("no text has the key " + std::string(key));
    return found->second;
}

std::string Catalogue::counted(std::string_view key, i64 count, std::string_view lang) const {
    const std::string form = std::string(key) + (count == 1 ? ".one" : ".other");
    return fill(text(form, lang), {{"count", std::to_string(count)}});
}

bool Catalogue::has(std::string_view key) const { return english_.contains(key); }

bool Catalogue::has(std::string_view key, std::string_view lang) const {
    if (lang == base) return has(key);
    const auto other = others_.find(lang);
    return other != others_.end() && other->second.contains(key);
}

std::vector<std::string_view> Catalogue::keys() const {
    std::vector<std::string_view> all;
    for (const auto& [key, text] : english_) all.push_back(key);
    return all;
}

std::vector<std::string_view> Catalogue::languages() const {
    std::vector<std::string_view> all{base};
    for (const auto& [lang, texts] : others_) all.push_back(lang);
    return all;
}

bool Catalogue::add(std::string_view lang, std::string_view key, std::string text) {
    Texts& all = lang == base ? english_ : others_[std::string(lang)];
    return all.emplace(key, std::move(text)).second;
}

void Catalogue::replace(std::string_view lang, std::string_view key, std::string text) {
    Texts& all = lang == base ? english_ : others_[std::string(lang)];
    all.insert_or_assign(std::string(key), std::move(text));
}

}  // namespace hexmoot
