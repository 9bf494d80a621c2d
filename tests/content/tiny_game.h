// A game of one card, written to a folder of its own, whose files a test can spoil.
#pragma once
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "engine/content/game_content.h"

namespace hexmoot {

class TinyGame {
  public:
    TinyGame() {
        std::string name = testing::TempDir() + "hexmoot-content-XXXXXX";
        root_ = mkdtemp(name.data());
        std::filesystem::create_directories(folder());
        std::filesystem::create_directories(packs());
        write("game.json", R"({
  "id": "tiny",
  "texts": { "name": "Tiny", "tagline": "One card." },
  "seats": { "min": 2, "max": 4 },
  "minutes": 1,
  "sources": { "house": "Ours." },
  "options": [
    {
      "id": "long", "type": "bool", "default": true, "conflicts": [], "rule": "T-1", "source": ["house"],
      "texts": { "name": "Long", "text": "Longer." }
    }
  ],
  "constants": [{ "id": "points", "value": 7, "source": ["house"] }]
})");
        write("cards.json", R"({
  "card": [
    { "id": "A1", "strength": 1, "kind": "instant", "source": ["house"], "texts": { "name": "Spark" } }
  ]
})");
        write("rules.json", R"({
  "chapters": [
    {
      "id": "all", "title": "All",
      "rules": [
        { "id": "T-1", "title": "Win", "text": "Play.", "source": ["house"], "see": ["T-2"] },
        { "id": "T-2", "title": "Draw?", "ruling": { "text": "No.", "why": "One card." }, "source": ["house"] }
      ]
    }
  ],
  "errors": { "ERR_NO": { "what": "No {card}.", "fact": "It is gone.", "way": "Stop." } }
})");
        write("texts.json", R"({
  "log": { "play": "{seat} plays {card}." },
  "cards.one": "{count} card",
  "cards": { "other": "{count} cards" }
})");
        write("de.json", german());
    }
    ~TinyGame() { std::filesystem::remove_all(root_); }
    TinyGame(const TinyGame&) = delete;

    static std::string german() {
        return R"({
  "game": { "name": "Winzig", "tagline": "Eine Karte." },
  "option": { "long": { "name": "Lang", "text": "Länger." } },
  "card": { "A1": { "name": "Funke" } },
  "chapter": { "all": { "title": "Alles" } },
  "rule": {
    "T-1": { "title": "Gewinnen", "text": "Spiele." },
    "T-2": { "title": "Remis?", "ruling": "Nein.", "why": "Eine Karte." }
  },
  "error": { "ERR_NO": { "what": "Kein {card}.", "fact": "Fort.", "way": "Halt." } },
  "log": { "play": "{seat} spielt {card}." },
  "cards": { "one": "{count} Karte", "other": "{count} Karten" }
})";
    }

    std::filesystem::path folder() const { return root_ / "tiny"; }
    std::filesystem::path packs() const { return root_ / "packs"; }
    void write(const std::string& name, std::string_view text) const { put(folder() / name, text); }
    void write_pack(const std::string& name, std::string_view text) const { put(packs() / name, text); }

    /// Writes `name` with `from`, which must be in it once, replaced.
    void spoil(const std::string& name, const std::string& from, const std::string& to) const {
        std::ifstream in(folder() / name);
        std::string text{std::istreambuf_iterator<char>(in), {}};
        const std::size_t at = text.find(from);
        ASSERT_NE(at, std::string::npos) << from;
        ASSERT_EQ(text.find(from, at + 1), std::string::npos) << from;
        write(name, text.replace(at, from.size(), to));
    }

    /// What load() complains of, one error a line, with bare file names; empty when all is well.
    std::string errors() const {
        const auto content = GameContent::load(folder(), packs());
        if (content) return {};
        std::string lines;
        for (ContentError e : content.error()) {
            e.file = std::filesystem::path(e.file).filename().string();
            lines += to_string(e) + '\n';
        }
        return lines;
    }

  private:
    static void put(const std::filesystem::path& path, std::string_view text) { std::ofstream(path) << text; }

    std::filesystem::path root_;
};

}  // namespace hexmoot
