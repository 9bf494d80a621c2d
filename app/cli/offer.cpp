// offer: what may be said next, and what may not and why.
#include <memory>

#include <fmt/format.h>

#include "app/cli/game.h"
#include "app/cli/verbs.h"

namespace hexmoot::cli {
namespace {

void print_offer(const Game& game, Viewer eyes, const Common& common) {
    const AnyMatch& m = *game.match;
    const Speech speech = game.speech(common.lang);
    if (m.over()) {
        fmt::print("{}\n", game.module->ending(m, speech).line());
        return;
    }
    fmt::print("{}\n", game.module->question(m, eyes, speech).headline);
    for (Seat s : m.prompt().seats) {
        if (m.prompt().secrecy != Secrecy::open && !eyes.is(s)) {
            fmt::print("{} decides in secret; --as {} shows what.\n", speech.name(s), letter(s));
            continue;
        }
        for (const Answer& a : m.offer().answers())
            if (a.seat == s)
                fmt::print("  {} {:<12} {}\n", letter(s), m.spelled(a.token), game.module->name(a.token, speech));
        for (const Offer::Blocked& b : m.offer().blocked()) {
            if (b.answer.seat != s) continue;
            const std::string word = m.spelled(b.answer.token);
            fmt::print("  {} {:<12} not now: {}\n", letter(s), word, words_of(game, s, {0, word, b.why}, common.lang));
        }
    }
}

struct OfferOptions {
    std::string file, as = "table", pin;
};

}  // namespace

void add_offer(CLI::App& app, const Common& common) {
    const auto o = std::make_shared<OfferOptions>();
    CLI::App* verb =
        app.add_subcommand("offer", "List the words that may come next, and the blocked ones with their rules");
    verb->add_option("FILE", o->file, "A game file")->required();
    verb->add_option("--as", o->as, "Whose eyes: A, B, ... or table")->capture_default_str();
    verb->add_option("--pin", o->pin, "The PIN of that seat, if it has one");
    verb->footer("Example:\n  hexmoot-cli offer friday.hexmoot --as B");
    verb->callback([o, &common] {
        const Game game = open_game(std::filesystem::path(o->file));
        print_offer(game, viewer_of(game, o->as, o->pin), common);
    });
}

}  // namespace hexmoot::cli
