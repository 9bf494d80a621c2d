// A game as menus, the sitting, the store and the command line know it; and the list of all games.
#pragma once
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/content/game_content.h"
#include "engine/kernel/any_match.h"
#include "engine/kernel/greedy_player.h"
#include "engine/kernel/laws/report.h"
#include "engine/kernel/random_player.h"

namespace hexmoot {

// Whose language and names a sentence uses.
struct Speech {
    const Catalogue& texts;
    std::string_view lang;
    std::span<const std::string> seats;  // names in seat order

    std::string_view text(std::string_view key) const { return texts.text(key, lang); }
    std::string say(std::string_view key, Slots slots) const { return fill(text(key), slots); }
    std::string name(Seat s) const { return index(s) < seats.size() ? seats[index(s)] : std::string(1, letter(s)); }
};

// What is asked, in words: the headline, and one line of help.
struct Question {
    std::string headline;
    std::string hint;
};

// How a game ended, in words: who won, and what the end looked like.
struct Ending {
    std::string headline;
    std::string how;

    std::string line() const { return headline + ". " + how; }
};

// A refusal in words (ux.md 5.4): what can't be done, which fact forbids it, the way out, and the rule that says so.
struct Answered {
    std::string what;
    std::string fact;
    std::string way;
    std::string code;
    std::string rule;
};

// How one given/when/then case of a game's specification fared.
struct VectorResult {
    enum class Outcome : u8 { passed, failed, prose };  // prose: a property that has no script to run
    std::string id;
    std::string title;
    int line = 0;  // of its heading, from 1
    Outcome outcome = Outcome::failed;
    std::string
        message;  // of a failed one: what differs, or "12:34: expected ..." for what can't be read; else a remark
};

// One line of an answer in figures: what is counted, and a number as it is printed.
struct Figure {
    std::string name;
    std::string value;
};

struct GameModule {
    std::string_view id;
    int rules_version;
    int min_seats;
    int max_seats;
    std::span<const OptionSpec> options;

    Result<std::unique_ptr<AnyMatch>> (*start)(Setup, std::vector<u32> script);
    Result<std::unique_ptr<AnyMatch>> (*start_from)(std::string_view state_json, Setup, std::vector<u32> script);
    using Accept = FunctionRef<bool(size_t answers, u64 digest)>;
    Result<std::unique_ptr<AnyMatch>> (*load)(const Record&, Accept);

    // Reads the game's folder and checks what only the game can check (every card has its effect and the reverse, every
    // rule that code cites and every word that it says has a text).
    tl::expected<GameContent, ContentErrors> (*content)(const std::filesystem::path& folder,
                                                        const std::filesystem::path& packs);

    // Sentences. Events are told as they are given: mask them with Event::for_eyes first. "" = nothing worth a line.
    std::string (*log_line)(const Event&, const Speech&);
    std::string (*clock)(const AnyMatch&, const Speech&);          // where the game stands: "Battle 3 · play 7 of 12"
    Question (*question)(const AnyMatch&, Viewer, const Speech&);  // may name secrets of the viewer, and of nobody else
    Answered (*refusal)(const AnyMatch&, Seat, const Refusal&, const Speech&);
    std::string (*name)(Token, const Speech&);         // "Ambush", "Land"
    Ending (*ending)(const AnyMatch&, const Speech&);  // of a game that is over

    // Programs' play: a player that takes any word; and whole games of such players, played straight through from the
    // seeds setup.seed, + 1, ... Returns the words said. Precondition: the set-up is legal and complete.
    std::shared_ptr<Chooser> (*random_player)(u64 seed);
    u64 (*random_games)(Setup, int games);
    // A player that thinks a little, and knows no more than its seat: what one of the seats `of` says; none when all of
    // them leave the word to others. Precondition: the game is not over.
    std::optional<Answer> (*greedy_answer)(const AnyMatch&, SeatSet of, Rng&);
    // Holds the laws of engine/kernel/laws.h against this game.
    LawReport (*laws)(const LawsOptions&);

    // Runs the cases of a text in the language of the game's specification; null for a game that has no such language.
    std::vector<VectorResult> (*vectors)(std::string_view text) = nullptr;

    // The exact odds of a fight that is described in words of the game's notation, or what is wrong with the words;
    // null for a game without dice.
    tl::expected<std::vector<Figure>, std::string> (*odds)(std::span<const std::string> words) = nullptr;
};

// All games that can be played to the end, in the order of the CMake list.
std::span<const GameModule* const> games();
// Null when there is no such game.
const GameModule* find_game(std::string_view id);

// The adapters that a module fills its first functions with.
template <Rules G>
struct ModuleOf {
    using Made = Result<std::unique_ptr<AnyMatch>>;
    static Made wrap(Result<Match<G>> m) {
        if (!m) return tl::unexpected(m.error());
        return std::make_unique<MatchOf<G>>(std::move(*m));
    }
    static Made start(Setup setup, std::vector<u32> script) {
        return wrap(Match<G>::start(std::move(setup), std::move(script)));
    }
    static Made start_from(std::string_view json, Setup setup, std::vector<u32> script) {
        auto state = G::from_json(json);
        if (!state) return tl::unexpected(Refusal{0, state.error(), {code_bad_record, RuleId::none, {}}});
        return wrap(Match<G>::start_from(*state, std::move(setup), std::move(script)));
    }
    static Made load(const Record& r, GameModule::Accept accept) { return wrap(Match<G>::load(r, accept)); }
    static std::shared_ptr<Chooser> random_player(u64 seed) { return std::make_shared<RandomPlayer<G>>(seed); }
    static std::optional<Answer> greedy_answer(const AnyMatch& m, SeatSet of, Rng& rng) {
        for (Seat s : m.prompt().seats)
            if (of.has(s)) return hexmoot::greedy_answer(static_cast<const MatchOf<G>&>(m).match, s, rng);
        return {};
    }
    static u64 random_games(Setup setup, int games) {
        Offer offer;
        u64 words = 0;
        for (; games > 0; games--, setup.seed++) {
            Position<G> position{*G::setup(setup), {}};
            RandomPlayer<G> player(setup.seed);
            words += position.run(player, offer, [](const typename G::State&) { return false; });
        }
        return words;
    }
};

}  // namespace hexmoot
