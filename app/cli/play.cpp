// play: whole games of robots, into a file or a library.
#include <algorithm>
#include <cerrno>
#include <memory>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include "app/cli/files.h"
#include "app/cli/setup.h"
#include "app/cli/verbs.h"

namespace hexmoot::cli {
namespace {

struct PlayOptions {
    std::string game, out, library, privacy{"open"};
    std::vector<std::string> bots{"random"};
    SetupOptions setup;
    long to = -1;
    int games = 1;
    int report_fd = -1;
};

// The robots of a table. The last kind named plays all further seats.
class Robots {
  public:
    Robots(const GameModule& module, const PlayOptions& o, const AnyMatch& m)
        : module_(module),
          random_(module.random_player(m.setup().seed + m.answers())),
          rng_(Rng::seeded(m.setup().seed + m.answers())) {
        for (int i = 0; i < m.setup().seats; i++)
            if (o.bots[std::min<size_t>(static_cast<size_t>(i), o.bots.size() - 1)] == "greedy")
                greedy_ = greedy_.with(seat(i));
    }

    // Greedy seats speak when they have something to say; else some word of the others counts.
    Answer choose(const AnyMatch& m) {
        if (const auto a = module_.greedy_answer(m, greedy_, rng_)) return *a;
        const auto by_other = [&](const Answer& a) { return !greedy_.has(a.seat); };
        const bool others = std::ranges::any_of(m.offer().answers(), by_other);
        Answer a = random_->choose(m.prompt(), m.offer());
        while (others && !by_other(a)) a = random_->choose(m.prompt(), m.offer());
        return a;
    }

  private:
    const GameModule& module_;
    std::shared_ptr<Chooser> random_;
    Rng rng_;
    SeatSet greedy_;
};

// Robots answer until the end or until there are `to` answers. `given` is called after each.
template <class Given>
void play_on(const GameModule& module, const PlayOptions& o, AnyMatch& m, Given given) {
    Robots robots(module, o, m);
    while (!m.over() && (o.to < 0 || m.answers() < static_cast<size_t>(o.to))) {
        const bool is_public = m.prompt().secrecy == Secrecy::open;
        const Answer a = robots.choose(m);
        if (const auto ok = m.give(a); !ok)
            throw Stop{exit_failed, fmt::format("The rules offer '{}' and refuse it: {}.", m.spelled(a.token),
                                                m.code_name(ok.error().reason.code))};
        given(Word{a.seat, m.spelled(a.token), is_public});
    }
}

void print_end(const Game& game, std::string_view lang) {
    const AnyMatch& m = *game.match;
    const Speech speech = game.speech(lang);
    const auto points = m.standing().points;
    std::vector<std::string> score;
    for (size_t i = 0; i < game.names.size(); i++) score.push_back(fmt::format("{} {}", game.names[i], points[i]));
    fmt::print("{}\n{}; {} words\nseed {}\ndigest {:016x}\n",
               m.over() ? game.module->ending(m, speech).line() : game.module->clock(m, speech), fmt::join(score, ", "),
               m.answers(), m.setup().seed, m.digest());
}

Game begin_game(const GameModule& module, const PlayOptions& o, const Setup& setup, std::string_view lang) {
    Game game = new_game(module, start(module, setup, lang));
    game.seating.privacy = play::privacy_named(o.privacy);
    return game;
}

void play_one(const GameModule& module, const PlayOptions& o, std::string_view lang) {
    Game game = begin_game(module, o, setup_of(module, o.setup), lang);
    play_on(module, o, *game.match, [](const Word&) {});
    print_end(game, lang);
    if (!o.out.empty())
        write_file(o.out, play::game_file(module, game.content, *game.match, game.seating),
                   fmt::format("The game is not lost: --seed {} plays it again.", game.match->setup().seed));
}

// Tells the number of the answer just committed to who waits at the other end.
void report(int fd, u64 number) {
    const std::string line = fmt::format("{}\n", number);
    if (write(fd, line.data(), line.size()) < 0)
        throw Stop{exit_input,
                   fmt::format("--report-fd {}: nobody reads it. All {} answers are in the library.", fd, number)};
}

// Plays on the newest game in play, then begins new ones: every answer is in the library before the next is asked.
class LibraryPlay {
  public:
    LibraryPlay(const GameModule& module, const PlayOptions& o, std::string_view lang)
        : module_(module), o_(o), lang_(lang), library_(must(store::Library::open(o.library))) {
        for (const store::GameSummary& g : must(library_.list())) committed_ += g.answers;
    }
    void run() {
        const auto open = must(library_.list({std::string(module_.id), store::Status::in_play, false, 1}));
        for (int i = 0; i < o_.games; i++)
            if (i == 0 && !open.empty())
                resume(open.front().id);
            else
                begin(static_cast<u64>(i));
    }

