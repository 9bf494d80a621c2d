// Every text of a game under a flat key: "card.A1.name", "rule.ALS-PLAY-1.title", "log.play_up".
#pragma once
#include <initializer_list>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/kernel/ints.h"

namespace hexmoot {

using Slots = std::initializer_list<std::pair<std::string_view, std::string_view>>;

/// Puts values into the named slots of a template: fill("{seat} plays {card}.", {{"seat", "Jade"}, {"card",
/// "Ambush"}}). Values are not searched for slots. A slot without a value stays as it is, so that a test can see it.
std::string fill(std::string_view text, Slots values);
std::string fill(std::string_view text, const std::map<std::string, std::string>& values);

/// The names of a template's slots; nothing when a brace stands alone or a name is not made of a-z and _.
std::optional<std::set<std::string>> slots(std::string_view text);

/// The texts of one game in all its languages. English is the base: it defines the keys, and every other language that
/// was loaded has exactly the same ones (GameContent::load sees to it), so a lookup never fails at the table.
class Catalogue {
  public:
    static constexpr std::string_view base = "en";

    /// @pre has(key); an unknown key throws std::out_of_range. An unknown language gives English.
    std::string_view text(std::string_view key, std::string_view lang = base) const;

    /// text(key) for one and many: the key's "one" or "other" form with {count} filled in.
    std::string counted(std::string_view key, i64 count, std::string_view lang = base) const;

    bool has(std::string_view key) const;
    std::vector<std::string_view> keys() const;       // sorted
    std::vector<std::string_view> languages() const;  // English first

    /// For the loader. False when the key has a text already.
    bool add(std::string_view lang, std::string_view key, std::string text);
    void replace(std::string_view lang, std::string_view key, std::string text);
    bool has(std::string_view key, std::string_view lang) const;

  private:
    using Texts = std::map<std::string, std::string, std::less<>>;
    const Texts& texts(std::string_view lang) const;

    Texts english_;
    std::map<std::string, Texts, std::less<>> others_;  // by language
};

}  // namespace hexmoot
