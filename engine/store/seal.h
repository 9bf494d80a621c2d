// Seals: secrets that an editor cannot read, and marks that show what was altered. Keys come from a constant of this
// program and a random salt kept beside the data: this stops peeking and detects casual edits, it does not stop a
// reader of our source.
#pragma once
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "engine/kernel/ints.h"

namespace hexmoot::store {

inline constexpr size_t salt_size = 16, mark_size = 16;

// Random bytes for a new game.
std::string new_salt();

// The key of one game.
class Key {
  public:
    explicit Key(std::string_view salt);
    Key(const Key&) = default;
    Key& operator=(const Key&) = default;
    ~Key();

    // Hides the text; the result has a padded length. `place` says where it belongs: it opens nowhere else.
    std::string seal(std::string_view place, std::string_view text) const;
    // The text again; nothing if it was altered or moved.
    std::optional<std::string> open(std::string_view place, std::string_view sealed) const;
    // The keyed hash (mark_size bytes) of these bytes.
    std::string mark(std::string_view marked) const;

  private:
    std::array<unsigned char, 32> bytes_;
};

// Gathers values for a mark so that no two different lists of values give the same bytes.
class Marked {
  public:
    Marked& add(std::string_view more);
    Marked& add(u64 number);
    const std::string& bytes() const { return bytes_; }

  private:
    std::string bytes_;
};

std::string to_base64(std::string_view raw);
// Skips blanks and line ends; nothing if it is not base64.
std::optional<std::string> from_base64(std::string_view text);

}  // namespace hexmoot::store
