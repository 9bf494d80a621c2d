// vectors, scenario: files of tests.
#include <memory>

#include <fmt/format.h>

#include "app/cli/files.h"
#include "app/cli/game.h"
#include "app/cli/verbs.h"
#include "engine/games/scenario.h"

namespace hexmoot::cli {
namespace {

struct Count {
    int passed = 0, failed = 0, prose = 0;
};

void run_vectors(const GameModule& module, const std::string& path, Count& count) {
    const auto results = module.vectors(read_file(path));
    if (results.empty())
        throw Stop{exit_input, fmt::format("{} has no vectors: a vector begins with a line '#### ID title'.", path)};
    for (const VectorResult& r : results) {
        switch (r.outcome) {
            case VectorResult::Outcome::passed:
                count.passed++;
                if (!r.message.empty()) fmt::print("{}:{}: {}: note: {}\n", path, r.line, r.id, r.message);
                break;
            case VectorResult::Outcome::prose:
                count.prose++;
                break;
            case VectorResult::Outcome::failed:
                count.failed++;
                fmt::print("{}:{}: {} {}\n  {}\n", path, r.line, r.id, r.title, r.message);
                break;
        }
    }
}

struct FileOptions {
    std::string game;
    std::vector<std::string> files;
};

}  // namespace

void add_vectors(CLI::App& app) {
    const auto o = std::make_shared<FileOptions>();
    CLI::App* verb =
        app.add_subcommand("vectors", "Run given/when/then vectors in the language of a game's specification");
    verb->add_option("GAME", o->game, "A game, as 'hexmoot-cli games' lists it")->required();
    verb->add_option("FILES", o->files, "Files with vectors")->required();
    verb->footer("Example:\n  hexmoot-cli vectors air_land_sea vectors.md");
    verb->callback([o] {
        const GameModule& module = game_named(o->game);
        if (!module.vectors)
            throw Stop{exit_input, fmt::format("{} has no language of vectors; write scenarios.", module.id)};
        Count count;
        for (const std::string& file : o->files) run_vectors(module, file, count);
        fmt::print("{} passed, {} failed, {} in prose\n", count.passed, count.failed, count.prose);
        if (count.failed > 0) throw Stop{exit_failed, ""};
    });
}

void add_scenario(CLI::App& app) {
    const auto o = std::make_shared<FileOptions>();
    CLI::App* verb =
        app.add_subcommand("scenario", "Run scenario files: a position, what is said, what must hold then");
    verb->add_option("FILES", o->files, "Scenario files (JSON)")->required();
    verb->footer("Example:\n  hexmoot-cli scenario bug-report.json");
    verb->callback([o] {
        int failed = 0;
        bool unreadable = false;
        for (const std::string& file : o->files) {
            const auto result = run_scenario(file);
            if (!result) {
                fmt::print(stderr, "{}: can't be run as a scenario:\n{}\n", file, to_string(result.error()));
                unreadable = true;
                continue;
            }
            failed += !result->passed();
            fmt::print("{}: {} {}\n", file, result->id, result->passed() ? "passed" : "failed");
            for (const std::string& problem : result->problems) fmt::print("  {}\n", problem);
        }
        if (unreadable) throw Stop{exit_input, "Nothing was changed. Put these files right and run them again."};
        if (failed > 0) throw Stop{exit_failed, ""};
    });
}

}  // namespace hexmoot::cli
