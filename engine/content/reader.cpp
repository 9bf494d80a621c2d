#include "engine/content/reader.h"

#include <algorithm>
#include <limits>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

namespace hexmoot {

using nlohmann::json;

namespace {

std::string shown(const json& value) {
    switch (value.type()) {
        case json::value_t::object:
            return "an object";
        case json::value_t::array:
            return "an array";
        case json::value_t::null:
            return "null";
        case json::value_t::string:
            return value.get_ref<const std::string&>().size() > 40 ? "a long text" : "the text " + value.dump();
        case json::value_t::boolean:
            return value.dump();
        default:
            return "the number " + value.dump();
    }
}

}  // namespace

Reader::Reader(const JsonFile& file, ContentErrors& errors) : file_(&file), errors_(&errors), value_(&file.root()) {}

void Reader::fail(std::string message) const {
    if (value_) errors_->push_back(file_->error_at(pointer_, std::move(message)));
}

void Reader::fail_at_key(std::string message) const {
    if (value_) errors_->push_back(file_->error_at_key(pointer_, std::move(message)));
}

void Reader::expected(std::string_view what) const {
    if (value_) fail(fmt::format("expected {}, found {}", what, shown(*value_)));
}

bool Reader::is_object() const { return value_ && value_->is_object(); }

bool Reader::has(std::string_view key) const { return value_ && value_->is_object() && value_->contains(key); }

Reader Reader::at(std::string_view key) const {
    if (has(key)) return {*this, fmt::format("{}/{}", pointer_, pointer_part(key)), &*value_->find(key)};
    if (value_ && value_->is_object())
        fail(fmt::format("expected the key \"{}\"", key));
    else
        expected("an object");
    return {*this, pointer_, nullptr};
}

std::vector<Reader> Reader::items() const {
    std::vector<Reader> all;
    if (!value_ || !value_->is_array()) {
        expected("an array");
        return all;
    }
    for (const json& item : *value_) all.push_back({*this, fmt::format("{}/{}", pointer_, all.size()), &item});
    return all;
}

std::vector<std::pair<std::string, Reader>> Reader::members() const {
    std::vector<std::pair<std::string, Reader>> all;
    if (!value_ || !value_->is_object()) {
        expected("an object");
        return all;
    }
    for (const auto& [key, value] : value_->items())
        all.emplace_back(key, Reader{*this, fmt::format("{}/{}", pointer_, pointer_part(key)), &value});
    return all;
}

void Reader::only(std::initializer_list<std::string_view> known) const {
    for (const auto& [key, member] : members()) {
        if (std::ranges::find(known, key) == known.end())
            member.fail_at_key(fmt::format("expected one of the keys {}, found \"{}\"", fmt::join(known, ", "), key));
    }
}

std::string Reader::text() const {
    if (value_ && value_->is_string() && !value_->get_ref<const std::string&>().empty()) return *value_;
    expected("a text");
    return {};
}

i64 Reader::integer(i64 least, i64 most) const {
    // An unsigned number above the range of i64 would wrap, so it counts as out of range before it is converted.
    const bool wraps =
        value_ && value_->is_number_unsigned() && value_->get<u64>() > u64(std::numeric_limits<i64>::max());
    if (value_ && value_->is_number_integer() && !wraps) {
        const i64 number = value_->get<i64>();
        if (number >= least && number <= most) return number;
    }
    expected(fmt::format("a whole number from {} to {}", least, most));
    return least;
}

bool Reader::flag() const {
    if (value_ && value_->is_boolean()) return *value_;
    expected("true or false");
    return false;
}

std::size_t Reader::one_of(std::initializer_list<std::string_view> words) const {
    if (value_ && value_->is_string()) {
        const auto word = std::ranges::find(words, value_->get_ref<const std::string&>());
        if (word != words.end()) return std::size_t(word - words.begin());
    }
    expected(fmt::format("one of {}", fmt::join(words, ", ")));
    return 0;
}

std::vector<std::string> Reader::texts() const {
    std::vector<std::string> all;
    for (const Reader& item : items()) all.push_back(item.text());
    return all;
}

}  // namespace hexmoot
