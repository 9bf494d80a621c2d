// The content of one game: assets/games/<id>/ read, checked and ready to be looked up.
//
// Files, and the text keys they define:
//   game.json   identity, seats, options, constants   game.name, game.tagline, option.<id>.name|text
//   cards.json  components, by section                <section>.<id>.<field> for the fields of an item's "texts"
//   rules.json  chapters of rules, error templates    chapter.<id>.title, rule.<id>.title|text|example|ruling|why,
//                                                     error.<CODE>.what|fact|way
//   texts.json  everything else                       its own keys; nested objects join with a dot
//   <xx>.json   one more language                     all keys of the above, flat or nested, and no other
// A pack folder (<user data>/packs/<id>/) may replace texts: flat or nested keys in any *.json. A file named de.json or
// <name>.de.json replaces German, en likewise English; any other file replaces the text in every language.
#pragma once
#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "engine/content/catalogue.h"
#include "engine/content/json_file.h"
#include "engine/kernel/ints.h"

namespace hexmoot {

/// A table rule that can be chosen in set-up: texts under option.<id>, also those of a choice's names. A switch is 0 or
/// 1, a choice the index of one of its names, a number lies from low to high.
struct Option {
    std::string id;
    int low = 0;
    int high = 1;
    int fallback = 0;                    // its value when nobody says otherwise
    std::vector<std::string> names;      // of a choice; else none
    std::vector<std::string> conflicts;  // options it can't be combined with
    std::string rule;                    // the rule that explains it
};

/// One rule as the Rules panel shows it. Views into the content; empty where there is nothing to show.
struct RuleText {
    std::string_view chapter;  // id; its title is the text chapter.<id>.title
    std::string_view id;
    std::string_view title;
    std::string_view text;
    std::string_view example;
    std::string_view ruling;
    std::string_view why;              // the ruling's reason
    std::span<const std::string> see;  // ids of rulings that belong here
};

/// The three sentences of a refusal: what can't be done, which fact forbids it, what can be done instead.
/// Slots: {seat} who is asked to act, {card} the card played or the ability that asks, {theatre} the place named,
/// {strength} a printed strength, {place} and {number} the area and the number that forbid, {word} the word typed,
/// {option} and {other} two options; {other} may also be another seat.
struct ErrorText {
    std::string_view what;
    std::string_view fact;
    std::string_view way;
};

class GameContent {
  public:
    /// Reads a game's folder, whose name is the game's id, and the packs of the user. All errors of all files come back
    /// together: wrong types, unknown or missing keys, references to nothing, texts that lack a translation, slots that
    /// the English text does not have.
    static tl::expected<GameContent, ContentErrors> load(const std::filesystem::path& folder,
                                                         const std::filesystem::path& packs = {});

    const std::string& id() const { return id_; }
    int least_seats() const { return least_seats_; }
    int most_seats() const { return most_seats_; }
    int minutes() const { return minutes_; }
    const std::vector<Option>& options() const { return options_; }

    /// A number of game.json. @pre has_constant(name); throws std::out_of_range otherwise.
    i64 constant(std::string_view name) const;
    bool has_constant(std::string_view name) const { return constants_.contains(name); }

    const Catalogue& texts() const { return texts_; }

    /// All rules in the order of the panel; one rule by id (throws std::out_of_range when has_rule is false); the rules
    /// that contain every word of `query`, in any case, those that have it in id or title first.
    std::vector<RuleText> rules(std::string_view lang = Catalogue::base) const;
    RuleText rule(std::string_view id, std::string_view lang = Catalogue::base) const;
    std::vector<RuleText> search(std::string_view query, std::string_view lang = Catalogue::base) const;
    bool has_rule(std::string_view id) const { return rule_index_.contains(id); }
    const std::vector<std::string>& chapters() const { return chapters_; }

    /// @pre has_error(code)
    ErrorText error(std::string_view code, std::string_view lang = Catalogue::base) const;
    bool has_error(std::string_view code) const;

    /// Names what a saved game was played with: FNV-1a over the ids and numbers of game.json and cards.json in a
    /// canonical order. Texts and sources are left out, so that a better sentence or a translation changes nothing. It
    /// detects change; it does not guard against forgery (the files lie open on the user's disk anyway), so a
    /// cryptographic hash and its library would buy nothing.
    u64 content_hash() const { return hash_; }

    /// cards.json, for the game's own loader to read with a Reader; and game.json, to say where it is wrong.
    const JsonFile& cards() const { return cards_; }
    const JsonFile& game() const { return game_; }

    /// Adds an error to `errors` for each of `keys` that has no text. A game's loader calls it with the keys its code
    /// uses, so that a missing text is found at load.
    void require(std::span<const std::string> keys, ContentErrors& errors) const;

  private:
    class Loader;

    struct RuleEntry {
        std::string chapter, id;
        std::vector<std::string> see;
    };
    RuleText shown(const RuleEntry&, std::string_view lang) const;

    std::string id_;
    int least_seats_ = 0;
    int most_seats_ = 0;
    int minutes_ = 0;
    std::vector<Option> options_;
    std::map<std::string, i64, std::less<>> constants_;
    std::vector<std::string> chapters_;
    std::vector<RuleEntry> rules_;
    std::map<std::string, std::size_t, std::less<>> rule_index_;  // into rules_, by id
    Catalogue texts_;
    JsonFile cards_, game_;
    std::filesystem::path folder_;
    u64 hash_ = 0;
};

}  // namespace hexmoot
