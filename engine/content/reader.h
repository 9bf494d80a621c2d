// Typed reading of a JSON file. Every wrong value becomes one located error; reading goes on, so that a file's errors
// come all at once.
//
//     Reader root(content.cards(), errors);
//     for (Reader card : root.at("card").items()) {
//         card.only({"id", "strength", "kind"});
//         const std::string id = card.at("id").text();
//         const int strength = int(card.at("strength").integer(1, 6));
//         const auto kind = Kind(card.at("kind").one_of({"instant", "ongoing", "none"}));
//     }
#pragma once
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/content/json_file.h"
#include "engine/kernel/ints.h"

namespace hexmoot {

/// A value of the file, or nothing where a required value was missing (reported once; reading nothing gives the zero of
/// each type without another error). The file and the error list must outlive the reader.
class Reader {
  public:
    Reader(const JsonFile& file, ContentErrors& errors);

    explicit operator bool() const { return value_ != nullptr; }
    const std::string& pointer() const { return pointer_; }

    bool is_object() const;
    bool has(std::string_view key) const;
    Reader at(std::string_view key) const;                           // a required member of an object
    std::vector<Reader> items() const;                               // the elements of an array
    std::vector<std::pair<std::string, Reader>> members() const;     // the members of an object, by key
    void only(std::initializer_list<std::string_view> known) const;  // any other key is an error

    std::string text() const;                // a string with at least one character
    i64 integer(i64 least, i64 most) const;  // `least` after an error
    bool flag() const;
    std::size_t one_of(std::initializer_list<std::string_view> words) const;  // the index of the word; 0 after an error
    std::vector<std::string> texts() const;                                   // an array of strings

    void fail(std::string message) const;         // an error at this value
    void fail_at_key(std::string message) const;  // an error at this value's key

  private:
    Reader(const Reader& parent, std::string pointer, const nlohmann::json* value)
        : file_(parent.file_), errors_(parent.errors_), value_(value), pointer_(std::move(pointer)) {}

    void expected(std::string_view what) const;

    const JsonFile* file_;
    ContentErrors* errors_;
    const nlohmann::json* value_;
    std::string pointer_;
};

}  // namespace hexmoot
