#include "engine/content/json_file.h"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "engine/content/text_file.h"

namespace hexmoot {

using nlohmann::json;

namespace {

constexpr int kDeepest = 64;  // levels of nesting; content has six

/// The parser's sentence without its own name and position, which ContentError carries.
std::string plain(std::string_view what) {
    const std::size_t from = what.find("syntax error");
    return std::string(from == std::string_view::npos ? what : what.substr(from));
}

/// What stands between the last two single quotes.
std::string last_quoted(std::string_view what) {
    const std::size_t end = std::min(what.rfind('\''), what.size());
    const std::size_t begin = what.substr(0, end).rfind('\'') + 1;
    return std::string(what.substr(begin, end - begin));
}

}  // namespace

std::string to_string(const ContentError& e) {
    const std::string where = e.line > 0 ? fmt::format("{}:{}:{}", e.file, e.line, e.col) : e.file;
    return e.pointer.empty() ? fmt::format("{}: {}", where, e.message)
                             : fmt::format("{}: {}: {}", where, e.pointer, e.message);
}

std::string to_string(const ContentErrors& errors) {
    std::string lines;
    for (const ContentError& e : errors) lines += to_string(e) + '\n';
    return lines;
}

std::string pointer_part(std::string_view key) {
    std::string part;
    for (const char c : key) {
        if (c == '~')
            part += "~0";
        else if (c == '/')
            part += "~1";
        else
            part += c;
    }
    return part;
}

// Walks a text that has already been parsed without error, and notes where each key and value begins.
class JsonFile::Locator {
  public:
    Locator(JsonFile& file, ContentErrors& errors) : file_(file), text_(file.text_), errors_(errors) {
        value("", 0, 0);
    }

  private:
    void value(const std::string& pointer, std::optional<std::size_t> key, int depth) {
        space();
        const Spot spot{key.value_or(at_), at_};
        if (!file_.spots_.emplace(pointer, spot).second)
            errors_.push_back(file_.error(spot.key, pointer, "expected each key once, found it a second time"));
        if (depth > kDeepest) {
            errors_.push_back(
                file_.error(at_, pointer, fmt::format("expected at most {} levels of nesting", kDeepest)));
            at_ = text_.size();
        } else if (peek() == '{') {
            members('}', pointer, depth);
        } else if (peek() == '[') {
            members(']', pointer, depth);
        } else if (peek() == '"') {
            string();
        } else {
            at_ = std::min(text_.find_first_of(",]} \t\r\n", at_), text_.size());
        }
    }

    void members(char close, const std::string& pointer, int depth) {
        for (int index = 0; at_ < text_.size(); ++index) {
            ++at_;  // the opening bracket or the comma
            space();
            if (peek() == close) break;
            const std::size_t begin = at_;
            const std::string name = close == '}' ? string() : std::to_string(index);
            if (close == '}') {
                space();
                ++at_;  // the colon
            }
            value(pointer + '/' + pointer_part(name), close == '}' ? std::optional(begin) : std::nullopt, depth + 1);
            space();
            if (peek() == close) break;
        }
        at_ = std::min(at_ + 1, text_.size());
    }

    std::string string() {
        const std::size_t begin = at_++;
        while (peek() != '"') at_ += peek() == '\\' ? 2 : 1;
        const std::string_view raw = text_.substr(begin, ++at_ - begin);
        if (raw.find('\\') == std::string_view::npos) return std::string(raw.substr(1, raw.size() - 2));
        return json::parse(raw).get<std::string>();
    }

    void space() { at_ = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size()); }
    char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }

    JsonFile& file_;
    std::string_view text_;
    ContentErrors& errors_;
    std::size_t at_ = 0;
};

std::optional<JsonFile> JsonFile::load(const std::filesystem::path& path, ContentErrors& errors) {
    auto text = read_text(path);
    if (!text) {
        errors.push_back({path.string(), 0, 0, "", "expected a readable file: " + text.error()});
        return {};
    }
    return parse(path.string(), std::move(*text), errors);
}

std::optional<JsonFile> JsonFile::parse(std::string name, std::string text, ContentErrors& errors) {
    JsonFile file;
    file.name_ = std::move(name);
    file.text_ = std::move(text);
    if (file.text_.starts_with("\xEF\xBB\xBF")) file.text_.erase(0, 3);
    try {
        file.root_ = std::make_shared<const json>(json::parse(file.text_));
    } catch (const json::parse_error& e) {
        errors.push_back(file.error(e.byte > 0 ? e.byte - 1 : 0, "", plain(e.what())));
        return {};
    } catch (const json::out_of_range& e) {
        const std::string number = last_quoted(e.what());  // the parser names it, but not its place
        errors.push_back(file.error(std::min(file.text_.find(number), file.text_.size()), "",
                                    fmt::format("expected a number that fits, found {}", number)));
        return {};
    }
    Locator(file, errors);
    return file;
}

ContentError JsonFile::error_at(std::string_view pointer, std::string message) const {
    const auto spot = spots_.find(pointer);
    if (spot == spots_.end()) return {name_, 0, 0, std::string(pointer), std::move(message)};
    return error(spot->second.value, pointer, std::move(message));
}

ContentError JsonFile::error_at_key(std::string_view pointer, std::string message) const {
    const auto spot = spots_.find(pointer);
    if (spot == spots_.end()) return {name_, 0, 0, std::string(pointer), std::move(message)};
    return error(spot->second.key, pointer, std::move(message));
}

ContentError JsonFile::error(std::size_t offset, std::string_view pointer, std::string message) const {
    const std::string_view before = std::string_view(text_).substr(0, offset);
    const std::size_t line_start = before.rfind('\n') + 1;  // npos + 1 is 0
    const auto is_first_byte = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; };
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const auto col = 1 + std::count_if(before.begin() + std::ptrdiff_t(line_start), before.end(), is_first_byte);
    return {name_, int(line), int(col), std::string(pointer), std::move(message)};
}

}  // namespace hexmoot
