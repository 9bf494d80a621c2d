// A JSON file read with exact positions: every complaint names file, line and column, and all of them are collected.
#pragma once
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

namespace hexmoot {

/// What is wrong with a content file, and where. Lines and columns count from 1, columns in characters; line 0 means
/// the file as a whole. `pointer` is the JSON pointer of the value ("/card/3/strength"), `message` says what was
/// expected.
struct ContentError {
    std::string file;
    int line = 0;
    int col = 0;
    std::string pointer;
    std::string message;

    friend bool operator==(const ContentError&, const ContentError&) = default;
};
using ContentErrors = std::vector<ContentError>;

/// "cards.json:12:15: /card/3/strength: expected ..." as compilers print it.
std::string to_string(const ContentError&);
std::string to_string(const ContentErrors&);

/// "~" and "/" in a key as a JSON pointer writes them.
std::string pointer_part(std::string_view key);

/// One parsed file. Copies share the document.
class JsonFile {
  public:
    /// Reads and parses; an unreadable file, a syntax error or a key that stands twice in one object is added to
    /// `errors`. Nothing is returned when there is no document to go on with.
    static std::optional<JsonFile> load(const std::filesystem::path& path, ContentErrors& errors);
    static std::optional<JsonFile> parse(std::string name, std::string text, ContentErrors& errors);

    const std::string& name() const { return name_; }
    const nlohmann::json& root() const { return *root_; }

    /// An error at the value of `pointer`, or at its key. A pointer that is not in the file gives line 0.
    ContentError error_at(std::string_view pointer, std::string message) const;
    ContentError error_at_key(std::string_view pointer, std::string message) const;

  private:
    struct Spot {
        std::size_t key = 0;    // offset of the key, or of the value where there is no key
        std::size_t value = 0;  // offset of the value
    };
    class Locator;

    ContentError error(std::size_t offset, std::string_view pointer, std::string message) const;

    std::string name_;
    std::string text_;
    std::shared_ptr<const nlohmann::json> root_;
    std::map<std::string, Spot, std::less<>> spots_;  // by JSON pointer
};

}  // namespace hexmoot
