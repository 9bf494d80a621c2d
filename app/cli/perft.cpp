// perft: counts all continuations; two versions of the rules that agree here agree.
#include <memory>

#include <fmt/format.h>

#include "app/cli/game.h"
#include "app/cli/verbs.h"

namespace hexmoot::cli {
namespace {

u64 perft(const AnyMatch& m, int depth) {
    if (m.over()) return 0;
    if (depth == 1) return m.offer().answers().size();
    u64 count = 0;
    for (const Answer& a : m.offer().answers()) {
        const auto next = m.clone();
        if (next->give(a)) count += perft(*next, depth - 1);
    }
    return count;
}

struct PerftOptions {
    std::string file;
    int depth = 1;
};

}  // namespace

void add_perft(CLI::App& app) {
    const auto o = std::make_shared<PerftOptions>();
    CLI::App* verb = app.add_subcommand("perft", "Count the ways to go on from a game file by so many words");
    verb->add_option("FILE", o->file, "A game file")->required();
    verb->add_option("DEPTH", o->depth, "Words")->required()->check(whole_number(1, 12));
    verb->footer("Example:\n  hexmoot-cli perft friday.hexmoot 4");
    verb->callback([o] {
        const Game game = open_game(std::filesystem::path(o->file));
        for (int depth = 1; depth <= o->depth; depth++) fmt::print("{:>2} {}\n", depth, perft(*game.match, depth));
    });
}

}  // namespace hexmoot::cli
