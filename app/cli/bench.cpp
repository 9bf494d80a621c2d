// bench: how fast a game is played, and how fast an answer is safe.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <memory>

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

#include "app/cli/game.h"
#include "app/cli/verbs.h"
#include "engine/store/commit_bench.h"

namespace hexmoot::cli {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

struct Speed {
    double games_per_s, moves_per_s;
};

// Random games, played straight through; the median of five batches of about `seconds` each.
Speed speed_of(const GameModule& module, int seats, double seconds) {
    Setup setup{seats, 1, {}};
    for (const OptionSpec& o : module.options) setup.options.push_back(o.usual);
    int games = 16;
    for (double took = 0; took < seconds; games *= 2) {
        const auto start = Clock::now();
        module.random_games(setup, games);
        took = seconds_since(start);
    }
    games /= 2;
    std::vector<Speed> batches;
    for (int i = 0; i < 5; i++) {
        const auto start = Clock::now();
        const u64 words = module.random_games(setup, games);
        const double took = seconds_since(start);
        batches.push_back({games / took, static_cast<double>(words) / took});
    }
    std::sort(batches.begin(), batches.end(),
              [](const Speed& a, const Speed& b) { return a.moves_per_s < b.moves_per_s; });
    return batches[2];
}

// What a person waits for at each answer: the rules, the next offer with its reasons, and the view of who is asked as
// text. The 99th hundredth, in microseconds.
double answer_p99(const GameModule& module, int seats, int answers) {
    std::vector<double> times;
    for (u64 seed = 1; times.size() < static_cast<size_t>(answers); seed++) {
        const auto m = *module.start({seats, seed, {}}, {});
        const auto robot = module.random_player(seed);
        while (!m->over() && times.size() < static_cast<size_t>(answers)) {
            const Answer a = robot->choose(m->prompt(), m->offer());
            const auto start = Clock::now();
            if (!m->give(a)) break;
            m->view_json(m->prompt().seats.front());
            times.push_back(1e6 * seconds_since(start));
        }
    }
    const auto p99 = times.begin() + static_cast<std::ptrdiff_t>(times.size() * 99 / 100);
    std::nth_element(times.begin(), p99, times.end());
    return *p99;
}

// A folder on the disk where libraries live, gone when it goes.
class Folder {
  public:
    explicit Folder(const std::filesystem::path& parent) {
        std::string name = (parent / "hexmoot-bench-XXXXXX").string();
        if (!mkdtemp(name.data()))
            throw Stop{exit_input,
                       fmt::format("No folder can be made in {}. Give another with --folder.", parent.string())};
        path_ = name;
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    const std::filesystem::path& path() const { return path_; }

  private:
    std::filesystem::path path_;
};

// The current one when the environment names a folder that is not there.
std::string usual_folder() {
    std::error_code not_there;
    return std::filesystem::temp_directory_path(not_there).string();
}

struct BenchOptions {
    std::string game, folder = usual_folder();
    int seats = 0;
    bool json = false;
};

void print_figures(const GameModule& module, int seats, double commit_ratio, bool json) {
    const Speed speed = speed_of(module, seats, 0.4);
    const double p99 = answer_p99(module, seats, 20'000);
    if (json)
        fmt::print("{}\n", nlohmann::json{{"game", module.id},
                                          {"games_per_s", std::round(speed.games_per_s)},
                                          {"moves_per_s", std::round(speed.moves_per_s)},
                                          {"answer_p99_us", std::round(p99 * 10) / 10},
                                          {"commit_ratio", std::round(commit_ratio * 1000) / 1000}}
                               .dump());
    else
        fmt::print(
            "{} with {} seats: {:.0f} games and {:.0f} moves a second; an answer takes at most {:.1f} us (99 of 100); "
            "a commit takes {:.2f} bare inserts\n",
            module.id, seats, speed.games_per_s, speed.moves_per_s, p99, commit_ratio);
}

}  // namespace

void add_bench(CLI::App& app) {
    const auto o = std::make_shared<BenchOptions>();
    CLI::App* verb = app.add_subcommand("bench", "Measure random games, a person's answer and a durable commit");
    verb->add_option("GAME", o->game, "One game; all of them if there is none");
    verb->add_option("--seats", o->seats, "How many sit at the table; as many as can if not given")
        ->check(whole_number(1));
    verb->add_flag("--json", o->json, "One JSON object a game");
    verb->add_option("--folder", o->folder, "Where the commits are measured: a folder on the disk in question")
        ->capture_default_str();
    verb->footer(
        "games_per_s, moves_per_s: random play straight through on one core; a move is one accepted word.\n"
        "answer_p99_us: giving an answer, the next offer with its reasons and the view as JSON; 99 of 100 are faster.\n"
        "commit_ratio: a durable answer over a bare insert into SQLite, in turns on the same disk.\n"
        "Example:\n  hexmoot-cli bench air_land_sea --json");
    verb->callback([o] {
        std::vector<const GameModule*> chosen(games().begin(), games().end());
        if (!o->game.empty()) chosen = {&game_named(o->game)};
        if (o->seats != 0)
            std::erase_if(chosen,
                          [&](const GameModule* m) { return o->seats < m->min_seats || o->seats > m->max_seats; });
        if (chosen.empty()) throw Stop{exit_input, fmt::format("--seats {}: no game for so many.", o->seats)};
        const Folder folder(o->folder);
        const double ratio = must(store::measure_commits(folder.path(), 2000)).ratio();
        for (const GameModule* module : chosen)
            print_figures(*module, o->seats == 0 ? module->max_seats : o->seats, ratio, o->json);
    });
}

}  // namespace hexmoot::cli
