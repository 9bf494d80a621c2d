// How long texts are and which slots they have: what the content of every game is held to.
#pragma once
#include <set>
#include <sstream>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "engine/content/catalogue.h"

namespace hexmoot {

inline std::set<std::string> slots_of(std::string_view text) {
    return slots(text).value_or(std::set<std::string>{"broken"});
}

// Dashes and dots are no words.
inline int words(std::string_view text) {
    std::istringstream in{std::string(text)};
    int count = 0;
    for (std::string word; in >> word;)
        if (word != "–" && word != "·") ++count;
    return count;
}

// Every text whose key begins and ends so, in every language; there must be one.
inline void expect_budget(const Catalogue& texts, std::string_view prefix, std::string_view suffix, int most) {
    int seen = 0;
    for (std::string_view key : texts.keys()) {
        if (!key.starts_with(prefix) || !key.ends_with(suffix)) continue;
        ++seen;
        for (std::string_view lang : texts.languages())
            EXPECT_LE(words(texts.text(key, lang)), most) << key << ' ' << lang << ": " << texts.text(key, lang);
    }
    EXPECT_GT(seen, 0) << prefix;
}

}  // namespace hexmoot