  private:
    void begin(u64 number) {
        Setup setup = setup_of(module_, o_.setup);
        setup.seed += number;
        Game game = begin_game(module_, o_, setup, lang_);
        play::Journal journal = must(play::Journal::begin(library_, module_, game.content, *game.match, game.seating));
        play(game, journal);
    }
    void resume(store::GameId id) {
        const play::Resumed resumed = must(play::resume(library_, id));
        Game game = open_game(resumed, fmt::format("Game {}", static_cast<i64>(id)));
        if (resumed.changed)
            throw Stop{exit_input, fmt::format("Game {} was changed by another hand. It is as it was; start another.",
                                               static_cast<i64>(id))};
        play::Journal journal(library_, id, module_, game.content.texts(), game.seating);
        play(game, journal);
    }
    void play(Game& game, play::Journal& journal) {
        play_on(module_, o_, *game.match, [&](const Word& w) {
            must(journal.append(*game.match, w));
            committed_++;
            if (o_.report_fd >= 0) report(o_.report_fd, committed_);
        });
        fmt::print("game {}\n", static_cast<i64>(journal.game()));
        print_end(game, lang_);
    }

    const GameModule& module_;
    const PlayOptions& o_;
    std::string_view lang_;
    store::Library library_;
    u64 committed_ = 0;
};

}  // namespace

void add_play(CLI::App& app, const Common& common) {
    const auto o = std::make_shared<PlayOptions>();
    CLI::App* verb = app.add_subcommand("play", "Let robots play a whole game; prints its result and digest");
    verb->add_option("GAME", o->game, "A game, as 'hexmoot-cli games' lists it")->required();
    add_setup(*verb, o->setup);
    verb->add_option("--bots", o->bots, "Who plays, by seat: random takes any word, greedy thinks a little")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->check(CLI::IsMember({"random", "greedy"}))
        ->capture_default_str();
    verb->add_option("--privacy", o->privacy, "Whether curtains hide the hands when people go on with the game")
        ->check(CLI::IsMember({"open", "courtesy", "locked"}))
        ->capture_default_str();
    verb->add_option("--to", o->to, "Stop after so many words")->check(whole_number(0));
    CLI::Option* out = verb->add_option("--out", o->out, "Write the game to this file")->check(file_name());
    CLI::Option* library =
        verb->add_option("--library", o->library, "Play in this library: first on with its newest game in play")
            ->check(file_name())
            ->excludes(out);
    verb->add_option("--games", o->games, "How many games, one after the other")
        ->check(whole_number(1, std::numeric_limits<int>::max()))
        ->needs(library);
    verb->add_option("--report-fd", o->report_fd,
                     "Write the number of each answer to this file descriptor when it is safe on the disk")
        ->check(whole_number(0, std::numeric_limits<int>::max()))
        ->needs(library);
    verb->footer(
        "Examples:\n  hexmoot-cli play air_land_sea --seed 7 --option longGame=1 --out friday.hexmoot\n"
        "  hexmoot-cli play air_land_sea --to 0 --out fresh.hexmoot       a new game, not begun\n"
        "  hexmoot-cli play air_land_sea --library library.hexmoot --games 10\n"
        "  hexmoot-cli play air_land_sea --bots greedy,random");
    verb->callback([o, &common] {
        const GameModule& module = game_named(o->game);
        if (const int seats = setup_of(module, o->setup).seats; o->bots.size() > static_cast<size_t>(seats))
            throw Stop{exit_input,
                       fmt::format("--bots names {} robots for {} seats.\nNo game was begun. Name at most one "
                                   "for each seat.",
                                   o->bots.size(), seats)};
        if (o->library.empty())
            play_one(module, *o, common.lang);
        else
            LibraryPlay(module, *o, common.lang).run();
    });
}

}  // namespace hexmoot::cli
